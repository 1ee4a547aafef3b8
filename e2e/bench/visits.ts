import type { Page } from "@playwright/test";
import type { Figure } from "../../bench/lib/figures.ts";
import { median } from "../../bench/lib/measure.ts";
import { screen } from "../fixtures/screen.ts";
import type { Meter } from "./in-page.ts";
import { emptyPhone, LISTED, listStored, openPhone, type Rig, throttle } from "./rig.ts";

const figure = (
  what: string,
  samples: readonly number[],
  atMost: number,
  unit = "ms",
  note = "",
): Figure => ({
  database: "visit",
  what,
  value: median(samples),
  unit,
  goal: { atMost },
  note: note || `median of ${samples.length}`,
});

type Vitals = Pick<Meter, "lcp" | "cls" | "inp" | "inpOf" | "clsOf">;

const vitalsOf = (page: Page): Promise<Vitals> =>
  page.evaluate(() => {
    const { lcp, cls, inp, inpOf, clsOf } = window.meter;
    return { lcp, cls, inp, inpOf, clsOf };
  });

/** A first visit: nothing cached, the login page. */
async function firstVisit(rig: Rig): Promise<Vitals> {
  const page = await emptyPhone(rig);
  await throttle(page);
  await page.goto(`${rig.server.origin}/h5/`);
  await screen(page).button("登录").waitFor();
  await page.waitForLoadState("networkidle");
  const vitals = await vitalsOf(page);
  await page.context().close();
  return vitals;
}

/** Presses `press` and returns the time until the text is painted, both measured in the page. */
export async function timeToPaint(
  page: Page,
  selector: string,
  press: string,
  text: string,
): Promise<number> {
  return page.evaluate(
    async ([rows, pressed, wanted]) => {
      const row = [...document.querySelectorAll<HTMLElement>(rows)].find(
        (element) => element.offsetParent !== null && element.textContent?.includes(pressed) === true,
      );
      const began = performance.now();
      row?.click();
      return (await window.meter.painted(wanted)) - began;
    },
    [selector, press, text] as const,
  );
}

/**
 * The stored chat list with service worker and IndexedDB, no network: everything drawn comes from the device.
 */
async function warmList(rig: Rig, rounds: number): Promise<number[]> {
  const { page, context } = await openPhone(rig);
  await listStored(page);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await page.reload();
  await context.setOffline(true);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const cdp = await context.newCDPSession(page);
    await cdp.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await page.goto("about:blank");
    await page.goto(`${rig.server.origin}/h5/#/`);
    times.push(await page.evaluate((line) => window.meter.painted(line), LISTED));
  }
  await context.close();
  return times;
}

/** The quickest hand needs this long between two touches; without it, two would share one frame. */
const liftFinger = (page: Page) => page.waitForTimeout(250);

/** Keys of a keyboard: text that an input method inserts at once is an event without a key. */
const TYPED = "hello";
/** As fast as a thumb types. */
const KEY_MS = 120;

/**
 * Makes the browser send the page's frames to a viewer. Without one it reports a presentation up to seconds
 * late, with the next touch, and every key in between seems to have waited for it.
 */
async function watched(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  cdp.on("Page.screencastFrame", ({ sessionId }) => {
    cdp.send("Page.screencastFrameAck", { sessionId }).catch(() => undefined);
  });
  await cdp.send("Page.startScreencast", { format: "jpeg", quality: 20 });
}

/** Opens a chat from the list: once with its code still to load over slow 4G, then again. */
async function openings(rig: Rig): Promise<Vitals & { cold: number; warm: number }> {
  const { page, context } = await openPhone(rig, { serviceWorkers: "block" });
  const { tab, button } = screen(page);
  await tab("消息").click();
  await page.evaluate((line) => window.meter.painted(line), LISTED);
  await throttle(page);
  const rows = "[data-page]:not([inert]) button";
  const cold = await timeToPaint(page, rows, LISTED, "第一句");
  await button(/^返回/).click();
  await page.evaluate(() => window.meter.painted("消息", "nav"));
  const warm = await timeToPaint(page, rows, LISTED, "第一句");
  await watched(page);
  const field = page.getByRole("textbox", { name: /^发消息给/ });
  await field.pressSequentially(TYPED, { delay: KEY_MS });
  // A draft would replace the last message in the list.
  for (let left = TYPED.length; left > 0; left -= 1) {
    await page.waitForTimeout(KEY_MS);
    await field.press("Backspace");
  }
  await liftFinger(page);
  await button(/^返回/).click();
  for (const name of ["联系人", "我的", "发现", "消息"]) {
    await liftFinger(page);
    await tab(name).click();
  }
  await liftFinger(page);
  const vitals = await vitalsOf(page);
  await context.close();
  return { ...vitals, cold, warm };
}

/** Times of visits and openings (`quality §3.3`). */
export async function visits(rig: Rig, rounds: number): Promise<Figure[]> {
  const first: Vitals[] = [];
  const opened: Awaited<ReturnType<typeof openings>>[] = [];
  for (let round = 0; round < rounds; round += 1) {
    first.push(await firstVisit(rig));
    opened.push(await openings(rig));
  }
  const moved = [...first, ...opened].reduce((one, other) => (other.cls > one.cls ? other : one));
  const slowest = opened.reduce((one, other) => (other.inp > one.inp ? other : one));
  return [
    figure(
      "LCP, first visit",
      first.map(({ lcp }) => lcp),
      2000,
    ),
    figure(
      "CLS, worst of all visits",
      [moved.cls],
      0.01,
      "",
      `first visit, tabs, a chat; most: ${moved.clsOf}`,
    ),
    figure(
      "INP of the walk",
      opened.map(({ inp }) => inp),
      150,
      "ms",
      `median of ${rounds}; slowest: ${slowest.inpOf}`,
    ),
    figure("warm visit, stored chat list drawn", await warmList(rig, rounds), 800, "ms", "no network"),
    figure(
      "open a chat, cold chunk",
      opened.map(({ cold }) => cold),
      1100,
    ),
    figure(
      "open a chat, warm",
      opened.map(({ warm }) => warm),
      350,
    ),
  ];
}
