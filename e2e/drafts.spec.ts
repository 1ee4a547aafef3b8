import { expect, type Page } from "@playwright/test";
import { chat, openWith } from "./fixtures/chat.ts";
import { twoFriends } from "./fixtures/friends.ts";
import { openOnPhone, type Person } from "./fixtures/people.ts";
import { screen } from "./fixtures/screen.ts";
import { test } from "./fixtures/test.ts";

const DAY = 24 * 3_600_000;
const words = ({ page }: Person) => chat(page).field;

/** The next request in which a page sends its drafts. */
const nextDraftRequest = (page: Page) =>
  page.waitForRequest((request) => request.method() === "PUT" && request.url().endsWith("/user/drafts"));

/** Waits until the server has answered what the page sent. */
async function untilSynced(page: Page, work: () => Promise<unknown>): Promise<void> {
  const request = nextDraftRequest(page);
  await work();
  await (await request).response();
}

for (const [off, name] of [
  [60_000, "a minute ahead"],
  [-DAY, "a day behind"],
] as const)
  test(`two devices write one draft, one of them ${name}: the last words count, sending ends them (MSG-13)`, async ({
    browser,
    friends,
    server,
  }) => {
    const [mei, jie] = await twoFriends(friends);
    const tablet = await openOnPhone({ browser, origin: server.origin }, mei, { terminal: 1 });
    await tablet.page.clock.setSystemTime(Date.now() + off);
    await openWith(mei, jie);
    await openWith(tablet, jie);
    await words(tablet).fill("平板上写的");
    await expect(words(mei)).toHaveValue("平板上写的");
    await words(mei).fill("手机上接着写");
    await expect(words(tablet)).toHaveValue("手机上接着写");
    await words(tablet).fill("平板再改一下");
    await expect(words(mei)).toHaveValue("平板再改一下");
    await screen(mei.page).button("发送").click();
    await expect(chat(tablet.page).line("平板再改一下")).toBeVisible();
    for (const one of [mei, tablet]) await expect(words(one)).toHaveValue("");
    // Nothing brings them back: neither another visit nor the next change of either device.
    await untilSynced(tablet.page, () => words(tablet).fill("又一句"));
    await expect(words(mei)).toHaveValue("又一句");
    await untilSynced(mei.page, () => words(mei).fill(""));
    for (const one of [mei, tablet]) {
      await expect(words(one)).toHaveValue("");
      await one.page.reload();
      await expect(chat(one.page).line("平板再改一下")).toBeVisible();
      await expect(words(one)).toHaveValue("");
    }
  });

test("words written without a network meet others: the later ones stay, the other can be restored (MSG-13)", async ({
  browser,
  friends,
  server,
}) => {
  test.setTimeout(90_000);
  const [mei, jie] = await twoFriends(friends);
  const tablet = await openOnPhone({ browser, origin: server.origin }, mei, { terminal: 1 });
  await tablet.page.clock.setSystemTime(Date.now() - DAY);
  await openWith(mei, jie);
  await openWith(tablet, jie);
  await expect(words(tablet)).toBeVisible();
  await tablet.context.setOffline(true);
  await words(tablet).fill("路上写的");
  await untilSynced(mei.page, () => words(mei).fill("家里写的"));
  await tablet.context.setOffline(false);
  await expect(words(mei)).toHaveValue("路上写的", { timeout: 40_000 });
  for (const one of [mei, tablet]) await expect(one.page.getByText("家里写的")).toBeVisible();
  await screen(mei.page).button("恢复草稿").click();
  for (const one of [mei, tablet]) {
    await expect(words(one)).toHaveValue("家里写的");
    await expect(one.page.getByText("路上写的")).toBeVisible();
  }
  await screen(tablet.page).button("不恢复").click();
  for (const one of [mei, tablet]) {
    await expect(screen(one.page).button("恢复草稿")).toBeHidden();
    await expect(words(one)).toHaveValue("家里写的");
  }
});

/** A desktop computer, where Enter sends. */
async function openDesktop(
  house: { browser: Parameters<typeof openOnPhone>[0]["browser"]; origin: string },
  whose: Person,
): Promise<Person> {
  return openOnPhone(house, whose, { hasTouch: false, viewport: { width: 1280, height: 800 } });
}

/** Writes as an input method does: a composition, and then the chosen words. */
async function inputMethod(page: Page) {
  const line = await page.context().newCDPSession(page);
  return {
    compose: (text: string) =>
      line.send("Input.imeSetComposition", { text, selectionStart: text.length, selectionEnd: text.length }),
    choose: (text: string) => line.send("Input.insertText", { text }),
  };
}

/** Enter as Safari sends it after a composition has ended, and as Chrome does before. */
const takenEnter = (page: Page, isComposing: boolean) =>
  page.evaluate((composing) => {
    const press = { key: "Enter", code: "Enter", keyCode: 229, which: 229, isComposing: composing };
    const options = { ...press, bubbles: true, cancelable: true };
    document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", options));
  }, isComposing);

test("the Enter of an input method sends nothing, and an unfinished composition stays on the device", async ({
  browser,
  friends,
  server,
}) => {
  test.setTimeout(90_000);
  const [first, jie] = await twoFriends(friends);
  const house = { browser, origin: server.origin };
  const tablet = await openOnPhone(house, first, { terminal: 1 });
  const mei = await openDesktop(house, first);
  await openWith(mei, jie);
  await openWith(tablet, jie);
  const bodies: string[] = [];
  mei.page.on("request", (request) => bodies.push(request.postData() ?? ""));
  await untilSynced(mei.page, () => words(mei).pressSequentially("早上"));
  await expect(words(tablet)).toHaveValue("早上");
  const method = await inputMethod(mei.page);
  await method.compose("ni hao");
  await expect(words(mei)).toHaveValue("早上ni hao");
  await untilSynced(tablet.page, () => words(tablet).fill("平板写的"));
  for (const composing of [true, false]) await takenEnter(mei.page, composing);
  await expect(words(mei)).toHaveValue("早上ni hao");
  await untilSynced(mei.page, () => method.choose("你好"));
  await takenEnter(mei.page, false);
  await expect(words(mei)).toHaveValue("早上你好");
  await expect(words(tablet)).toHaveValue("早上你好");
  await expect(tablet.page.getByText("平板写的")).toBeVisible();
  expect(bodies.filter((body) => body.includes("ni hao"))).toEqual([]);
  await mei.page.keyboard.press("Enter");
  await expect(chat(mei.page).line("早上你好")).toBeVisible();
  await expect(words(tablet)).toHaveValue("");
});

test("a cancelled composition shows what another device wrote meanwhile", async ({
  browser,
  friends,
  server,
}) => {
  const [first, jie] = await twoFriends(friends);
  const house = { browser, origin: server.origin };
  const tablet = await openOnPhone(house, first, { terminal: 1 });
  const mei = await openDesktop(house, first);
  await openWith(mei, jie);
  await openWith(tablet, jie);
  await words(mei).focus();
  const method = await inputMethod(mei.page);
  await method.compose("ni");
  await untilSynced(tablet.page, () => words(tablet).fill("平板写的"));
  await expect(words(mei)).toHaveValue("ni");
  await method.compose("");
  await mei.page.getByRole("log").first().click();
  await expect(words(mei)).toHaveValue("平板写的");
});

test("the Enter of an input method adds no label and no tag", async ({ browser, friends, server }) => {
  const [first, jie] = await twoFriends(friends);
  const mei = await openDesktop({ browser, origin: server.origin }, first);
  await mei.open(`/pages/friend/friend-remark?id=${jie.id}`);
  const labels = mei.page.getByRole("textbox", { name: "标签" }).filter({ visible: true });
  await labels.focus();
  const method = await inputMethod(mei.page);
  await method.choose("同学");
  for (const composing of [true, false]) await takenEnter(mei.page, composing);
  await expect(labels).toHaveValue("同学");
  await mei.page.keyboard.press("Enter");
  await expect(labels).toHaveValue("");
  await mei.open("/pages/create/create-ai");
  await mei.page.getByRole("navigation", { name: "步骤" }).getByRole("button", { name: /^身份/ }).click();
  const tags = mei.page.getByRole("textbox", { name: "标签" }).filter({ visible: true });
  await tags.focus();
  await method.compose("wen rou");
  await expect(tags).toHaveValue("wen rou");
  for (const composing of [true, false]) await takenEnter(mei.page, composing);
  await expect(tags).toHaveValue("wen rou");
  await method.choose("温柔");
  await takenEnter(mei.page, false);
  await expect(tags).toHaveValue("温柔");
  await mei.page.keyboard.press("Enter");
  await expect(screen(mei.page).button(/温柔/)).toBeVisible();
});
