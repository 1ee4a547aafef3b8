import { api, type StoryGraph, type StoryNode } from "@4d/contract";
import type { CDPSession, Page } from "@playwright/test";
import type { Figure } from "../../bench/lib/figures.ts";
import { percentile } from "../../bench/lib/measure.ts";
import { openPhone, type Rig, throttle } from "./rig.ts";

const NODES = 500;
const ACROSS = 20;
const PIECES = 200;
/** Moves of a finger in one gesture, at most one per frame. */
const MOVES = 90;

type Spot = readonly [x: number, y: number];

const idOf = (at: number): string => `n${at}`;

/** The largest story there may be: every scene leads to the one below and to one beside it. */
function largeGraph(): StoryGraph {
  const choice = (target: string) => ({ text: "往前走", target, conditions: [], effects: [] });
  const nodes = Array.from({ length: NODES }, (_, at): StoryNode => {
    const below = at + ACROSS;
    const targets = [below, below + 1].filter((one) => one < NODES).map(idOf);
    return {
      ...{ id: idOf(at), title: `第 ${at} 幕`, text: "风从海上来。", speaker: "", background: "" },
      ...{ choices: targets.map(choice), ending: targets.length === 0, endingName: "" },
      ...{ x: (at % ACROSS) * 190, y: Math.floor(at / ACROSS) * 150 },
    };
  });
  return { start: idOf(0), cast: [], variables: [], nodes };
}

/** Moves fingers on the screen; each step waits for the browser, so that it is never ahead of the page. */
async function gesture(cdp: CDPSession, step: (at: number) => readonly Spot[]): Promise<void> {
  const points = (at: number) => step(at).map(([x, y], id) => ({ x, y, id }));
  await cdp.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: points(0) });
  for (let at = 1; at <= MOVES; at += 1)
    await cdp.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: points(at / MOVES) });
  await cdp.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

/** The durations of the page's frames during `work`, ms each. */
async function framesOf(page: Page, work: () => Promise<void>): Promise<number[]> {
  await page.evaluate(() => {
    const frames: number[] = [];
    let last = performance.now();
    const look = (now: number) => {
      frames.push(now - last);
      last = now;
      if (Reflect.get(window, "frames4d") === frames) requestAnimationFrame(look);
    };
    Reflect.set(window, "frames4d", frames);
    requestAnimationFrame(look);
  });
  await work();
  return page.evaluate(() => {
    const frames: unknown = Reflect.get(window, "frames4d");
    Reflect.set(window, "frames4d", null);
    return Array.isArray(frames) ? frames.slice(1).map(Number) : [];
  });
}

const figuresOf = (what: string, frames: readonly number[]): Figure[] => [
  { database: "", what: `${what}: frame, 95 of 100`, value: percentile(frames, 0.95), unit: "ms" },
  { database: "", what: `${what}: longest frame`, value: Math.max(...frames), unit: "ms" },
];

/** The centre of an element on the page. */
async function middleOf(page: Page, selector: string): Promise<Spot> {
  const box = await page.locator(selector).filter({ visible: true }).first().boundingBox();
  if (box === null) throw new Error(`there is no ${selector}`);
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** The scene nearest to a spot, where a finger can take it. */
const sceneNear = (page: Page, spot: Spot): Promise<Spot> =>
  page.evaluate(([x, y]) => {
    const map = [...document.querySelectorAll("[data-page]:not([inert]) [role=application]")].at(-1);
    const middles = [...(map?.querySelectorAll("[data-node]") ?? [])].map((node): [number, number] => {
      const { left, top, width, height } = node.getBoundingClientRect();
      return [left + width / 2, top + height / 2];
    });
    const far = ([a, b]: [number, number]) => Math.hypot(a - x, b - y);
    return middles.sort((one, other) => far(one) - far(other))[0] ?? [x, y];
  }, spot);

const line =
  ([x, y]: Spot, [dx, dy]: Spot) =>
  (share: number): readonly Spot[] => [
    [x + dx * Math.sin(share * Math.PI * 2), y + dy * Math.sin(share * Math.PI * 2)],
  ];

/** Two fingers that move apart and together again, or the reverse. */
const pinch =
  ([x, y]: Spot, from: number, to: number) =>
  (share: number): readonly Spot[] => {
    const half = from + (to - from) * Math.sin(share * Math.PI);
    return [
      [x, y - half],
      [x, y + half],
    ];
  };

/** Drags and pinches the map of a story of 500 scenes, four times slower. */
async function storyMap(rig: Rig, page: Page, cdp: CDPSession): Promise<Figure[]> {
  const story = await rig.mei.call(api.stories.create, {
    headers: { "idempotency-key": crypto.randomUUID() },
    body: { sheet: { title: "五百幕" }, graph: largeGraph() },
  });
  await page.goto(`${rig.server.origin}/h5/#/pages/create/interactive-fiction?id=${story.id}`);
  await page.getByRole("application").filter({ visible: true }).waitFor();
  // The check of a large story runs once in its worker; the gesture comes after it.
  await page.waitForTimeout(5000);
  const middle = await middleOf(page, "[role=application]");
  const figures: Figure[] = [];
  const measure = async (what: string, step: (share: number) => readonly Spot[]) =>
    figures.push(...figuresOf(`500 scenes, ${what}`, await framesOf(page, () => gesture(cdp, step))));
  await measure("drag the map", line([middle[0] + 90, middle[1]], [120, 220]));
  await measure("pinch in and out", pinch(middle, 150, 30));
  await measure("drag a scene", line(await sceneNear(page, middle), [60, 90]));
  await page.getByRole("button", { name: "看全图" }).filter({ visible: true }).click();
  await page.waitForTimeout(1000);
  await measure("all in sight, drag a scene", line(await sceneNear(page, middle), [40, 60]));
  await measure("all in sight, drag the map", line([middle[0], middle[1] + 260], [80, -60]));
  return figures;
}

/** Puts pieces on the board by pressing an element. */
async function lay(page: Page): Promise<void> {
  await page.evaluate(async (count) => {
    for (let at = 0; at < count; at += 1) {
      const shelf = document.querySelectorAll<HTMLElement>("button[data-thing]");
      shelf[at % shelf.length]?.click();
      await new Promise(requestAnimationFrame);
      document
        .querySelector("[data-piece][aria-pressed=true]")
        ?.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
      await new Promise(requestAnimationFrame);
    }
  }, PIECES);
  const there = await page.locator("[data-piece]").count();
  if (there !== PIECES) throw new Error(`${there} pieces lie on the board, not ${PIECES}`);
}

/** Drags a piece over a board with two hundred others, four times slower. */
async function craftBoard(rig: Rig, page: Page, cdp: CDPSession): Promise<Figure[]> {
  await page.goto(`${rig.server.origin}/h5/#/pages/game/infiniteCraft`);
  await page.getByRole("group", { name: "合成台" }).filter({ visible: true }).waitFor();
  await throttle(page, { cpu: 1, net: false });
  await lay(page);
  await throttle(page, { cpu: 4, net: false });
  const [x, y] = await middleOf(page, "[data-piece]");
  const frames = await framesOf(page, () => gesture(cdp, line([x, y], [x > 195 ? -120 : 120, 100])));
  return figuresOf("200 pieces, drag one", frames);
}

/** How smoothly large content follows a finger: the map of 500 scenes, a board of 200 pieces. */
export async function gestures(rig: Rig): Promise<Figure[]> {
  const { page } = await openPhone(rig);
  await throttle(page, { cpu: 4, net: false });
  const cdp = await page.context().newCDPSession(page);
  const figures = [...(await storyMap(rig, page, cdp)), ...(await craftBoard(rig, page, cdp))];
  await page.context().close();
  return figures;
}
