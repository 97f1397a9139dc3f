/// <reference types="vitest/config" />
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vite";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The chunk of a language's texts, as long as every page has all of them. */
const languageOf = (file: string): string => `texts-${/locales\/(\w+)\//.exec(file)![1]}`;

export default defineConfig({
  base: "/",
  // Scripts find each other wherever the site lies; only the page itself names its root.
  experimental: {
    renderBuiltUrl: (name, { hostType }) => (hostType === "html" ? `/${name}` : { relative: true }),
  },
  worker: { format: "es" },
  plugins: [svelte(), svelteTesting()],
  resolve: { alias: { $lib: here("./src/lib") } },
  // The message catalogues live beside the Python package that shares them.
  server: { fs: { allow: [here("..")] } },
  build: {
    outDir: here("../src/valdora/server/static"),
    emptyOutDir: true,
    assetsDir: "assets",
    // The content policy allows no data: addresses, so nothing may be inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What a language says is asked for at once: one file of it comes sooner than sixteen.
          groups: [
            { name: languageOf, test: /\/locales\/.*\.ftl/ },
            // … and what the first page needs, with what all pages share, is one file too.
            { name: "first", test: /\/pages\/StartPage\.svelte/ },
          ],
        },
      },
    },
    target: "es2022",
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
  },
  test: { environment: "jsdom", include: ["src/**/*.test.ts"], testTimeout: 30_000 },
});
