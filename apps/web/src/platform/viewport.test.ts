import { afterEach, describe, expect, it, vi } from "vitest";
import { visibleArea, watchViewport } from "./viewport.ts";

describe("visibleArea", () => {
  it("is the whole window without a keyboard, and where the keyboard resizes the window", () => {
    const whole = { top: 0, height: 844, bottom: 0, isKeyboardOpen: false };
    expect(visibleArea({ height: 844, offsetTop: 0 }, 844)).toEqual(whole);
    expect(visibleArea({ height: 508, offsetTop: 0 }, 508)).toEqual({ ...whole, height: 508 });
  });

  it("ends above a keyboard that covers the window", () => {
    const area = visibleArea({ height: 508, offsetTop: 0 }, 844);
    expect(area).toEqual({ top: 0, height: 508, bottom: 336, isKeyboardOpen: true });
  });

  it("begins where iOS moved the window to, and never outside the window", () => {
    const area = visibleArea({ height: 508, offsetTop: 200.4 }, 844);
    expect(area).toEqual({ top: 200, height: 508, bottom: 136, isKeyboardOpen: true });
    expect(visibleArea({ height: 508, offsetTop: 400 }, 844).bottom).toBe(0);
    expect(visibleArea({ height: 508, offsetTop: -30 }, 844).top).toBe(0);
  });

  it("ignores an offset that stays after the keyboard has closed", () => {
    expect(visibleArea({ height: 820, offsetTop: 24 }, 844)).toMatchObject({ top: 0, bottom: 24 });
  });
});

describe("watchViewport", () => {
  afterEach(() => vi.unstubAllGlobals());

  /** A page with a window 844 high and this visual viewport. */
  function fakeWindow(view: EventTarget | null) {
    const style = new Map<string, string>();
    const field = { matches: () => true, scrollIntoView: vi.fn<() => void>() };
    const scrollTo = vi.fn<(x: number, y: number) => void>();
    vi.stubGlobal("window", { visualViewport: view, innerHeight: 844, scrollY: 0, scrollTo });
    vi.stubGlobal("document", {
      activeElement: field,
      documentElement: {
        dataset: {},
        style: { setProperty: (name: string, to: string) => style.set(name, to) },
      },
    });
    return { style, field, scrollTo };
  }

  it("leaves the styles alone where there is no visual viewport", () => {
    const { style } = fakeWindow(null);
    watchViewport();
    expect(style.size).toBe(0);
  });

  it("follows the keyboard, moves the window back and shows the focused field", () => {
    const view = Object.assign(new EventTarget(), { height: 844, offsetTop: 0, scale: 1 });
    const { style, field, scrollTo } = fakeWindow(view);
    watchViewport();
    expect(scrollTo).not.toHaveBeenCalled();
    Object.assign(view, { height: 508, offsetTop: 120 });
    view.dispatchEvent(new Event("resize"));
    expect(Object.fromEntries(style)).toEqual({
      "--app-height": "508px",
      "--app-top": "120px",
      "--app-bottom": "216px",
    });
    expect(scrollTo).toHaveBeenCalledWith(0, 0);
    expect(field.scrollIntoView).toHaveBeenCalledOnce();
    view.dispatchEvent(new Event("scroll"));
    expect(field.scrollIntoView).toHaveBeenCalledOnce();
  });

  it("does not take a zoomed page for one with a keyboard", () => {
    const view = Object.assign(new EventTarget(), { height: 844, offsetTop: 0, scale: 1 });
    const { style } = fakeWindow(view);
    watchViewport();
    Object.assign(view, { height: 400, scale: 2 });
    view.dispatchEvent(new Event("resize"));
    expect(style.get("--app-height")).toBe("844px");
  });
});
