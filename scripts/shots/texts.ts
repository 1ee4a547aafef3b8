import type { Page } from "@playwright/test";

/** One line of text, or part of it, as it lies on the screen. */
interface Piece {
  readonly element: Element;
  /** What can be pressed and says it. */
  readonly control: Element | null;
  readonly box: DOMRect;
  /** How far letters may reach out of a line of their own height, px. */
  readonly slack: number;
}

/** Something around a piece that shows only what lies in it. */
interface Frame {
  readonly box: DOMRect;
  readonly style: CSSStyleDeclaration;
  /** A row that is scrolled sideways, or a map that is moved about. */
  readonly moved: boolean;
}

declare global {
  interface Window {
    readonly texts: {
      readonly pieces: () => Piece[];
      /** The same of what is pressed or written in, as a whole, whose sides alone are judged. */
      readonly controls: () => Piece[];
      readonly frames: (element: Element) => Frame[];
      readonly nameOf: (element: Element) => string;
    };
  }
}

/** What is wrong with the texts of a screen: cut without a sign, sticking out, unreachable, on top of one another. */
export async function textFaultsOf(page: Page): Promise<string[]> {
  await page.evaluate(installTexts);
  const found = [narrow, misplaced, overlapping].map((look) => page.evaluate(look));
  return [...new Set((await Promise.all(found)).flat())];
}

/** Runs inside the page: its texts, and what lies around them. */
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
      // What is placed absolutely is cut by what it is placed in, not by what lies between.
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

/** Runs inside the page: texts that leave what holds them. */
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
      // Lines after the last that is shown: the one before ends in the sign that there are more.
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
    // A count at the corner of its button lies half outside it.
    if (element !== control && getComputedStyle(element).position === "absolute") return [];
    const box = control.getBoundingClientRect();
    const elided = element.closest(".truncate,[class*=line-clamp]") !== null;
    return !elided && (aside(piece, box) || below(piece, box))
      ? [`out of its button "${nameOf(element)}"`]
      : [];
  };
  return [...pieces(), ...controls()].flatMap((piece) => [...judge(piece), ...spills(piece)]);
}

/** Runs inside the page: what gives way to the side, and hints longer than their fields. */
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

/** Runs inside the page: what can be pressed, and another text across its words. */
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
  // What lies on a map is moved under the tools over it.
  const onMap = (element: Element) => element.closest("[role=application]") !== null;
  // A button that floats over a list: what it covers is scrolled from under it.
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
