import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Figure } from "../../bench/lib/figures.ts";
import { root } from "../../scripts/lib/shell.mjs";
import type { Person } from "../fixtures/people.ts";
import { LISTED, listStored, openPhone, type Rig, throttle } from "./rig.ts";

const dist = join(root, "apps/web/dist");
const KB = 1024;
const kb = (paths: Iterable<string>) =>
  [...paths].reduce((sum, path) => sum + gzipSync(readFileSync(join(dist, path)), { level: 9 }).length, 0) /
  KB;
/** The chunks' names without their hashes, to show which ones made a figure jump. */
const named = (paths: Iterable<string>) =>
  [...paths].map((path) => path.replace(/^assets\/|-[\w-]{8}\.js$/g, "")).join(", ");
const inDist = (url: string) => new URL(url, "http://x/").pathname.replace(/^\/h5\//, "");

/**
 * The scripts that slow 4G has delivered by the time the screen shows the text, service worker off. Measured
 * by the page's own clock: more arrives before this process learns of the drawing.
 */
async function scriptsUntil(
  rig: Rig,
  text: string,
  go: (phone: Person) => Promise<void>,
): Promise<Set<string>> {
  const phone = await openPhone(rig, { serviceWorkers: "block" });
  const { page, context } = phone;
  await listStored(page);
  await page.goto("about:blank");
  await (await context.newCDPSession(page)).send("Network.setCacheDisabled", { cacheDisabled: true });
  await throttle(page);
  await go(phone);
  const urls = await page.evaluate(async (wanted) => {
    const drawn = await window.meter.painted(wanted);
    const come = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    return come.filter((one) => one.responseEnd <= drawn).map((one) => one.name);
  }, text);
  const known = new Set(urls.map(inDist).filter((path) => path.endsWith(".js")));
  await context.close();
  return known;
}

/**
 * gz sizes: the entry, everything needed to use the chat list or a screen, the largest lazy chunk, the CSS.
 */
export async function sizes(rig: Rig): Promise<Figure[]> {
  const html = readFileSync(join(dist, "index.html"), "utf8");
  const linked = [...html.matchAll(/(?:src|href)="(\/h5\/[^"]+\.(js|css))"/g)].map(([, path = ""]) =>
    inDist(path),
  );
  const entry = linked.filter((path) => path.endsWith(".js"));
  const css = linked.filter((path) => path.endsWith(".css"));
  const chunks = readdirSync(join(dist, "assets"))
    .filter((name) => name.endsWith(".js") && !/worker/.test(name))
    .map((name) => `assets/${name}`)
    .filter((path) => !entry.includes(path));
  const rooms = chunks.filter((path) => path.includes("live-kit-room"));
  const lazy = chunks
    .filter((path) => !rooms.includes(path))
    .map((path) => ({ path, size: kb([path]) }))
    .toSorted((one, other) => other.size - one.size);
  const figure = (what: string, value: number, atMost: number, note = ""): Figure => ({
    database: "size",
    what,
    value,
    unit: "KB gz",
    goal: { atMost },
    note,
  });
  const list = await scriptsUntil(rig, LISTED, async ({ page, open }) => {
    // A launch that knows of no network opens the list itself and not chat-homepage (`APP-7`).
    await page.addInitScript(() => Object.defineProperty(navigator, "onLine", { value: false }));
    await open("/");
  });
  const chat = await scriptsUntil(rig, LISTED, ({ open }) =>
    open(`/pages/chat/chat-box?chatId=p:${rig.jie.id}`),
  );
  return [
    figure("entry JS", kb(entry), 112, `${entry.length} files`),
    figure("JS until the stored chat list is drawn", kb(list), 145, `over slow 4G: ${named(list)}`),
    figure(
      "JS until an open chat is drawn",
      kb(chat),
      195,
      `budget: list 145 + one chunk of 50; ${named(chat)}`,
    ),
    figure("largest lazy chunk", lazy[0]?.size ?? 0, 50, lazy[0]?.path),
    figure("second largest lazy chunk", lazy[1]?.size ?? 0, 50, lazy[1]?.path),
    figure("LiveKit's client", kb(rooms), 140, "fetched with the first call that moves to a room"),
    figure("CSS", kb(css), 14),
  ];
}
