import { api } from "@4d/contract";
import { expect, type Page } from "@playwright/test";
import { test } from "./fixtures/builds.ts";
import { chat, openWith } from "./fixtures/chat.ts";
import { threeFriends, twoFriends } from "./fixtures/friends.ts";
import type { Person } from "./fixtures/people.ts";
import { screen } from "./fixtures/screen.ts";

const OFFER = "新版本准备好了";

/** Waits until the version with that first script runs in a page. */
const runs = (page: Page, entry: string) =>
  expect(page.locator("script[type=module]")).toHaveAttribute("src", `/h5/assets/${entry}`);

/** The app as it is from its second start on: under a service worker that has all of it. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await page.reload();
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

/**
 * The person comes back to the tab. This browser never hides one, so the event is dispatched: the only
 * simulated one here.
 */
const comesBack = (page: Page) =>
  page.evaluate(() => void document.dispatchEvent(new Event("visibilitychange")));

/** Waits until all requests for a new version are answered, including those of the page. */
const answered = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));

/** Opens another tab of the same person. */
async function another({ context, page }: Person, path: string): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(`${new URL(page.url()).origin}/h5/#${path}`);
  return tab;
}

const take = (page: Page) => screen(page).button("更新").click();

/** What a person received, in order. */
async function received({ call }: Person): Promise<string[]> {
  const rows = await call(api.privateMessages.pull, { query: { minId: 0, limit: 100 } });
  return rows.filter(({ type }) => type === 0).map(({ content }) => content);
}

test("offered in two tabs and accepted in both, without a network: nothing written is lost (APP-7)", async ({
  friends,
  builds,
}) => {
  const [mei, jie, lan] = await threeFriends(friends);
  await openWith(mei, jie);
  await settled(mei.page);
  const other = await another(mei, `/pages/chat/chat-box?chatId=p:${lan.id}`);
  await expect(chat(other).field).toBeVisible();
  const before = await builds.entry();
  const entry = await builds.next();
  await comesBack(mei.page);
  for (const page of [mei.page, other]) {
    await expect(screen(page).text(OFFER)).toBeVisible();
    await runs(page, before);
  }
  await mei.context.setOffline(true);
  await chat(mei.page).send("没网时说的");
  await expect(chat(mei.page).log.getByRole("img", { name: "正在发送" }).first()).toBeVisible();
  await chat(other).field.fill("给小兰的草稿");
  await chat(mei.page).field.fill("还没写完");
  await take(mei.page);
  await runs(mei.page, entry);
  await expect(chat(mei.page).field).toHaveValue("还没写完");
  await expect(screen(mei.page).text(OFFER)).toBeHidden();
  await runs(other, before);
  await expect(chat(other).field).toHaveValue("给小兰的草稿");
  await take(other);
  await runs(other, entry);
  await expect(chat(other).field).toHaveValue("给小兰的草稿");
  await expect(chat(mei.page).line("没网时说的")).toBeVisible();
  await mei.context.setOffline(false);
  await expect.poll(() => received(jie), { timeout: 40_000 }).toEqual(["没网时说的"]);
});

test("postponed, it stays away until the next start; the version after it is offered at once (APP-7)", async ({
  friends,
  builds,
}) => {
  const [mei, jie] = await twoFriends(friends);
  await openWith(mei, jie);
  await settled(mei.page);
  const before = await builds.entry();
  await builds.next();
  await comesBack(mei.page);
  const offer = screen(mei.page).text(OFFER);
  const putOff = () => screen(mei.page).button("稍后").click();
  await putOff();
  await expect(offer).toBeHidden();
  await comesBack(mei.page);
  await answered(mei.page);
  await mei.open("/pages/friend/friend");
  await openWith(mei, jie);
  await expect(offer).toBeHidden();
  await runs(mei.page, before);
  await mei.page.reload();
  await expect(offer).toBeVisible();
  await runs(mei.page, before);
  await putOff();
  const entry = await builds.next();
  await comesBack(mei.page);
  await take(mei.page);
  await runs(mei.page, entry);
  await expect(chat(mei.page).field).toBeVisible();
});

test("a tab that stays on the old version still opens what it has not fetched yet (APP-7)", async ({
  person,
  builds,
}) => {
  const mei = await person("梅子");
  await settled(mei.page);
  const other = await another(mei, "/pages/friend/friend");
  const before = await builds.entry();
  const entry = await builds.next();
  await comesBack(mei.page);
  await expect(screen(other).text(OFFER)).toBeVisible();
  await take(mei.page);
  await runs(mei.page, entry);
  // The server has only the new build, and a browser caches no file for ever.
  await (await mei.context.newCDPSession(other)).send("Network.clearBrowserCache");
  await other.evaluate(() => {
    location.hash = "/pages/mine/about";
  });
  await expect(screen(other).text("谢谢他们")).toBeVisible();
  await runs(other, before);
  await take(other);
  await runs(other, entry);
});
