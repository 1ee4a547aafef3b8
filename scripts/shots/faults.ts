import type { Page } from "@playwright/test";
import { textFaultsOf } from "./texts.ts";

/** The smallest touch target (design rule 3), px. */
const TOUCH = 44;

/** What can be measured of a screen: small targets, text that is cut or overflows. */
export const faultsOf = async (page: Page): Promise<string[]> => [
  ...(await page.evaluate(small, TOUCH)),
  ...(await textFaultsOf(page)),
];

/** Runs inside the page. */
function small(touch: number): string[] {
  const shown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.closest("[inert],[aria-hidden=true],.sr-only") === null &&
    element.getBoundingClientRect().width > 1;
  const nameOf = (element: Element) =>
    (element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 30) ||
    element.className;
  const judge = (element: Element): string[] => {
    const body = element.matches("input,textarea")
      ? (element.closest("label") ?? element.parentElement)
      : element;
    if (body === null || getComputedStyle(body).display === "inline") return [];
    const box = body.getBoundingClientRect();
    const around = getComputedStyle(body, "::after");
    const grown = around.content !== "none" && around.position === "absolute";
    const own = element.getBoundingClientRect();
    const width = Math.max(box.width, own.width, grown ? Number.parseFloat(around.width) : 0);
    const height = Math.max(box.height, own.height, grown ? Number.parseFloat(around.height) : 0);
    if (box.width === 0 || (width >= touch - 0.5 && height >= touch - 0.5)) return [];
    return [`small ${Math.round(width)}×${Math.round(height)} "${nameOf(element)}"`];
  };
  const targets = document.querySelectorAll("button,a[href],[role=button],[role=menuitem],input,textarea");
  return [...targets].filter(shown).flatMap(judge);
}
