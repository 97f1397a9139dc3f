import "$lib/theme.css";
import "$lib/controls.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { keepPages } from "./keep";

mount(App, { target: document.getElementById("app")! });
keepPages();
