import "$lib/theme.css";
import "$lib/controls.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { beginEarly } from "./host/early";
import { keepPages } from "./keep";

void beginEarly().catch(() => {}); // the page says so when it asks itself
mount(App, { target: document.getElementById("app")! });
keepPages();
