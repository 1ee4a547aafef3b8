import type { Page } from "@playwright/test";

/** The state of the measuring script in the page. */
export interface Meter {
  lcp: number;
  cls: number;
  /** Longest interaction so far, ms (event timing: input to next paint). */
  inp: number;
  /** The target of the longest interaction, and the source of the largest shift. */
  inpOf: string;
  clsOf: string;
  /** When a socket frame with this text arrived, page time in ms. */
  arrivedAt: (text: string) => number;
  /** The page time of the first paint after a visible element shows this text. */
  painted: (text: string, within?: string) => Promise<number>;
  /**
   * Holds socket frames back until `release`, which delivers all at once except those with `but` and returns
   * that moment.
   */
  hold: () => void;
  release: (but?: string) => number;
  /** Drops the private messages held back, except those with this text. */
  drop: (but: string) => void;
  /** Whether a frame with this text is held back. */
  holds: (text: string) => boolean;
}

declare global {
  interface Window {
    meter: Meter;
  }
}

/** Runs in the page first: collects layout, paint and interaction figures from the browser. */
function watchVitals(): void {
  const vitals = { lcp: 0, cls: 0, inp: 0, inpOf: "", clsOf: "" };
  let largest = 0;
  const nameOf = (node: unknown) =>
    node instanceof Element ? (node.getAttribute("aria-label") ?? node.textContent ?? "").slice(0, 12) : "";
  const moverOf = (entry: PerformanceEntry) => {
    const first: unknown = Reflect.get(Object(Reflect.get(entry, "sources")), 0);
    return nameOf(Reflect.get(Object(first), "node"));
  };
  const onShift = (entry: PerformanceEntry) => {
    if (Reflect.get(entry, "hadRecentInput")) return;
    const value = Number(Reflect.get(entry, "value"));
    vitals.cls += value;
    if (value <= largest) return;
    largest = value;
    vitals.clsOf = `${location.hash} ${moverOf(entry)}`;
  };
  const onEvent = (entry: PerformanceEntry) => {
    if (!(Number(Reflect.get(entry, "interactionId")) > 0) || entry.duration <= vitals.inp) return;
    vitals.inp = entry.duration;
    const from = Number(Reflect.get(entry, "processingStart"));
    const to = Number(Reflect.get(entry, "processingEnd"));
    const parts = [from - entry.startTime, to - from, entry.startTime + entry.duration - to].map(Math.round);
    vitals.inpOf = `${entry.name} ${nameOf(Reflect.get(entry, "target"))}, waiting/handling/drawing ${parts.join("/")}`;
  };
  const seen = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.entryType === "largest-contentful-paint") vitals.lcp = entry.startTime;
      if (entry.entryType === "layout-shift") onShift(entry);
      if (entry.entryType === "event") onEvent(entry);
    }
  });
  seen.observe({ type: "largest-contentful-paint", buffered: true });
  seen.observe({ type: "layout-shift", buffered: true });
  const events: PerformanceObserverInit & { durationThreshold: number } = {
    type: "event",
    buffered: true,
    durationThreshold: 16,
  };
  seen.observe(events);
  window.meter = Object.assign(vitals, {
    painted: () => Promise.resolve(Number.NaN),
    arrivedAt: () => Number.NaN,
    hold: () => undefined,
    release: () => 0,
    drop: () => undefined,
    holds: () => false,
  });
}

/** Runs next: detects when something is painted. */
function watchPaint(): void {
  const shows = (text: string, within: string) =>
    [...document.querySelectorAll<HTMLElement>(within)].some(
      // Checks the text first: asking whether an element is visible makes the browser lay out the page.
      (element) => element.textContent?.includes(text) === true && element.checkVisibility(),
    );
  const painted = (text: string, within = "[data-page]:not([inert])") =>
    new Promise<number>((resolve, reject) => {
      const until = performance.now() + 30_000;
      const look = () => {
        if (performance.now() > until) return reject(new Error(`not painted within 30 s: ${text}`));
        if (!shows(text, within)) return requestAnimationFrame(look);
        // The frame that shows it is painted after this callback; the message arrives right after that.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now());
        port2.postMessage(null);
      };
      requestAnimationFrame(look);
    });
  window.meter.painted = painted;
}

/** Runs next: records when frames arrive on the socket, and holds them back on request. */
function watchSocket(): void {
  const frames: { at: number; data: string }[] = [];
  const again = new WeakSet<Event>();
  let saved: { socket: WebSocket; data: string }[] = [];
  let holding = false;
  window.WebSocket = class extends WebSocket {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols);
      // Registered first, so that a frame held back reaches no other listener.
      this.addEventListener("message", (event) => {
        if (holding && !again.has(event)) {
          event.stopImmediatePropagation();
          saved.push({ socket: this, data: String(event.data) });
        } else frames.push({ at: performance.now(), data: String(event.data) });
      });
    }
  };
  const release = (but = "") => {
    const stays = (data: string) => but !== "" && data.includes(but);
    const going = saved.filter(({ data }) => !stays(data));
    saved = saved.filter(({ data }) => stays(data));
    holding = false;
    const at = performance.now();
    for (const { socket, data } of going) {
      const event = new MessageEvent("message", { data });
      again.add(event);
      socket.dispatchEvent(event);
    }
    return at;
  };
  Object.assign(window.meter, {
    release,
    arrivedAt: (text: string) => frames.find(({ data }) => data.includes(text))?.at ?? Number.NaN,
    drop: (but: string) => {
      saved = saved.filter(({ data }) => !data.includes('"cmd":3') || data.includes(but));
    },
    holds: (text: string) => saved.some(({ data }) => data.includes(text)),
    hold: () => {
      holding = true;
    },
  });
}

/** Adds the meter to every document the page will show. */
export async function measureIn(page: Page): Promise<void> {
  await page.addInitScript(watchVitals);
  await page.addInitScript(watchPaint);
  await page.addInitScript(watchSocket);
}
