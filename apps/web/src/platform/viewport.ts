/** The part of the window that is not under the soft keyboard, px. */
export interface VisibleArea {
  /** Distance from the window's upper edge. */
  top: number;
  height: number;
  /** Distance from the window's lower edge. */
  bottom: number;
  isKeyboardOpen: boolean;
}

type View = Pick<VisualViewport, "height" | "offsetTop">;

/** A soft keyboard is higher than this; the bar above a hardware keyboard and the browser's own bars are lower. */
const KEYBOARD_MIN = 120;

/**
 * Where the visible part of a window of this height is. Elements with a fixed position hang on the window, which
 * iOS leaves as high as it was and moves under the keyboard; other browsers make it lower, and then it is all visible.
 */
export function visibleArea({ height, offsetTop }: View, windowHeight: number): VisibleArea {
  const isKeyboardOpen = windowHeight - height > KEYBOARD_MIN;
  // Some versions of iOS keep an offset after the keyboard has closed.
  const top = isKeyboardOpen ? Math.max(0, Math.round(offsetTop)) : 0;
  const visible = Math.round(height);
  return {
    top,
    height: visible,
    bottom: Math.max(0, Math.round(windowHeight) - top - visible),
    isKeyboardOpen,
  };
}

/** Scrolls the focused field into what is left of its scroller; the browser did it for the height before. */
function revealFocused(): void {
  const focused = document.activeElement;
  if (focused?.matches("input, textarea") === true) focused.scrollIntoView({ block: "nearest" });
}

/**
 * Sets --app-height, --app-top and --app-bottom to the visible part of the window, so that no composer, sheet or
 * dialog is under the soft keyboard (`APP-4`). iOS moves the window instead of resizing it; it is moved back.
 */
export function watchViewport(): void {
  const view = window.visualViewport;
  if (!view) return;
  let shown = "";
  const fit = () => {
    // The person zoomed with two fingers; the keyboard did not change.
    if (view.scale > 1.01) return;
    const { top, height, bottom, isKeyboardOpen } = visibleArea(view, window.innerHeight);
    const { style, dataset } = document.documentElement;
    style.setProperty("--app-height", `${height}px`);
    style.setProperty("--app-top", `${top}px`);
    style.setProperty("--app-bottom", `${bottom}px`);
    dataset.keyboard = isKeyboardOpen ? "open" : "closed";
    if (isKeyboardOpen || window.scrollY > 0) window.scrollTo(0, 0);
    const now = `${height} ${top}`;
    if (now !== shown && isKeyboardOpen) revealFocused();
    shown = now;
  };
  view.addEventListener("resize", fit);
  view.addEventListener("scroll", fit);
  fit();
}
