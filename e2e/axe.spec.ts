import { api } from "@4d/contract";
import { expect } from "@playwright/test";
import { publicCharacter } from "./fixtures/characters.ts";
import { checkPages, pageFaults } from "./fixtures/faults.ts";
import { threeFriends } from "./fixtures/friends.ts";
import { openOnPhone } from "./fixtures/people.ts";
import { screen } from "./fixtures/screen.ts";
import { test } from "./fixtures/test.ts";

const calm = { reducedMotion: "reduce" } as const;

test("no A or AA fault on the screens before the login (APP-12)", async ({ browser, server }) => {
  const context = await browser.newContext({
    ...calm,
    locale: "zh-CN",
    viewport: { width: 390, height: 844 },
  });
  await checkPages(await context.newPage(), server.origin, [
    "/pages/login/login",
    "/pages/register/register",
    "/pages/login/forgot-password",
    "/pages/privacy/privacy",
    "/pages/privacy/user",
  ]);
  await context.close();
});

test("no A or AA fault on one's own screens (APP-12)", async ({ browser, friends, server }) => {
  test.setTimeout(180_000);
  await publicCharacter(server.origin, "月华");
  const [account] = await threeFriends(friends);
  const mei = await openOnPhone({ browser, origin: server.origin }, account, calm);
  const { id } = await mei.call(api.posts.create, {
    headers: { "idempotency-key": "00000000-axe-post" },
    body: { title: "雾散了", text: "海还在。", topicId: 3, answersPrompt: true },
  });
  await checkPages(mei.page, server.origin, [
    "/pages/chat/chat-homepage",
    "/",
    "/pages/discover/discover",
    "/pages/discover/hidden",
    "/pages/square/square",
    "/pages/square/compose",
    `/pages/square/post?id=${id}`,
    `/pages/square/edit?id=${id}`,
    "/pages/square/board",
    "/pages/square/prompt",
    "/pages/square/notices",
    "/pages/square/kept",
    `/pages/square/creator?id=${mei.id}`,
    "/pages/create/create",
    "/pages/mine/mine",
    "/pages/mine/mine-edit",
    "/pages/mine/mine-password",
    "/pages/mine/sessions",
    "/pages/mine/settings",
    "/pages/mine/about",
    "/pages/mine/security",
    "/pages/mine/second-factor",
    "/pages/mine/export-data",
    "/pages/mine/leave",
    "/pages/mine/bind-email",
    "/pages/mine/privacy",
    "/pages/mine/my-qr",
    "/pages/mine/capsule-balance",
    "/pages/pay/orders",
    "/pages/game/infiniteCraft",
    "/pages/game/craft-wall",
    "/pages/nowhere",
  ]);
  await mei.context.close();
});

test("no A or AA fault where characters are made (APP-12)", async ({ browser, person, server }) => {
  test.setTimeout(240_000);
  const account = await person("梅子");
  const drafted = await account.call(api.characterMaking.draftFrom, {
    body: { kind: "character", seed: "在灯塔里给迷路的船写信的守夜人" },
  });
  const { id } = await account.call(api.characters.create, { body: { sheet: drafted.sheet } });
  const { id: bookId } = await account.call(api.books.create, { body: { name: "雾港" } });
  await account.call(api.books.attach, { params: { id, bookId } });
  const mei = await openOnPhone({ browser, origin: server.origin }, account, calm);
  const steps = ["look", "identity", "soul", "opening", "style", "voice", "lore", "sharing"];
  await checkPages(mei.page, server.origin, [
    ...steps.map((step) => `/pages/create/create-ai?id=${id}&step=${step}`),
    `/pages/create/dialog-style?id=${id}`,
    `/pages/create/voice-select?id=${id}`,
    `/pages/create/preview-ai?id=${id}`,
    `/pages/create/preview-ai?id=${id}&tab=talk`,
    "/pages/create/lorebooks",
    `/pages/create/lorebook?id=${bookId}`,
    "/pages/create/create",
  ]);
  await mei.context.close();
});

test("no A or AA fault among people and groups (APP-12)", async ({ browser, friends, server }) => {
  test.setTimeout(240_000);
  const [account, jie, lan] = await threeFriends(friends);
  const { id } = await account.call(api.groups.create, {
    body: { name: "山友", notice: "周六见", friendIds: [jie.id, lan.id] },
  });
  const mei = await openOnPhone({ browser, origin: server.origin }, account, calm);
  await checkPages(mei.page, server.origin, [
    "/pages/friend/friend",
    "/pages/friend/friend-add",
    "/pages/friend/new-friends",
    "/pages/friend/blocklist",
    "/pages/friend/scan",
    `/pages/friend/friend-remark?id=${jie.id}`,
    `/pages/friend/friend-ask?id=${jie.id}`,
    `/pages/common/user-info?id=${jie.id}`,
    `/pages/common/report?kind=user&id=${jie.id}&name=x`,
    "/pages/group/group",
    "/pages/group/group-create",
    `/pages/group/group-info?id=${id}`,
    `/pages/group/group-edit?id=${id}`,
    `/pages/group/group-invite?id=${id}`,
    `/pages/group/group-member?id=${id}`,
    `/pages/group/group-manage?id=${id}`,
    `/pages/group/group-notice?id=${id}`,
    `/pages/group/group-qr?id=${id}`,
    `/pages/group/group-requests?id=${id}`,
  ]);
  await mei.context.close();
});

test("no A or AA fault where people chat (APP-12)", async ({ browser, friends, server }) => {
  test.setTimeout(180_000);
  await publicCharacter(server.origin, "月华");
  const [account, jie, lan] = await threeFriends(friends);
  const { id } = await account.call(api.groups.create, {
    body: { name: "山友", friendIds: [jie.id, lan.id] },
  });
  const sent = await jie.call(api.privateMessages.send, {
    body: { recvId: account.id, content: "看 https://example.org #开心;", type: 0, tmpId: "a1" },
  });
  await account.call(api.privateMessages.send, {
    body: { recvId: jie.id, content: "好", type: 0, tmpId: "a2", quoteId: sent.id },
  });
  const card = { chatId: `p:${account.id}` as const, total: 5, message: "小心意" };
  const gift = await jie.call(api.gifts.send, { body: card });
  const poll = await jie.call(api.polls.start, {
    body: { groupId: id, question: "去哪儿?", options: ["山", "海"], multiple: true },
  });
  await jie.call(api.polls.vote, { params: { id: poll.id }, body: { options: [1] } });
  const contact = { chatId: `g:${id}` as const, userId: lan.id, tmpId: "a3" };
  await jie.call(api.chats.sendContact, { body: contact });
  await account.call(api.privateMessages.react, { params: { id: sent.id }, body: { emoji: "👍", on: true } });
  const mei = await openOnPhone({ browser, origin: server.origin }, account, calm);
  const { page } = mei;
  await checkPages(page, server.origin, [
    // A launch leads to the homepage, so the list is opened after it.
    "/pages/chat/chat-homepage",
    "/",
    `/pages/chat/chat-box?chatId=g:${id}`,
    `/pages/chat/chat-info?chatId=p:${jie.id}`,
    `/pages/chat/chat-info?chatId=g:${id}`,
    "/pages/chat/search",
    "/pages/chat/archived",
    `/pages/gift/gift?id=${gift.id}`,
    `/pages/gift/gift-send?chatId=g:${id}`,
    `/pages/poll/poll?id=${poll.id}`,
    `/pages/poll/poll-start?groupId=${id}`,
    `/pages/chat/contact-send?chatId=g:${id}`,
    `/pages/chat/forward?from=p:${jie.id}&ids=${sent.id}`,
    `/pages/chat/chat-box?chatId=p:${jie.id}`,
  ]);
  await screen(page)
    .button(/小心意/)
    .click();
  await expect(screen(page).dialog.getByRole("button", { name: "打开" })).toBeVisible();
  expect.soft(await pageFaults(page), "a gift to open").toEqual([]);
  await screen(page).pressInDialog("关闭");
  await screen(page).button("表情").click();
  await expect(screen(page).button("开心").first()).toBeVisible();
  expect.soft(await pageFaults(page), "the emoji panel").toEqual([]);
  await screen(page).button("更多").click();
  await expect(screen(page).button("相册")).toBeVisible();
  expect.soft(await pageFaults(page), "the plus panel").toEqual([]);
  await page.getByRole("log").getByText("好", { exact: true }).click({ button: "right" });
  await expect(page.getByRole("menuitem", { name: "撤回" })).toBeVisible();
  expect.soft(await pageFaults(page), "the menu of a message").toEqual([]);
  await mei.context.close();
});

test("no A or AA fault where pictures and stories are made and read (APP-12)", async ({
  browser,
  person,
  server,
}) => {
  test.setTimeout(240_000);
  const account = await person("梅子");
  const scene = { text: "雾从水面上来。", speaker: "", background: "" };
  const end = { ...scene, ending: true, endingName: "雾里", choices: [] };
  const choice = { text: "上船", target: "boat", conditions: [], effects: [] };
  const graph = {
    ...{ start: "pier", cast: [], variables: [] },
    nodes: [
      { ...scene, id: "pier", title: "渡口", choices: [choice], ending: false, endingName: "", x: 0, y: 0 },
      { ...end, id: "boat", title: "船上", x: 0, y: 140 },
    ],
  };
  const chapters = [{ key: "boat", title: "船上", node: "boat", price: 60 }];
  const { id, version } = await account.call(api.stories.create, {
    headers: { "idempotency-key": crypto.randomUUID() },
    body: { sheet: { title: "渡船", chapters }, graph },
  });
  const headers = { "if-match": version };
  await account.call(api.stories.publish, { params: { id }, headers, body: { visibility: "public" } });
  await account.call(api.images.make, { body: { prompt: "黎明的山", count: 2, seed: 7 } });
  const mei = await openOnPhone({ browser, origin: server.origin }, account, calm);
  const { page } = mei;
  const { button, text, field } = screen(page);
  await checkPages(page, server.origin, ["/pages/create/create-image"]);
  await text("我的图片").click();
  await expect(button(/^第 2 张/)).toBeVisible({ timeout: 60_000 });
  expect.soft(await pageFaults(page), "my pictures").toEqual([]);
  await button(/^第 2 张/).click();
  await expect(button("设为")).toBeVisible();
  expect.soft(await pageFaults(page), "a picture, opened").toEqual([]);
  await button("设为").click();
  await expect(screen(page).dialog.getByRole("button", { name: "我的头像" })).toBeVisible();
  expect.soft(await pageFaults(page), "the uses of a picture").toEqual([]);
  await screen(page).pressInDialog("取消");
  await checkPages(page, server.origin, [
    `/pages/create/interactive-fiction?id=${id}`,
    "/pages/story/stories",
    `/pages/story/story?id=${id}`,
    `/pages/story/story-share?id=${id}`,
    `/pages/story/story-read?id=${id}`,
  ]);
  await button("故事地图").click();
  await expect(text(/^走过/)).toBeVisible();
  expect.soft(await pageFaults(page), "the reader's map").toEqual([]);
  await page.goto(`${server.origin}/h5/#/pages/create/interactive-fiction?id=${id}`);
  const tabs = [
    ["写作", field("正文")],
    ["试玩", button("开始试玩")],
    ["发布", button("发布过的版本")],
  ] as const;
  for (const [tab, there] of tabs) {
    await text(tab).first().click();
    await expect(there).toBeVisible();
    expect.soft(await pageFaults(page), tab).toEqual([]);
  }
  await button("发布过的版本").click();
  await expect(screen(page).dialog.getByText("第 1 版")).toBeVisible();
  expect.soft(await pageFaults(page), "versions").toEqual([]);
  await mei.context.close();
});
