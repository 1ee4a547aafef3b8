import { api, MessageType } from "@4d/contract";
import type { Page } from "@playwright/test";
import { readEnvelope } from "../../scripts/lib/api-client.ts";
import { type Rig, sendTexts, throttle } from "./rig.ts";

/** What changes the list, and how the page knows that it has changed. */
interface Change {
  readonly begin: () => Promise<unknown>;
  /** Checked in the page every frame. */
  readonly done: "grown" | "shrunk" | "pictures";
}
const LOG = "[data-page]:not([inert]) [role=log]";
/** Frames measured after the change is drawn, for late effects. */
const AFTER = 30;

/**
 * Starts to follow the line in the middle; the result resolves to its largest move between two frames, px.
 */
async function follow(page: Page, done: Change["done"]): Promise<() => Promise<number>> {
  const moved = page.evaluate(
    async ([where, until, after]) => {
      const log = document.querySelector(where);
      if (log === null) return Number.NaN;
      const box = log.getBoundingClientRect();
      const lines = [...log.querySelectorAll<HTMLElement>("[data-index]")].filter((line) => {
        const { top, bottom } = line.getBoundingClientRect();
        return top >= box.top && bottom <= box.bottom;
      });
      const text = lines[Math.floor(lines.length / 2)]?.textContent ?? "";
      const find = () =>
        [...log.querySelectorAll<HTMLElement>("[data-index]")].find((line) => line.textContent === text);
      const height = log.scrollHeight;
      const isDone = () => {
        if (until === "grown") return log.scrollHeight > height;
        if (until === "shrunk") return log.scrollHeight < height;
        return [...log.querySelectorAll("img")].every(({ complete }) => complete);
      };
      let last = find()?.getBoundingClientRect().top ?? Number.NaN;
      let worst = 0;
      for (let left = after, frames = 0; left > 0; frames += 1) {
        if (frames > 1200) return Number.NaN;
        await new Promise(requestAnimationFrame);
        const now = find()?.getBoundingClientRect().top ?? Number.NaN;
        worst = Math.max(worst, Math.abs(now - last));
        last = now;
        if (isDone()) left -= 1;
      }
      return worst;
    },
    [LOG, done, AFTER] as const,
  );
  return () => moved;
}

async function jumpOf(page: Page, { begin, done }: Change): Promise<number> {
  const moved = await follow(page, done);
  await begin();
  return moved();
}

/** Scrolls to an end of the open chat. */
export const scrollTo = (page: Page, place: "start" | "end"): Promise<void> =>
  page.evaluate(
    async ([where, to]) => {
      const log = document.querySelector(where);
      if (log === null) return;
      // Lines measured on the way move the end, so it is reached only when the height stays.
      for (let quiet = 0, height = 0; quiet < 40; ) {
        log.scrollTop = to === "end" ? log.scrollHeight : 0;
        await new Promise(requestAnimationFrame);
        quiet = log.scrollHeight === height ? quiet + 1 : 0;
        height = log.scrollHeight;
      }
    },
    [LOG, place] as const,
  );

/**
 * Older messages arrive above while nobody scrolls: one turn of the wheel to where they are requested, then
 * none.
 */
async function prepended(page: Page): Promise<number> {
  await scrollTo(page, "end");
  return page.evaluate(
    async ([where, after]) => {
      const log = document.querySelector(where);
      if (log === null) return Number.NaN;
      const lines = () => [...log.querySelectorAll<HTMLElement>("[data-index]")];
      log.scrollTop = 0;
      const box = log.getBoundingClientRect();
      const inSight = () =>
        lines().filter((line) => {
          const { top, bottom } = line.getBoundingClientRect();
          return top >= box.top && bottom <= box.bottom;
        });
      // Lets the wheel's own movement and the measuring of new lines pass.
      for (let frames = 0; frames < 3 || inSight().length === 0; frames += 1)
        await new Promise(requestAnimationFrame);
      const height = log.scrollHeight;
      const text = inSight()[Math.floor(inSight().length / 2)]?.textContent ?? "";
      const topNow = () =>
        lines()
          .find((line) => line.textContent === text)
          ?.getBoundingClientRect().top ?? Number.NaN;
      let last = topNow();
      let worst = 0;
      for (let left = after, frames = 0; left > 0; frames += 1) {
        if (frames > 600) return Number.NaN;
        await new Promise(requestAnimationFrame);
        const now = topNow();
        worst = Math.max(worst, Math.abs(now - last));
        last = now;
        if (log.scrollHeight > height) left -= 1;
      }
      return worst;
    },
    [LOG, AFTER] as const,
  );
}

/** A message whose frame arrives after twenty later ones: it belongs above what is in sight. */
async function inserted(rig: Rig, page: Page, round: number): Promise<number> {
  const late = `迟到的一句 ${round}`;
  const last = `迟到之后 ${round}`;
  await scrollTo(page, "end");
  await page.evaluate(() => window.meter.hold());
  await sendTexts(rig, 1, late);
  await sendTexts(rig, 20, last);
  await page.waitForFunction((text) => window.meter.holds(text), last);
  await page.evaluate(
    async ([but, wanted]) => {
      window.meter.release(but);
      await window.meter.painted(wanted);
    },
    [late, last] as const,
  );
  return jumpOf(page, { begin: () => page.evaluate(() => window.meter.release()), done: "grown" });
}

/** Another device of the same person removes a message above what is in sight. */
async function removed({ mei, jie }: Rig, page: Page): Promise<number> {
  await scrollTo(page, "end");
  const rows = await mei.call(api.privateMessages.history, {
    query: { friendId: jie.id, page: 1, size: 40 },
  });
  const ids = [rows[25]?.id ?? 0];
  const begin = () => mei.call(api.privateMessages.remove, { body: { ids } });
  return jumpOf(page, { begin, done: "shrunk" });
}

async function sendPicture({ server, jie, mei }: Rig, round: number): Promise<void> {
  const icon = await (await fetch(`${server.origin}/h5/icons/icon-512.png`)).blob();
  const form = new FormData();
  form.set("file", icon, "picture.png");
  const response = await fetch(`${server.origin}/api/image/upload`, {
    method: "POST",
    headers: { accessToken: jie.accessToken },
    body: form,
  });
  const picture = api.files.uploadImage.out.parse(readEnvelope(await response.json()).data);
  const content = JSON.stringify(picture);
  const body = { recvId: mei.id, type: MessageType.IMAGE, content, tmpId: `picture${round}` };
  await jie.call(api.privateMessages.send, { body });
}

/** A picture that is in sight before its bytes have arrived. */
async function pictured(rig: Rig, page: Page, round: number): Promise<number> {
  const gate = Promise.withResolvers<void>();
  await page.route(/\/files\//, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await scrollTo(page, "end");
  await sendPicture(rig, round);
  await page.waitForFunction(
    (where) =>
      [...document.querySelectorAll<HTMLImageElement>(`${where} img`)].some(({ complete }) => !complete),
    LOG,
  );
  await scrollTo(page, "end");
  const moved = await jumpOf(page, { begin: () => Promise.resolve(gate.resolve()), done: "pictures" });
  await page.unroute(/\/files\//);
  return moved;
}

/** The largest move of a line in sight, px, for each way a list changes out of sight; each `rounds` times. */
export async function jumps(rig: Rig, page: Page, rounds: number): Promise<Record<string, number>> {
  const worst: Record<string, number> = {};
  const note = (name: string, px: number) => {
    worst[name] = Math.max(worst[name] ?? 0, px);
  };
  // With a slow network, so that there is a state before to compare with.
  await throttle(page, { cpu: 1 });
  for (let round = 0; round < rounds; round += 1) note("prepend older", await prepended(page));
  await throttle(page, { cpu: 1, net: false });
  for (let round = 0; round < rounds; round += 1) {
    note("insert out of order", await inserted(rig, page, round));
    note("remove above", await removed(rig, page));
    note("picture loads", await pictured(rig, page, round));
  }
  return worst;
}
