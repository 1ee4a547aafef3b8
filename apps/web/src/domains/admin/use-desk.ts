import { useEffect, useSyncExternalStore } from "react";

const wide = matchMedia("(min-width: 1000px)");
const watch = (changed: () => void) => {
  wide.addEventListener("change", changed);
  return () => wide.removeEventListener("change", changed);
};

let mountedPages = 0;

/** Lets the page use a desktop's width while it is shown. @returns whether there is room for two panes. */
export function useAdminConsole(): boolean {
  useEffect(() => {
    mountedPages += 1;
    document.documentElement.toggleAttribute("data-desk", true);
    return () => {
      mountedPages -= 1;
      document.documentElement.toggleAttribute("data-desk", mountedPages > 0);
    };
  }, []);
  return useSyncExternalStore(watch, () => wide.matches);
}
