// `npm run shots [-- --only text,text] [--width 390] [--theme dark] [--lang zh] [--readme] [--install]`: takes a
// picture of every screen, dark and light, Chinese and English, 320, 390 and 1280 wide, into shots/. --readme renews
// docs/picture.png, --install those that browsers show before they install the app; without others: --only none.
import { rmSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { api } from "@4d/contract";
import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { clientOf } from "./lib/api-client.ts";
import { ensureBrowser } from "./lib/machine.ts";
import { startServer } from "./lib/server.ts";
import { root, say } from "./lib/shell.mjs";
import { type Company, seedCompany } from "./shots/company.ts";
import { faultsOf } from "./shots/faults.ts";
import { INSTALL_PICTURES, type InstallPicture } from "./shots/install-pictures.ts";
import { mockLinkPreviews } from "./shots/link-previews.ts";
import { filmOf } from "./shots/media.ts";
import { PASSWORD } from "./shots/people.ts";
import { listAccountScenes } from "./shots/scenes/account.ts";
import { type Crew, gatherCrew, listCallScenes } from "./shots/scenes/calls.ts";
import { listCraftScenes } from "./shots/scenes/craft.ts";
import { listEdgeScenes } from "./shots/scenes/edge-cases.ts";
import { listFailureScenes } from "./shots/scenes/failures.ts";
import { listGiftScenes } from "./shots/scenes/gifts.ts";
import { listImageScenes } from "./shots/scenes/images.ts";
import { listMakingScenes } from "./shots/scenes/making.ts";
import { listMenuScenes } from "./shots/scenes/menus.ts";
import { listOrderScenes } from "./shots/scenes/orders.ts";
import { listPollScenes } from "./shots/scenes/polls.ts";
import { listSquareScenes } from "./shots/scenes/square.ts";
import { listStateScenes } from "./shots/scenes/states.ts";
import { listStoryScenes } from "./shots/scenes/stories.ts";
import { listShots, type Viewer } from "./shots/screens.ts";

const { values } = parseArgs({
  options: {
    only: { type: "string" },
    width: { type: "string" },
    theme: { type: "string" },
    lang: { type: "string" },
    readme: { type: "boolean", default: false },
    install: { type: "boolean", default: false },
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
  "--autoplay-policy=no-user-gesture-required",
  "--use-fake-ui-for-media-stream",
  "--use-fake-device-for-media-stream",
];
const names = values.only?.split(",");
/** Longest wait for an element that a scene presses, ms. */
const ACTION_TIMEOUT_MS = 4000;
/** Time until a change of theme is painted, ms. */
const PAINT_MS = 250;
const QUIET_MS = 500;
/** Longest wait for one picture on a busy machine, ms. */
const PICTURE_MS = 30_000;
const folder = join(root, "shots");
const chosen = <T extends string>(all: readonly T[], one: string | undefined) =>
  all.filter((each) => one === undefined || each === one);
const widths = chosen(["320", "390", "1280"], values.width);
const themes = chosen(["dark", "light"], values.theme);
const langs = chosen(["zh", "en"], values.lang);

type Appearance = { width: string; lang: string };

async function person(browser: Browser, { width, lang }: Appearance): Promise<BrowserContext> {
  return browser.newContext({
    viewport: { width: Number(width), height: width === "320" ? 568 : 844 },
    locale: lang === "en" ? "en-GB" : "zh-CN",
    timezoneId: "Asia/Shanghai",
    reducedMotion: "reduce",
    serviceWorkers: "block",
  });
}

async function logIn(page: Page, origin: string, userName: string): Promise<void> {
  const body = { userName, password: PASSWORD, terminal: 0, device: "Chrome · Linux" } as const;
  const info = await clientOf(origin)(api.auth.login, { body });
  await page.goto(`${origin}/h5/icons/icon-192.png`);
  await page.evaluate((text) => localStorage.setItem("loginInfo", text), JSON.stringify(info));
}

/** Shows a screen and waits until it has been still for a moment. */
async function show(page: Page, url: string): Promise<void> {
  await page.goto("about:blank");
  await page.goto(url, { timeout: 30_000 });
  await page.waitForLoadState("networkidle", { timeout: 10_000 }).catch(() => undefined);
  // Skeletons are no picture of a screen: wait until their content has come.
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

interface Studio {
  readonly browser: Browser;
  readonly origin: string;
  readonly company: Company;
  readonly crew: Crew;
  readonly look: Appearance;
}

const wanted = ({ file }: { file: string }) =>
  names === undefined || names.some((name) => file.includes(name));

/** Faults already reported; many screens share a part. */
const reported = new Set<string>();

/** Takes the present screen in each theme, and reports the faults that can be measured. */
async function take(page: Page, { width, lang }: Appearance, file: string): Promise<void> {
  for (const fault of await faultsOf(page)) {
    if (!reported.has(fault)) say(`${width} ${lang} ${file}: ${fault}`);
    reported.add(fault);
  }
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme });
    await page.waitForTimeout(PAINT_MS);
    const path = join(folder, `${width}-${theme}-${lang}`, `${file}.png`);
    await page.screenshot({ path, timeout: PICTURE_MS });
  }
  // The next screen is drawn in the first theme rather than changed to it.
  await page.emulateMedia({ colorScheme: themes[0] ?? null });
}

/** One person's pictures, in a browser of their own. */
async function takeOf(looker: Viewer, { browser, origin, company, crew, look }: Studio): Promise<number> {
  const shots = listShots(company).filter((shot) => shot.looker === looker && wanted(shot));
  const all = [
    ...listMenuScenes(company),
    ...listCallScenes(company, crew),
    ...listEdgeScenes(company),
    ...listGiftScenes(company),
    ...listCraftScenes(company),
    ...listPollScenes(company),
    ...listMakingScenes(company),
    ...listImageScenes(),
    ...listOrderScenes(company),
    ...listSquareScenes(company),
    ...listAccountScenes(),
    ...listStoryScenes(company),
    ...listStateScenes(company),
    ...listFailureScenes(company),
  ];
  const scenes = all.filter((scene) => scene.looker === looker && wanted(scene));
  if (shots.length + scenes.length === 0) return 0;
  const context = await person(browser, look);
  const page = await context.newPage();
  page.setDefaultTimeout(ACTION_TIMEOUT_MS);
  await mockLinkPreviews(page);
  if (looker !== "nobody") await logIn(page, origin, company[looker].userName);
  for (const { file, path, tab } of shots) {
    await show(page, `${origin}/h5/#${path}`);
    // The app's address leads to the home screen; the chat list is a tab away.
    if (tab !== undefined) await openTab(page, tab);
    await take(page, look, file);
  }
  for (const { file, path, act, after } of scenes) {
    await show(page, `${origin}/h5/#${path}`);
    await act(page).catch((cause: unknown) => say(`${file}: ${String(cause).split("\n")[0]}`));
    await page.waitForTimeout(QUIET_MS);
    await take(page, look, file);
    if (after === undefined) continue;
    // A page that is left may stay alive, and its call with it; a reload ends the call.
    await page.reload({ timeout: PICTURE_MS });
    await after();
  }
  await context.close();
  return (shots.length + scenes.length) * themes.length;
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

/** A picture that the manifest names. */
async function takeInstallPicture(
  { browser, origin, company }: Pick<Studio, "browser" | "origin" | "company">,
  { name, viewport, deviceScaleFactor, path }: InstallPicture,
): Promise<void> {
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor,
    locale: "zh-CN",
    timezoneId: "Asia/Shanghai",
    colorScheme: "dark",
    reducedMotion: "reduce",
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  await logIn(page, origin, company.me.userName);
  await show(page, `${origin}/h5/#${path(company)}`);
  const picture = await page.screenshot({ timeout: PICTURE_MS });
  await sharp(picture)
    .webp({ quality: 75 })
    .toFile(join(root, `apps/web/public/screenshots/${name}.webp`));
  await context.close();
}

const executablePath = await ensureBrowser();
if (!values.only) rmSync(folder, { recursive: true, force: true });
const server = await startServer({ env: { RATE_LIMIT_SCALE: "1000", ADMIN_PASSWORD: PASSWORD } });
const film = await filmOf(265);
const browser = await chromium.launch({
  executablePath,
  args: [...FLAGS, `--use-file-for-fake-video-capture=${film}`],
});
let crew: Crew | undefined;
try {
  const company = await seedCompany(server.origin);
  crew = await gatherCrew(browser, company);
  for (const width of widths) {
    for (const lang of langs) {
      const studio = { browser, origin: server.origin, company, crew, look: { width, lang } };
      let taken = 0;
      for (const looker of ["nobody", "me", "newcomer", "boss"] as const)
        taken += await takeOf(looker, studio);
      say(`${width} ${lang}: ${taken} pictures`);
    }
  }
  if (values.readme) await readmePicture();
  if (values.install)
    for (const picture of INSTALL_PICTURES)
      await takeInstallPicture({ browser, origin: server.origin, company }, picture);
} finally {
  await crew?.leave();
  await browser.close();
  rmSync(film, { force: true });
  await server.remove();
}
