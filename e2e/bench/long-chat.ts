import { api } from "@4d/contract";
import type { Page } from "@playwright/test";
import type { Figure } from "../../bench/lib/figures.ts";
import { median, percentile } from "../../bench/lib/measure.ts";
import { openPhone, type Rig, tell, throttle } from "./rig.ts";

const LOADED = 5000;
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

/** Largest move of a line in sight while older messages come in above it, px; nobody scrolls meanwhile. */
const prependJump = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const log = document.querySelector("[data-page]:not([inert]) [role=log]");
    if (!log) return Number.NaN;
    log.scrollTop = 0;
    const line = [...log.querySelectorAll<HTMLElement>("[data-index]")].find(
      (element) => element.getBoundingClientRect().top >= log.getBoundingClientRect().top,
    );
    const text = line?.textContent ?? "";
    const find = () =>
      [...log.querySelectorAll<HTMLElement>("[data-index]")].find(({ textContent }) => textContent === text);
    const before = find()?.getBoundingClientRect().top ?? Number.NaN;
    const height = log.scrollHeight;
    let worst = 0;
    for (let frame = 0; frame < 240; frame += 1) {
      await new Promise(requestAnimationFrame);
      const now = find()?.getBoundingClientRect().top;
      if (now !== undefined) worst = Math.max(worst, Math.abs(now - before));
      if (log.scrollHeight > height && frame > 30) return worst;
    }
    return worst;
  });

/** The longest frame of ten seconds of scrolling, ms. */
const scrollFrames = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const log = document.querySelector("[data-page]:not([inert]) [role=log]");
    const frames: number[] = [];
    let last = await new Promise<number>(requestAnimationFrame);
    const end = last + 10_000;
    while (log && last < end) {
      log.scrollBy(0, -60);
      if (log.scrollTop <= 0) log.scrollTop = log.scrollHeight;
      const now = await new Promise<number>(requestAnimationFrame);
      frames.push(now - last);
      last = now;
    }
    return Math.max(...frames);
  });

/** Time from a frame on the socket to its line on screen, for messages that come one by one. */
async function appends(rig: Rig, page: Page): Promise<number[]> {
  const times: number[] = [];
  for (let n = 0; n < APPENDS; n += 1) {
    const text = `新来的 ${n} 号`;
    const shown = page.evaluate(
      async (wanted) => (await window.meter.painted(wanted)) - window.meter.arrivedAt(wanted),
      text,
    );
    await tell(rig, 1, text);
    times.push(await shown);
  }
  return times;
}

async function burst(rig: Rig, page: Page, round: number): Promise<number> {
  const last = `这一阵的末尾 ${round}`;
  await page.evaluate(() => window.meter.hold());
  await tell(rig, BURST, last, 25);
  await page.waitForFunction((count) => window.meter.held() >= count, 1);
  // The last of them has to be among what is kept: the answer to its sending says nothing about the socket.
  await page.waitForTimeout(300);
  return page.evaluate(async (wanted) => {
    const began = window.meter.release();
    return (await window.meter.painted(wanted)) - began;
  }, last);
}

/** Fills a table of the app's own database and reads its newest 50 the way the app does: a cursor from the end. */
const newestOfMany = (page: Page, uid: number): Promise<number[]> =>
  page.evaluate(async (me) => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
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
      const rows: unknown[] = [];
      await new Promise<void>((resolve) => {
        const asked = db.transaction("messages").objectStore("messages").openCursor(range, "prev");
        asked.onsuccess = () => {
          const cursor = asked.result;
          if (cursor === null || rows.length === 50) return resolve();
          rows.push(cursor.value);
          cursor.continue();
        };
      });
      times.push(performance.now() - began);
    }
    const clear = db.transaction("messages", "readwrite");
    clear.objectStore("messages").delete(IDBKeyRange.bound([chatId, 0], [chatId, Number.POSITIVE_INFINITY]));
    db.close();
    return times;
  }, uid);

/** A long chat: reading, appending, bursts, jumps and frames (`quality.md`, web). */
export async function longChat(rig: Rig, rounds: number): Promise<Figure[]> {
  await tell(rig, LOADED, "五千句的末尾", 25);
  // With unread messages it would open at the first of them.
  await rig.mei.call(api.privateMessages.read, { query: { friendId: rig.jie.id } });
  const { page, context, open } = await openPhone(rig);
  await open(`/pages/chat/chat-box?chatId=p:${rig.jie.id}`);
  await page.evaluate(() => window.meter.painted("五千句的末尾"));
  const jumps: number[] = [];
  for (let round = 0; round < rounds; round += 1) jumps.push(await prependJump(page));
  await loadAll(page, "第一句");
  const frames = await scrollFrames(page);
  await page.evaluate(() => {
    const log = document.querySelector("[data-page]:not([inert]) [role=log]");
    log?.scrollTo(0, log.scrollHeight);
  });
  await throttle(page, { net: false });
  const appended = await appends(rig, page);
  const bursts: number[] = [];
  for (let round = 0; round < rounds; round += 1) bursts.push(await burst(rig, page, round));
  const newest = await newestOfMany(page, rig.mei.id);
  await context.close();
  const figure = (what: string, value: number, atMost: number, unit: string, note: string): Figure => ({
    database: "chat",
    what,
    value,
    unit,
    goal: { atMost },
    note,
  });
  return [
    figure("newest 50 of 50,000 from IndexedDB", median(newest), 10, "ms", "median of 15, 4× slowdown"),
    figure(
      `append p95 at ${LOADED} loaded`,
      percentile(appended, 0.95),
      80,
      "ms",
      `${APPENDS} frames, 4× slowdown`,
    ),
    figure(`${BURST}-message burst to paint`, median(bursts), 80, "ms", `median of ${rounds}, 4× slowdown`),
    figure("prepend older, jump", Math.max(...jumps), 1, "px", `worst of ${rounds}`),
    figure("scroll 10 s, longest frame", frames, 50, "ms", "no throttling"),
  ];
}
