// `npm run shots [-- --only text] [--width 390] [--theme dark] [--lang zh] [--readme]`: a picture of every screen,
// dark and light, Chinese and English, 320, 390 and 1280 wide, into shots/. --readme renews docs/picture.png.
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { api } from "@4d/contract";
import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { clientOf } from "./lib/api-client.ts";
import { ensureBrowser } from "./lib/machine.ts";
import { type Company, PASSWORD, seedCompany } from "./lib/seed.ts";
import { startServer } from "./lib/server.ts";
import { root, say } from "./lib/shell.mjs";

const { values } = parseArgs({
  options: {
    only: { type: "string" },
    width: { type: "string" },
    theme: { type: "string" },
    lang: { type: "string" },
    readme: { type: "boolean", default: false },
  },
});
const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
const QUIET_MS = 700;
const folder = join(root, "shots");
const chosen = <T extends string>(all: readonly T[], one: string | undefined) =>
  all.filter((each) => one === undefined || each === one);
const widths = chosen(["320", "390", "1280"], values.width);
const themes = chosen(["dark", "light"], values.theme);
const langs = chosen(["zh", "en"], values.lang);

interface Screen {
  readonly path: string;
  readonly open: boolean;
}

/** The routes whose page exists, read off the route table's own text. */
function screens(): Screen[] {
  const text = readFileSync(join(root, "apps/web/src/app/routes.ts"), "utf8");
  return [...text.matchAll(/\["(\/[^"]*)",\s*"([\w-]+)\/([\w-]+)"(?:,\s*\{([^}]*)\})?\]/g)].flatMap(
    ([, path = "", domain = "", page = "", options = ""]) =>
      existsSync(join(root, `apps/web/src/domains/${domain}/pages/${page}.tsx`))
        ? [{ path, open: options.includes("open: true") }]
        : [],
  );
}

/** What a screen must be told to show something. */
function query(path: string, { friend, groupId, stranger }: Company): string {
  const name = path.split("/").at(-1) ?? "";
  if (name === "chat-box" || name === "chat-info") return `?chatId=p:${friend.id}`;
  if (name === "user-info" || name === "friend-remark") return `?id=${friend.id}`;
  if (name === "friend-ask") return `?id=${stranger.id}`;
  if (path.startsWith("/pages/group/") && !["group", "group-list", "group-create"].includes(name))
    return `?id=${groupId}`;
  return "";
}

type Look = { width: string; theme: string; lang: string };

async function person(browser: Browser, { width, theme, lang }: Look): Promise<BrowserContext> {
  return browser.newContext({
    viewport: { width: Number(width), height: width === "320" ? 568 : 844 },
    colorScheme: theme === "light" ? "light" : "dark",
    locale: lang === "en" ? "en-GB" : "zh-CN",
    timezoneId: "Asia/Shanghai",
    reducedMotion: "reduce",
    serviceWorkers: "block",
  });
}

async function logIn(page: Page, origin: string, userName: string): Promise<void> {
  const info = await clientOf(origin)(api.auth.login, {
    body: { userName, password: PASSWORD, terminal: 0 },
  });
  await page.goto(`${origin}/h5/icons/icon-192.png`);
  await page.evaluate((text) => localStorage.setItem("loginInfo", text), JSON.stringify(info));
}

/** Shows a screen and waits until it has been still for a moment. */
async function show(page: Page, url: string): Promise<void> {
  await page.goto("about:blank");
  await page.goto(url);
  await page.waitForLoadState("networkidle", { timeout: 10_000 }).catch(() => undefined);
  // Bones are no picture of a screen: wait until what they stand for has come.
  const bones = page.getByRole("status", { name: /^(加载中|正在加载|Loading)/ }).filter({ visible: true });
  await bones
    .first()
    .waitFor({ state: "hidden", timeout: 10_000 })
    .catch(() => undefined);
  await page.waitForTimeout(QUIET_MS);
}

const tabs = ["discover", "contacts", "create", "messages", "mine"];

async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole("navigation").getByRole("button").nth(tabs.indexOf(name)).click();
  await page.waitForTimeout(QUIET_MS);
}

async function takeAll(browser: Browser, origin: string, company: Company, look: Look): Promise<number> {
  const into = join(folder, `${look.width}-${look.theme}-${look.lang}`);
  mkdirSync(into, { recursive: true });
  let taken = 0;
  for (const inside of [false, true]) {
    const context = await person(browser, look);
    const page = await context.newPage();
    if (inside) await logIn(page, origin, company.me.userName);
    for (const { path, open } of screens().filter((screen) => screen.open !== inside)) {
      const name = path.split("/").filter(Boolean).at(-1) ?? "messages";
      if (path === "/pages/chat/chat") continue;
      if (values.only && !name.includes(values.only)) continue;
      const urls = new Map([[name, query(path, company)]]);
      if (name === "chat-box") urls.set("chat-box-group", `?chatId=g:${company.groupId}`);
      for (const [file, search] of urls) {
        await show(page, `${origin}/h5/#${path}${search}`);
        // The entry leads to the home screen; the chat list is a tab away.
        if (path === "/") await openTab(page, "messages");
        await page.screenshot({ path: join(into, `${file}${open ? "-open" : ""}.png`) });
        taken += 1;
      }
    }
    await context.close();
  }
  return taken;
}

/** Two phones side by side, for the README. */
async function readmePicture(): Promise<void> {
  const from = join(folder, "390-dark-zh");
  const gap = 24;
  const composite = ["chat-homepage.png", "chat-box.png"].map((file, index) => ({
    input: join(from, file),
    left: gap + index * (390 + gap),
    top: gap,
  }));
  await sharp({
    create: { width: 2 * 390 + 3 * gap, height: 844 + 2 * gap, channels: 3, background: "#1c1d21" },
  })
    .composite(composite)
    .png({ compressionLevel: 9, palette: true })
    .toFile(join(root, "docs/picture.png"));
}

const executablePath = await ensureBrowser();
if (!values.only) rmSync(folder, { recursive: true, force: true });
const server = await startServer({ env: { RATE_LIMIT_SCALE: "1000" } });
const browser = await chromium.launch({ executablePath, args: FLAGS });
try {
  const company = await seedCompany(server.origin);
  for (const width of widths) {
    for (const theme of themes) {
      for (const lang of langs) {
        const look = { width, theme, lang };
        say(`${width} ${theme} ${lang}: ${await takeAll(browser, server.origin, company, look)} pictures`);
      }
    }
  }
  if (values.readme) await readmePicture();
} finally {
  await browser.close();
  await server.remove();
}
