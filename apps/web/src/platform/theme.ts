import { local } from "./local.ts";
import { signal } from "./signal.ts";

export type ThemeChoice = "system" | "dark" | "light";
const KEY = "theme";

function stored(): ThemeChoice {
  const value = local.get(KEY);
  return value === "dark" || value === "light" ? value : "system";
}

/** The chosen theme; "system" follows the device (`APP-6`). */
export const themeChoice = signal<ThemeChoice>(stored());

/** The system draws its bars in the colour of the page. */
function colourBars(): void {
  const colour = getComputedStyle(document.documentElement).getPropertyValue("--ink-1");
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", colour);
}

function apply(): void {
  const choice = themeChoice.get();
  const light =
    choice === "light" || (choice === "system" && matchMedia("(prefers-color-scheme: light)").matches);
  document.documentElement.dataset.theme = light ? "light" : "dark";
  colourBars();
}

/** Chooses a theme and remembers it. */
export function chooseTheme(choice: ThemeChoice): void {
  local.set(KEY, choice === "system" ? null : choice);
  themeChoice.set(choice);
  apply();
}

/** Follows the device and other tabs from now on; theme.js has already set the first paint. */
export function watchTheme(): void {
  apply();
  matchMedia("(prefers-color-scheme: light)").addEventListener("change", apply);
  addEventListener("storage", ({ key }) => {
    if (key !== KEY) return;
    themeChoice.set(stored());
    apply();
  });
}
