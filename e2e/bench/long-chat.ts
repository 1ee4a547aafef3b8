import { api } from "@4d/contract";
import type { Page } from "@playwright/test";
import type { Figure } from "../../bench/lib/figures.ts";
import { median, percentile } from "../../bench/lib/measure.ts";
import { jumps, scrollTo } from "./jumps.ts";
import { openPhone, type Rig, sendTexts, throttle } from "./rig.ts";

/** With the 21 before and up to 90 to come just below 5,000, where the app drops the far end. */
const LOADED = 4880;
/** The whole chat in ten seconds, about a line per frame. */
const SCROLL_MS = 10_000;
const BURST = 500;
const APPENDS = 20;

/** Scrolls up until that many messages are loaded. */
async function loadAll(page: Page, first: string): Promise<void> {
  await page.evaluate(async (wanted) => {
    const log = document.querySelector("[data-page]:not([inert]) [role=log]");
    const until = performance.now() + 180_000;
    while (log && log.textContent?.includes(wanted) !== true && performance.now() < until) {
      log.scrollTop = 0;
      await new Promise(requestAnimationFrame);
    }
  }, first);
}

/** The longest frame of ten seconds of scrolling through the whole chat, ms. */
const scrollFrames = (page: Page): Promise<number> =>
  page.evaluate(async (duration) => {
    const log = document.querySelector("[data-page]:not([inert]) [role=log]");
    if (log === null) return Number.NaN;
    log.scrollTop = log.scrollHeight;
    const frames: number[] = [];
    let last = await new Promise<number>(requestAnimationFrame);
    const end = last + duration;
    for (let now = last; now < end; ) {
      log.scrollBy(0, (-log.scrollTop * (now - last)) / Math.max(1, end - now));
      last = now;
      now = await new Promise<number>(requestAnimationFrame);
      frames.push(now - last);
    }
    // A scroll that did not reach the beginning does not count.
    return log.scrollTop < log.scrollHeight / 10 ? Math.max(...frames) : Number.NaN;
  }, SCROLL_MS);

/** Time from a frame on the socket to its line on screen, for messages that arrive one by one. */
async function appends(rig: Rig, page: Page): Promise<number[]> {
  const times: number[] = [];
  for (let n = 0; n < APPENDS; n += 1) {
    const text = `新来的 ${n} 号`;
    const shown = page.evaluate(
      async (wanted) => (await window.meter.painted(wanted)) - window.meter.arrivedAt(wanted),
      text,
    );
    await sendTexts(rig, 1, text);
    times.push(await shown);
  }
  return times;
}

async function burst(rig: Rig, page: Page, round: number): Promise<number> {
  const last = `这一阵的末尾 ${round}`;
  await page.evaluate(() => window.meter.hold());
  await sendTexts(rig, BURST, last, 25);
  await page.waitForFunction((text) => window.meter.holds(text), last);
  return page.evaluate(async (wanted) => {
    const began = window.meter.release();
    return (await window.meter.painted(wanted)) - began;
  }, last);
}

/**
 * Messages missed while away arrive as a page of a pull: all frames but the last are lost, and the gap is
 * noticed and pulled. Time from the page's arrival to its lines on screen.
 */
async function missed(rig: Rig, page: Page, round: number): Promise<number> {
  const last = `错过的末尾 ${round}`;
  const before = `错过的末尾之前 ${round}`;
  await page.evaluate(() => window.meter.hold());
  await sendTexts(rig, BURST - 1, before, 25);
  await sendTexts(rig, 1, last);
  await page.waitForFunction((text) => window.meter.holds(text), last);
  return page.evaluate(
    async ([wanted, only]) => {
      performance.clearResourceTimings();
      window.meter.drop(only);
      window.meter.release();
      const shown = await window.meter.painted(wanted);
      const pulls = performance
        .getEntriesByType("resource")
        .filter(({ name }) => name.includes("pullOffline"));
      const arrived = pulls
        .map((entry) => Number(Reflect.get(entry, "responseEnd")))
        .findLast((at) => at < shown);
      return shown - (arrived ?? Number.NaN);
    },
    [before, last] as const,
  );
}

interface FromTheEnd {
  getAll: (options: object) => IDBRequest<unknown>;
}

/**
 * Fills a table of the app's own database and reads its newest 50 as the app does: from the end, in one read.
 */
const newestOfMany = (page: Page, uid: number): Promise<number[]> =>
  page.evaluate(async (me) => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const isNewer = (table: object): table is FromTheEnd => "getAllRecords" in table;
    const db = await done(indexedDB.open(`chats-${me}`));
    const chatId = "p:999999";
    for (let at = 0; at < 50_000; at += 5000) {
      const write = db.transaction("messages", "readwrite");
      for (let id = at + 1; id <= at + 5000; id += 1)
        write
          .objectStore("messages")
          .put({ chatId, id, type: 0, content: `第 ${id} 句`, sendId: me, status: 0, sendTime: id });
      await new Promise((resolve) => {
        write.oncomplete = resolve;
      });
    }
    const times: number[] = [];
    for (let round = 0; round < 15; round += 1) {
      const began = performance.now();
      const range = IDBKeyRange.bound([chatId, 0], [chatId, Number.POSITIVE_INFINITY]);
      const table: object = db.transaction("messages").objectStore("messages");
      if (!isNewer(table)) throw new Error("this browser reads no rows from the end");
      const rows = await done(table.getAll({ query: range, count: 50, direction: "prev" }));
      if (!Array.isArray(rows)) throw new Error("no rows");
      if (rows.length !== 50) throw new Error(`${rows.length} rows instead of 50`);
      times.push(performance.now() - began);
    }
    const clear = db.transaction("messages", "readwrite");
    clear.objectStore("messages").delete(IDBKeyRange.bound([chatId, 0], [chatId, Number.POSITIVE_INFINITY]));
    db.close();
    return times;
  }, uid);

const figure = (what: string, value: number, atMost: number, unit: string, note: string): Figure => ({
  database: "chat",
  what,
  value,
  unit,
  goal: { atMost },
  note,
});

/** A long chat: reading, appending, bursts, jumps and frames (`quality §3.3`). */
export async function longChat(rig: Rig, rounds: number): Promise<Figure[]> {
  await sendTexts(rig, LOADED, "五千句的末尾", 25);
  // With unread messages the chat would open at the first of them.
  await rig.mei.call(api.privateMessages.read, { query: { friendId: rig.jie.id } });
  const { page, context, open } = await openPhone(rig);
  await open(`/pages/chat/chat-box?chatId=p:${rig.jie.id}`);
  await page.evaluate(() => window.meter.painted("五千句的末尾"));
  const moved = await jumps(rig, page, rounds);
  await loadAll(page, "第一句");
  const frames = await scrollFrames(page);
  await scrollTo(page, "end");
  await throttle(page, { net: false });
  const appended = await appends(rig, page);
  const bursts: number[] = [];
  for (let round = 0; round < rounds; round += 1) bursts.push(await burst(rig, page, round));
  const pulls: number[] = [];
  for (let round = 0; round < rounds; round += 1) pulls.push(await missed(rig, page, round));
  const newest = await newestOfMany(page, rig.mei.id);
  await context.close();
  const slow = "4× slowdown";
  return [
    figure(
      "newest 50 of 50,000 from IndexedDB",
      median(newest),
      10,
      "ms",
      `median of ${newest.length}, ${slow}`,
    ),
    figure("append p95 at 5,000 loaded", percentile(appended, 0.95), 80, "ms", `${APPENDS} frames, ${slow}`),
    figure(
      `${BURST} missed messages to paint`,
      median(pulls),
      80,
      "ms",
      `a page of a pull, median of ${rounds}, ${slow}`,
    ),
    figure(`${BURST} frames at once to paint`, median(bursts), 80, "ms", `median of ${rounds}, ${slow}`),
    ...Object.entries(moved).map(([name, px]) => figure(`${name}, jump`, px, 1, "px", `worst of ${rounds}`)),
    figure("scroll 10 s through 5,000, longest frame", frames, 50, "ms", "no throttling"),
  ];
}
