import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { chunks } from "./vite/chunks.ts";
import { floorInPage, floorTargets } from "./vite/floor.ts";
import { leanTailwind } from "./vite/lean-tailwind.ts";
import { lightContract } from "./vite/light-contract.ts";
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
      manifest: {
        name: "四次元",
        short_name: "四次元",
        description: "聊天、造人、写故事,都在这一维",
        lang: "zh-CN",
        start_url: "/h5/",
        scope: "/h5/",
        display: "standalone",
        orientation: "portrait",
        background_color: "#08090b",
        theme_color: "#08090b",
        icons: [
          { src: "icons/icon-192.png", sizes: "192x192", type: "image/png" },
          { src: "icons/icon-512.png", sizes: "512x512", type: "image/png" },
          { src: "icons/maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
        ],
      },
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
