import "$lib/theme.css";
import "$lib/controls.css";
import { mount } from "svelte";
import Gallery from "./Gallery.svelte";

mount(Gallery, { target: document.getElementById("app")! });
document.body.dataset["ready"] = "";
