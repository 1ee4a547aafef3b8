import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { chunks } from "./vite/chunks.ts";
import { floorInPage, floorTargets } from "./vite/floor.ts";
import { launchImageLinks } from "./vite/launch-images.ts";
import { leanTailwind } from "./vite/lean-tailwind.ts";
import { lightContract } from "./vite/light-contract.ts";
import { manifest } from "./vite/manifest.ts";
import { withoutInjectedStyles } from "./vite/without-injected-styles.ts";

const API = process.env.API_ORIGIN ?? "http://localhost:8080";

export default defineConfig({
  base: "/h5/",
  plugins: [
    react(),
    lightContract(),
    tailwindcss(),
    leanTailwind(),
    floorInPage(),
    withoutInjectedStyles(),
    launchImageLinks(),
    VitePWA({
      strategies: "injectManifest",
      srcDir: "src",
      filename: "sw.ts",
      injectRegister: false,
      injectManifest: {
        buildPlugins: { vite: [lightContract()] },
        globPatterns: ["**/*.{js,css,html,svg,webmanifest}", "icons/*-192.png"],
        // Few calls grow so large, and none without a network.
        globIgnores: ["**/live-kit-room-*.js"],
      },
      manifest,
    }),
  ],
  server: {
    proxy: {
      "/api": { target: API },
      "/files": { target: API },
      "/im": { target: API, ws: true },
    },
  },
  build: {
    target: floorTargets(),
    outDir: "dist",
    // The strict CSP forbids data: scripts and styles; small pictures travel as files too.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // A door passes on what others take from it, and nothing happens by opening it.
      treeshake: { moduleSideEffects: [{ test: /domains\/[^/]+\/index\.ts$/, sideEffects: false }] },
      output: { codeSplitting: { groups: chunks } },
    },
  },
});
