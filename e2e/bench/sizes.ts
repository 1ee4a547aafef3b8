import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Figure } from "../../bench/lib/figures.ts";
import { root } from "../../scripts/lib/shell.mjs";
import { openPhone, type Rig } from "./rig.ts";

const dist = join(root, "apps/web/dist");
const KB = 1024;
const kb = (paths: Iterable<string>) =>
  [...paths].reduce((sum, path) => sum + gzipSync(readFileSync(join(dist, path)), { level: 9 }).length, 0) /
  KB;
const inDist = (url: string) => new URL(url, "http://x/").pathname.replace(/^\/h5\//, "");

/** The scripts a browser loads when it opens that address, service worker off. */
async function scriptsOf(rig: Rig, path: string, text: string): Promise<Set<string>> {
  const { page, context, open } = await openPhone(rig, { serviceWorkers: "block" });
  const scripts = new Set<string>();
  await page.goto("about:blank");
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.add(inDist(request.url()));
  });
  await open(path);
  await page.evaluate((wanted) => window.meter.painted(wanted), text);
  const known = new Set(scripts);
  await context.close();
  return known;
}

/** gz sizes: the entry, everything until the chat list or a screen can be used, the largest lazy chunk, the CSS. */
export async function sizes(rig: Rig): Promise<Figure[]> {
  const html = readFileSync(join(dist, "index.html"), "utf8");
  const linked = [...html.matchAll(/(?:src|href)="(\/h5\/[^"]+\.(js|css))"/g)].map(([, path = ""]) =>
    inDist(path),
  );
  const entry = linked.filter((path) => path.endsWith(".js"));
  const css = linked.filter((path) => path.endsWith(".css"));
  const lazy = readdirSync(join(dist, "assets"))
    .filter((name) => name.endsWith(".js") && !/worker/.test(name))
    .map((name) => `assets/${name}`)
    .filter((path) => !entry.includes(path))
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
  const list = await scriptsOf(rig, "/pages/friend/friend", "阿杰");
  const chats = await scriptsOf(rig, `/pages/chat/chat-box?chatId=p:${rig.jie.id}`, "第一句");
  return [
    figure("entry JS", kb(entry), 112, `${entry.length} files`),
    figure("JS of home until contacts are drawn", kb(list), 145, `${list.size} files`),
    figure("JS until an open chat is drawn", kb(chats), 195, "budget: list 145 + one chunk of 50"),
    figure("largest lazy chunk", lazy[0]?.size ?? 0, 50, lazy[0]?.path),
    figure("second largest lazy chunk", lazy[1]?.size ?? 0, 50, lazy[1]?.path),
    figure("CSS", kb(css), 14),
  ];
}
