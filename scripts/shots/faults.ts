import type { Page } from "@playwright/test";

/** What a finger needs (design rule 3), px. */
const TOUCH = 44;

/** What can be measured of a screen without looking: small targets, text that is cut or sticks out. */
export const faultsOf = (page: Page): Promise<string[]> => page.evaluate(measure, TOUCH);

/** Runs inside the page. */
function measure(touch: number): string[] {
  const wide = document.documentElement.clientWidth;
  const shown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.closest("[inert],[aria-hidden=true],.sr-only") === null &&
    element.getBoundingClientRect().width > 1;
  const nameOf = (element: Element) =>
    (element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 30) ||
    element.className;

  const small = (element: Element): string[] => {
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

  const cut = (element: HTMLElement): string[] => {
    const style = getComputedStyle(element);
    const hides = style.overflowX === "hidden" || style.overflowX === "clip";
    const elided = style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none";
    if (hides && !elided && element.scrollWidth > element.clientWidth + 1)
      return [`cut "${nameOf(element)}"`];
    const box = element.getBoundingClientRect();
    const scrolled = element.closest(".row-x,.truncate") !== null;
    return !scrolled && box.width > 0 && box.right > wide + 1 ? [`outside "${nameOf(element)}"`] : [];
  };

  const ownText = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  const targets = document.querySelectorAll("button,a[href],[role=button],[role=menuitem],input,textarea");
  const texts = [...document.querySelectorAll<HTMLElement>("#root *,[role=dialog] *,[role=menu] *")].filter(
    ownText,
  );
  return [...[...targets].filter(shown).flatMap(small), ...texts.filter(shown).flatMap(cut)];
}
