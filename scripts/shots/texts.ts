import type { Page } from "@playwright/test";

/** One line of text, or part of it, as it is on the screen. */
interface Piece {
  readonly element: Element;
  /** The control that contains the text. */
  readonly control: Element | null;
  readonly box: DOMRect;
  /** How far letters may reach out of a line of their own height, px. */
  readonly slack: number;
}

/** An element around a piece that clips what overflows it. */
interface Frame {
  readonly box: DOMRect;
  readonly style: CSSStyleDeclaration;
  /** A row that scrolls sideways, or a map that can be moved. */
  readonly moved: boolean;
}

declare global {
  interface Window {
    readonly texts: {
      readonly pieces: () => Piece[];
      /** The same for controls and fields as a whole; only their sides are checked. */
      readonly controls: () => Piece[];
      readonly frames: (element: Element) => Frame[];
      readonly nameOf: (element: Element) => string;
    };
  }
}

/**
 * What is wrong with the texts of a screen: cut without an ellipsis, overflowing, unreachable, on top of one
 * another.
 */
export async function textFaultsOf(page: Page): Promise<string[]> {
  await page.evaluate(installTexts);
  const found = [narrow, misplaced, overlapping].map((look) => page.evaluate(look));
  return [...new Set((await Promise.all(found)).flat())];
}

/** Runs inside the page: collects its texts, and what surrounds them. */
function installTexts(): void {
  const CONTROL = "button,a[href],label,[role=button],[role=menuitem],[role=tab],[role=radio],[role=option]";
  const shown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.closest("[inert],[aria-hidden=true],.sr-only,option") === null;
  const lines = (element: Element): Piece[] => {
    const slack = 0.3 * Number.parseFloat(getComputedStyle(element).fontSize);
    const range = document.createRange();
    return [...element.childNodes].flatMap((node) => {
      if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) return [];
      range.selectNodeContents(node);
      return [...range.getClientRects()]
        .filter(({ width }) => width > 1)
        .map((box) => ({ element, control: element.closest(CONTROL), box, slack }));
    });
  };
  const frames = (element: Element): Frame[] => {
    const found: Frame[] = [];
    let lifted = false;
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      const style = getComputedStyle(at);
      // An absolutely placed element is clipped by its containing block, not by the elements between.
      if (lifted && style.position === "static") continue;
      const moved = at.matches(".row-x,[role=application]");
      if (moved || style.overflowX !== "visible")
        found.push({ box: at.getBoundingClientRect(), style, moved });
      lifted = style.position === "absolute";
    }
    return found;
  };
  const value: Window["texts"] = {
    controls: () =>
      [...document.querySelectorAll("button,a[href],input,textarea")]
        .filter((element) => shown(element) && !element.matches(".sr-only"))
        .filter((element) => getComputedStyle(element).display !== "inline")
        .map((element) => ({
          element,
          control: null,
          box: element.getBoundingClientRect(),
          slack: Infinity,
        })),
    pieces: () => [...document.querySelectorAll("body *")].filter(shown).flatMap(lines),
    frames,
    nameOf: (element) =>
      (element.textContent?.trim() || element.getAttribute("aria-label") || element.className).slice(0, 40),
  };
  Object.assign(window, { texts: value });
}

/** Runs inside the page: texts that overflow their container. */
function misplaced(): string[] {
  const { pieces, controls, frames, nameOf } = window.texts;
  const root = document.documentElement;
  const screen = new DOMRect(0, 0, root.clientWidth, root.clientHeight);
  const aside = (piece: Piece, box: DOMRect) =>
    piece.box.left < box.left - 1 || piece.box.right > box.right + 1;
  const below = ({ box: { top, bottom }, slack }: Piece, box: DOMRect) =>
    top < box.top - slack - 1 || bottom > box.bottom + slack + 1;
  const judge = (piece: Piece): string[] => {
    const name = `"${nameOf(piece.element)}"`;
    let elided = false;
    for (const { box, style, moved } of frames(piece.element)) {
      if (moved) return [];
      // Lines after the last visible one: that line ends in an ellipsis.
      if (style.webkitLineClamp !== "none" && below(piece, box)) return [];
      elided ||= style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none";
      if (!elided && aside(piece, box)) return [`cut at the side ${name}`];
      if (/auto|scroll/.test(style.overflowY)) return [];
      if (below(piece, box)) return [`cut above or below ${name}`];
    }
    return (!elided && aside(piece, screen)) || below(piece, screen) ? [`outside ${name}`] : [];
  };
  const spills = (piece: Piece): string[] => {
    const { control, element } = piece;
    if (control === null || getComputedStyle(control).display === "inline") return [];
    // A badge at the corner of its button is half outside it.
    if (element !== control && getComputedStyle(element).position === "absolute") return [];
    const box = control.getBoundingClientRect();
    const elided = element.closest(".truncate,[class*=line-clamp]") !== null;
    return !elided && (aside(piece, box) || below(piece, box))
      ? [`out of its button "${nameOf(element)}"`]
      : [];
  };
  return [...pieces(), ...controls()].flatMap((piece) => [...judge(piece), ...spills(piece)]);
}

/** Runs inside the page: sideways overflow, and hints longer than their fields. */
function narrow(): string[] {
  const open = (element: Element) => element.checkVisibility() && element.closest("[inert]") === null;
  const tooLong = ({ scrollWidth, clientWidth }: Element) => scrollWidth > clientWidth + 1;
  const scrollers = [document.documentElement, ...document.querySelectorAll(".scroller")];
  const fields = document.querySelectorAll<HTMLInputElement>("input:placeholder-shown");
  return [
    ...scrollers
      .filter((one) => open(one) && tooLong(one))
      .map((one) => `scrolls sideways by ${one.scrollWidth - one.clientWidth}`),
    ...[...fields]
      .filter((one) => open(one) && tooLong(one) && getComputedStyle(one).textOverflow !== "ellipsis")
      .map(({ placeholder }) => `cut in its field "${placeholder}"`),
  ];
}

/** Runs inside the page: controls whose words another text covers. */
function overlapping(): string[] {
  const { pieces, frames, nameOf } = window.texts;
  const root = document.documentElement;
  const visible = ({ element, box, slack }: Piece) => {
    let [left, top, right, bottom] = [box.left, box.top + slack, box.right, box.bottom - slack];
    for (const frame of [...frames(element).map((one) => one.box), root.getBoundingClientRect()]) {
      [left, top] = [Math.max(left, frame.left), Math.max(top, frame.top)];
      [right, bottom] = [Math.min(right, frame.right), Math.min(bottom, frame.bottom)];
    }
    return { element, left, top, right, bottom };
  };
  // On a map, content moves under the tools that are over it.
  const onMap = (element: Element) => element.closest("[role=application]") !== null;
  // A button that floats over a list: what it covers can be scrolled away.
  const floatsOver = (control: Element | null, text: Element) => {
    const scroller = text.closest(".scroller");
    const holder = control?.parentElement;
    return (
      scroller !== null &&
      holder != null &&
      !scroller.contains(holder) &&
      getComputedStyle(holder).position === "absolute"
    );
  };
  const all = pieces().map((piece) => ({ ...visible(piece), control: piece.control }));
  const seen = all.filter(({ left, top, right, bottom }) => right - left > 1 && bottom - top > 1);
  return seen.flatMap((one, at) =>
    seen
      .slice(at + 1)
      .filter(
        (other) =>
          (one.control ?? other.control) !== null &&
          other.element !== one.element &&
          onMap(other.element) === onMap(one.element) &&
          !floatsOver(one.control, other.element) &&
          !floatsOver(other.control, one.element) &&
          Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
          Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2,
      )
      .map((other) => `"${nameOf(one.element)}" lies across "${nameOf(other.element)}"`),
  );
}
