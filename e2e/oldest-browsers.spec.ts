import { expect, type Page } from "@playwright/test";
import { chat } from "./fixtures/chat.ts";
import { twoFriends } from "./fixtures/friends.ts";
import { missingIn, removeFeatures } from "./fixtures/missing-features.ts";
import type { Person } from "./fixtures/people.ts";
import { picture } from "./fixtures/pictures.ts";
import { screen } from "./fixtures/screen.ts";
import { test } from "./fixtures/test.ts";

const BROWSERS = ["chrome", "firefox", "safari_ios", "samsunginternet_android"];

const SCREENS = [
  { path: "/pages/game/infiniteCraft", words: "合成" },
  { path: "/pages/friend/friend", words: "阿杰" },
  { path: "/pages/square/square", words: "广场" },
  { path: "/pages/discover/discover", words: "发现" },
  { path: "/pages/create/create", words: "创造" },
  { path: "/pages/create/create-ai", words: "名字" },
  { path: "/pages/mine/settings", words: "设置" },
];

/** What a phone below the newest most often lacks, each alone. */
const ALONE = [
  "javascript.builtins.Promise.withResolvers",
  "javascript.builtins.Map.groupBy",
  "javascript.builtins.Array.fromAsync",
  "javascript.builtins.Array.toSorted",
  "javascript.builtins.Set.union",
  "javascript.builtins.Intl.Segmenter",
  "api.AbortSignal.any_static",
  "api.OffscreenCanvas",
  "api.createImageBitmap",
  "api.Window.requestIdleCallback",
  "api.HTMLInputElement.showPicker",
  "api.Element.scrollend_event",
];

/** Opens a person's chat list on a page without these features; the errors the page reports are added to `errors`. */
async function openWithout(who: Person, paths: readonly string[], errors: string[]): Promise<Page> {
  const page = await who.context.newPage();
  page.on("pageerror", ({ message }) => errors.push(`${message} without ${paths.slice(0, 3).join(", ")}`));
  await page.addInitScript(removeFeatures, paths);
  await page.goto(who.page.url());
  return page;
}

async function say(page: Page, words: string): Promise<void> {
  const { send, line } = chat(page);
  await send(words);
  await expect(line(words)).toBeVisible();
}

/** Large enough to be scaled down, so that it is decoded and drawn. */
async function sendPicture(page: Page): Promise<void> {
  const { attach, log } = chat(page);
  await attach("相册", { name: "plum.png", mimeType: "image/png", buffer: await picture(2600, 1800) });
  await expect(log.getByRole("button", { name: "查看图片" })).toBeVisible();
  await expect(log.getByRole("img", { name: "正在发送" })).toHaveCount(0);
}

for (const browser of BROWSERS)
  test(`the app works with what the oldest supported ${browser} has (APP-14)`, async ({ friends }) => {
    const [mei, jie] = await twoFriends(friends);
    const errors: string[] = [];
    const page = await openWithout(mei, missingIn(browser), errors);
    const { text } = screen(page);

    await text("阿杰").first().click();
    await say(page, "在旧手机上 👍🏽");
    await jie.open(`/pages/chat/chat-box?chatId=p:${mei.id}`);
    await expect(chat(jie.page).line("在旧手机上")).toBeVisible();
    await say(jie.page, "收到了");
    await expect(chat(page).line("收到了")).toBeVisible();
    for (const { path, words } of SCREENS) {
      await page.goto(page.url().replace(/#.*/, `#${path}`));
      await expect(text(words).first()).toBeVisible();
    }
    expect(errors).toEqual([]);
  });

for (const path of ALONE)
  test(`a chat works without ${path} (APP-14)`, async ({ person }) => {
    const mei = await person("梅子");
    const errors: string[] = [];
    const page = await openWithout(mei, [path], errors);
    await page.goto(page.url().replace(/#.*/, `#/pages/chat/chat-box?chatId=p:${mei.id}`));
    await say(page, "缺一样也能聊");
    expect(errors).toEqual([]);
  });

test("a text and a picture are sent without all of what newer browsers have (APP-14)", async ({
  friends,
}) => {
  const [mei] = await twoFriends(friends);
  const errors: string[] = [];
  const page = await openWithout(mei, ALONE, errors);
  await screen(page).text("阿杰").first().click();
  await say(page, "全缺也能聊");
  await sendPicture(page);
  expect(errors).toEqual([]);
});
