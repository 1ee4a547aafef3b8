import type { Plugin } from "vite";

/** How the zoom library adds its style sheet when it is loaded. */
const INJECTION = "styleInject(css_248z);";

/** Takes the style element out of the zoom library: the strict CSP refuses it, and `ui/zoom.tsx` has what it needs. */
export const withoutInjectedStyles = (): Plugin => ({
  name: "4d-without-injected-styles",
  apply: "build",
  transform(code, id) {
    if (!id.includes("/react-zoom-pan-pinch/")) return null;
    if (!code.includes(INJECTION))
      this.error("react-zoom-pan-pinch adds its styles in another way now; see apps/web/vite");
    return { code: code.replace(INJECTION, ""), map: null };
  },
});
