import { api } from "@4d/contract";
import type { Page } from "@playwright/test";
import type { Figure } from "../../bench/lib/figures.ts";
import { phone } from "../fixtures/phone.ts";
import { picture } from "../fixtures/pictures.ts";
import { screen } from "../fixtures/screen.ts";
import { openPhone, type Rig, throttle } from "./rig.ts";

const CARDS = 500;
/** Cards after which memory is measured first: the columns are full by then. */
const EARLY = 100;
/** The speed of a thumb that keeps flicking, px a second. */
const SPEED = 3000;
const SHAPES = [
  [540, 720],
  [720, 480],
  [600, 600],
  [480, 800],
  [800, 500],
  [640, 800],
] as const;
const COLOURS = ["#8e3b6d", "#2aa7a0", "#1f4e8c", "#f2a65a", "#3a6b5c", "#5b2a86"] as const;

interface Stored {
  url: string;
  thumbUrl: string;
}

async function stored(rig: Rig, at: number): Promise<Stored> {
  const [width, height] = SHAPES[at % SHAPES.length] ?? SHAPES[0];
  const form = new FormData();
  const bytes = await picture(width, height, COLOURS[at % COLOURS.length]);
  form.append("file", new Blob([new Uint8Array(bytes)], { type: "image/png" }), `${at}.png`);
  const response = await fetch(`${rig.server.origin}/api/image/upload`, {
    method: "POST",
    headers: { accessToken: rig.jie.accessToken },
    body: form,
  });
  const { data } = (await response.json()) as { data: { originUrl: string; thumbUrl: string } };
  return { url: data.originUrl, thumbUrl: data.thumbUrl };
}

/** 阿杰 posts the cards, one in five with text only; the first of them is the last of the list. */
async function postAll(rig: Rig): Promise<void> {
  const pictures: Stored[] = [];
  for (let at = 0; at < 24; at += 1) pictures.push(await stored(rig, at));
  for (let at = 1; at <= CARDS; at += 1) {
    const shown = pictures[at % pictures.length];
    const media = at % 5 === 0 || shown === undefined ? [] : [shown];
    const title = at % 3 === 0 ? `第 ${at} 张,海边看见的云一朵接着一朵` : `第 ${at} 张`;
    await rig.jie.call(api.posts.create, {
      headers: { "idempotency-key": `bench-card-${at}` },
      body: { title, text: "从退潮走到日落,同一块礁石。", media },
    });
  }
}

interface Scrolled {
  /** The longest frame, ms. */
  longest: number;
  /** Most cards in the document at one time. */
  most: number;
}

/** Scrolls down until a card shows that title. */
const scrollTo = (page: Page, title: string): Promise<Scrolled> =>
  page.evaluate(
    async ([wanted, speed]) => {
      const here = "[data-page]:not([inert])";
      const scroller = [...document.querySelectorAll(`${here} .scroller`)].find((one) =>
        one.querySelector("article"),
      );
      if (scroller === undefined) return { longest: Number.NaN, most: Number.NaN };
      // A live list whose names are checked only now and then, so that the measuring costs little.
      const cards = scroller.getElementsByTagName("article");
      // By the name of its button: during a fast scroll a card may not draw its text.
      const isThere = () => [...cards].some((card) => card.querySelector("button")?.ariaLabel === wanted);
      const until = performance.now() + 120_000;
      const scrolled = { longest: 0, most: 0 };
      let last = await new Promise<number>(requestAnimationFrame);
      for (let frame = 0; ; frame += 1) {
        const now = await new Promise<number>(requestAnimationFrame);
        scrolled.longest = Math.max(scrolled.longest, now - last);
        scroller.scrollBy(0, (speed * (now - last)) / 1000);
        last = now;
        scrolled.most = Math.max(scrolled.most, cards.length);
        if (frame % 15 === 0 && isThere()) return scrolled;
        if (now > until) throw new Error(`the list never came to ${wanted}`);
      }
    },
    [title, SPEED] as const,
  );

/**
 * What this machine makes of an empty page: coloured boxes in two columns, no script but the scrolling. Its
 * longest frame, ms, at the same speed and also four times slower.
 */
async function bareScroll({ browser }: Rig): Promise<number> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const boxes = Array.from(
    { length: CARDS },
    (_, at) =>
      `<div style="height:${220 + (at % 5) * 40}px;background:${COLOURS[at % COLOURS.length]}"></div>`,
  );
  await page.setContent(
    `<body style="display:grid;grid-template-columns:1fr 1fr;gap:10px">${boxes.join("")}`,
  );
  await throttle(page, { net: false });
  const longest = await page.evaluate(async (speed) => {
    let most = 0;
    let last = await new Promise<number>(requestAnimationFrame);
    for (const end = last + 20_000; last < end; ) {
      const now = await new Promise<number>(requestAnimationFrame);
      most = Math.max(most, now - last);
      window.scrollBy(0, (speed * (now - last)) / 1000);
      last = now;
    }
    return most;
  }, SPEED);
  await context.close();
  return Math.round(longest);
}

/** The heap of the page's scripts after a garbage collection, MB. */
async function heap(page: Page): Promise<number> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("HeapProfiler.enable");
  await cdp.send("HeapProfiler.collectGarbage");
  const { usedSize } = await cdp.send("Runtime.getHeapUsage");
  await cdp.detach();
  return usedSize / 1_000_000;
}

/** How long cards in sight have no text after a flick has ended, ms. */
const wholeAgain = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const began = performance.now();
    // Hearts are drawn below the text: a card that shows only its cover has none.
    const isBare = (card: Element) => {
      const { top, bottom } = card.getBoundingClientRect();
      return bottom > 0 && top < window.innerHeight && card.querySelector("[aria-pressed]") === null;
    };
    for (;;) {
      const now = await new Promise<number>(requestAnimationFrame);
      const cards = [...document.querySelectorAll("[data-page]:not([inert]) article")];
      const isWhole = cards.length > 0 && !cards.some(isBare);
      if (isWhole || now - began > 10_000) return now - began;
    }
  });

interface Round extends Scrolled {
  /** How long cards in sight had no text after the first part of the scroll, ms. */
  bare: number;
}

/** The newest posts on a phone of their own, four times slower. */
async function openNewest(rig: Rig): Promise<Page> {
  const { page, open } = await openPhone(rig);
  await open("/pages/discover/discover");
  // A tap, as with a thumb: a mouse left over the list would be hit-tested at every frame.
  await screen(page).button("最新").tap();
  await page.evaluate((title) => window.meter.painted(title), `第 ${CARDS - 1} 张`);
  await throttle(page, { net: false });
  return page;
}

/** Scrolls once through the list. */
async function scrollOnce(rig: Rig): Promise<Round> {
  const page = await openNewest(rig);
  const first = await scrollTo(page, `第 ${CARDS - EARLY} 张`);
  const bare = await wholeAgain(page);
  const rest = await scrollTo(page, "第 1 张");
  await page.context().close();
  // The page's clock has a resolution of 0.1 ms: three screen refreshes last 50.0 ms or 50.1.
  const longest = Math.round(Math.max(first.longest, rest.longest));
  return { longest, most: Math.max(first.most, rest.most), bare };
}

/**
 * What all cards leave on the heap beyond the first hundred, MB. Measured in a separate scroll, because a
 * forced garbage collection makes the browser collect every few seconds from then on.
 */
async function grownBy(rig: Rig): Promise<number> {
  const page = await openNewest(rig);
  await scrollTo(page, `第 ${CARDS - EARLY} 张`);
  const early = await heap(page);
  await scrollTo(page, "第 1 张");
  const grown = (await heap(page)) - early;
  await page.context().close();
  return grown;
}

/** Scrolls five hundred cards of discover, four times slower: frames, cards in the document, memory. */
export async function feedScroll(rig: Rig, rounds: number): Promise<Figure[]> {
  await postAll(rig);
  const scrolls: Round[] = [];
  for (let round = 0; round < rounds; round += 1) scrolls.push(await scrollOnce(rig));
  const longest = scrolls.map((scroll) => scroll.longest);
  const grown = await grownBy(rig);
  const bare = await bareScroll(rig);
  const slow = "4× slowdown";
  const database = "feed";
  return [
    { database, what: "a bare page beside it, longest frame", value: bare, unit: "ms", note: slow },
    {
      database,
      what: `scroll ${CARDS} cards, longest frame`,
      value: Math.max(...longest),
      unit: "ms",
      goal: { atMost: 50 },
      note: `of ${longest.join(", ")}; ${SPEED} px/s, ${slow}`,
    },
    {
      database,
      what: "after a flick, until all cards in sight have words",
      value: Math.max(...scrolls.map((scroll) => scroll.bare)),
      unit: "ms",
      goal: { atMost: 500 },
      note: `of ${scrolls.map((scroll) => Math.round(scroll.bare)).join(", ")}; ${slow}`,
    },
    {
      database,
      what: "cards in the document",
      value: Math.max(...scrolls.map(({ most }) => most)),
      unit: "",
      goal: { atMost: 60 },
      note: `of ${CARDS}`,
    },
    {
      database,
      what: `memory of ${CARDS} cards over that of ${EARLY}`,
      value: grown,
      unit: "MB",
      goal: { atMost: 5 },
      note: "JS heap after collection",
    },
  ];
}
