import { api } from "@4d/contract";
import { expect } from "@playwright/test";
import { aiChat } from "./fixtures/ai-chat.ts";
import { publicCharacter } from "./fixtures/characters.ts";
import { twoFriends } from "./fixtures/friends.ts";
import type { Person } from "./fixtures/people.ts";
import { picture } from "./fixtures/pictures.ts";
import { screen } from "./fixtures/screen.ts";
import { test } from "./fixtures/test.ts";

const COMPOSE = "/pages/square/compose";

/** Adds pictures of three shapes to the new post, and waits until they are stored. */
async function choosePictures({ page }: Person): Promise<void> {
  const { button, seen } = screen(page);
  const chooser = page.waitForEvent("filechooser");
  await button(/^添加/).click();
  const shapes = [
    [600, 800],
    [900, 600],
    [500, 500],
  ] as const;
  const files = await Promise.all(
    shapes.map(async ([width, height], at) => ({
      name: `sea-${at}.png`,
      mimeType: "image/png",
      buffer: await picture(width, height),
    })),
  );
  await (await chooser).setFiles(files);
  await expect(button(/^移除第 3 个/)).toBeVisible();
  await expect(seen(page.locator("li[aria-busy=true]"))).toHaveCount(0);
}

/** Posts three pictures under a title; returns the post's id. */
async function postPictures(mei: Person): Promise<number> {
  const { button, field, text, at } = screen(mei.page);
  await mei.open(COMPOSE);
  await choosePictures(mei);
  await field("标题(可不填)").fill("海边的一天");
  await field("正文").fill("从退潮到日落,同一块礁石。");
  await button("发布").click();
  await at("/pages/square/post");
  await expect(text("从退潮到日落,同一块礁石。")).toBeVisible();
  const { items } = await mei.call(api.posts.mine, { query: {} });
  const id = items[0]?.id;
  if (id === undefined) throw new Error("nothing was posted");
  return id;
}

test("a post waits for its pictures, and is published wherever its author has gone meanwhile (FEED-2)", async ({
  person,
}) => {
  const { page, open, call } = await person("梅子");
  const { button, field, text, at, expectToast } = screen(page);
  let store = () => {};
  const holdUploads = async () => {
    const held = new Promise<void>((resolve) => {
      store = resolve;
    });
    await page.unroute("**/api/*/upload*");
    await page.route("**/api/*/upload*", async (route) => {
      await held;
      await route.continue();
    });
  };
  const write = async (words: string) => {
    await holdUploads();
    await open(COMPOSE);
    const chooser = page.waitForEvent("filechooser");
    await button(/^添加/).click();
    const file = { name: "sea.png", mimeType: "image/png", buffer: await picture(600, 800) };
    await (await chooser).setFiles(file);
    await expect(button(/^移除第 1 个/)).toBeVisible();
    await field("正文").fill(words);
    await button("发布").click();
    await expect(button("发布")).toHaveAttribute("aria-busy", "true");
  };
  const excerpts = async () =>
    (await call(api.posts.mine, { query: {} })).items.map(({ excerpt }) => excerpt);

  await write("等它传完。");
  expect(await excerpts()).toEqual([]);
  store();
  await at("/pages/square/post");
  await expect(text("等它传完。")).toBeVisible();

  await write("我先走了。");
  await open("/pages/mine/mine");
  store();
  await expect.poll(excerpts).toEqual(["我先走了。", "等它传完。"]);
  await expectToast("发布了");
  await at("/pages/mine/mine");
});

test("a post with three pictures is commented on, replied to, liked and saved by another person (FEED-2)", async ({
  friends,
}) => {
  const [mei, jie] = await twoFriends(friends);
  const id = await postPictures(mei);
  const post = await mei.call(api.posts.find, { params: { id } });
  expect(post.media.map(({ width, height }) => width / height)).toEqual([0.75, 1.5, 1]);

  const { button, field, text } = screen(jie.page);
  await jie.open(`/pages/square/post?id=${id}`);
  await expect(text("海边的一天")).toBeVisible();
  await button("喜欢,0 人").click();
  await expect(button("喜欢,1 人")).toHaveAttribute("aria-pressed", "true");
  await button("收藏,0 人").click();
  await expect(button("收藏,1 人")).toHaveAttribute("aria-pressed", "true");
  await field("说点什么").fill("第二张的光太好了");
  await button("发送").click();
  await expect(text("第二张的光太好了")).toBeVisible();

  const mine = screen(mei.page);
  await mei.open("/pages/square/notices");
  await expect(mine.text("阿杰评论了你的帖子")).toBeVisible();
  await expect(mine.text("阿杰喜欢了你的帖子")).toBeVisible();
  await mei.open(`/pages/square/post?id=${id}`);
  await mine.button("回复").click();
  await mine.field("回复 阿杰").fill("等了两个小时");
  await mine.button("发送").click();
  await expect(mine.button("展开 1 条回复").or(mine.text("等了两个小时")).first()).toBeVisible();
  const saved = await jie.call(api.collections.saved, { query: {} });
  expect(saved.items.map((card) => card.id)).toEqual([id]);
});

test("a post is sent into a chat as a card that opens it (FEED-2)", async ({ friends }) => {
  const [mei, jie] = await twoFriends(friends);
  const id = await postPictures(mei);
  const { button, at } = screen(mei.page);
  await button(/^分享到聊天,/).click();
  await at("/pages/square/post-share");
  await mei.page.getByRole("checkbox", { name: /阿杰/ }).first().press("Space");
  await button("发送(1)").click();
  await at("/pages/square/post");

  const other = screen(jie.page);
  await jie.open(`/pages/chat/chat-box?chatId=p:${mei.id}`);
  await other.button("打开帖子「海边的一天」").click();
  await other.at(`/pages/square/post\\?id=${id}`);
  await expect(other.text("从退潮到日落,同一块礁石。")).toBeVisible();
  const shares = async () => (await mei.call(api.posts.find, { params: { id } })).figures.shares;
  // Sharing my own post does not count.
  await expect.poll(shares).toBe(0);
});

test("a remix credits its source, and leads to the whole tree (FEED-2)", async ({ friends }) => {
  const [mei, jie] = await twoFriends(friends);
  const id = await postPictures(mei);
  const { button, field, text, at } = screen(jie.page);
  await jie.open(`/pages/square/post?id=${id}`);
  await expect(text("海边的一天")).toBeVisible();
  await button("更多").click();
  await jie.page.getByRole("menuitem", { name: "改编一篇" }).click();
  await at(COMPOSE);
  await expect(text("改编自 梅子「海边的一天」")).toBeVisible();
  await field("正文").fill("我也去了那块礁石,潮水更低。");
  await button("发布").click();
  await at("/pages/square/post");
  await expect(button("改编自 梅子「海边的一天」")).toBeVisible();
  await button("创作脉络").click();
  await expect(text("源头 · 梅子")).toBeVisible();
  await expect(text("我也去了那块礁石,潮水更低。")).toBeVisible();
  const notifications = async () =>
    (await mei.call(api.notifications.list, { query: {} })).items.map(({ kind }) => kind);
  await expect.poll(notifications).toContain("remix");
});

test("only its author is offered to edit a post (FEED-2)", async ({ friends }) => {
  const [mei, jie] = await twoFriends(friends);
  const { id } = await mei.call(api.posts.create, {
    headers: { "idempotency-key": "00000000-edit-1" },
    body: { title: "错字", text: "今天的云很红" },
  });
  const { button, field, text, at } = screen(mei.page);
  await mei.open(`/pages/square/post?id=${id}`);
  await expect(text("今天的云很红")).toBeVisible();
  await button("更多").click();
  await mei.page.getByRole("menuitem", { name: "编辑" }).click();
  await field("标题(可不填)").fill("火烧云");
  await mei.page.getByRole("radio", { name: /^好友可见/ }).press("Space");
  await button("保存").click();
  await at("/pages/square/post");
  await expect(text("火烧云")).toBeVisible();
  await expect(text("好友可见")).toBeVisible();

  const there = screen(jie.page);
  await jie.open(`/pages/square/post?id=${id}`);
  await expect(there.text("火烧云")).toBeVisible();
  await there.button("更多").click();
  await expect(jie.page.getByRole("menuitem", { name: "举报" })).toBeVisible();
  await expect(jie.page.getByRole("menuitem", { name: "编辑" })).toHaveCount(0);
});

test("discover shows what is new, shows less of it on request, and finds people and groups (FEED-1)", async ({
  friends,
}) => {
  const [mei, jie] = await twoFriends(friends);
  await mei.call(api.posts.create, {
    headers: { "idempotency-key": "00000000-discover-1" },
    body: { title: "灯塔下的信", text: "写给还没有到岸的人。" },
  });
  const { button, dialog, expectToast } = screen(jie.page);
  await jie.open("/pages/discover/discover");
  await button("最新").click();
  await expect(button("灯塔下的信")).toBeVisible();
  await button("「灯塔下的信」的更多操作").click();
  await dialog.getByRole("button", { name: /^少看这样的/ }).click();
  await expectToast("会少推荐这样的");
  await expect(button("灯塔下的信")).toHaveCount(0);
  await button("撤销").click();
  await expect(button("灯塔下的信")).toBeVisible();
  await button("人和群").click();
  await expect(jie.page.getByRole("radiogroup", { name: "看什么" })).toBeVisible();
});

test("a character on a card is chatted with in a sheet over the list, and looking alone starts no chat (FEED-1)", async ({
  person,
  server,
}) => {
  const { id, userId } = await publicCharacter(server.origin, "北辰");
  const mei = await person("梅子");
  await mei.call(api.posts.create, {
    headers: { "idempotency-key": "00000000-taste-1" },
    body: { title: "认识一下北辰", creation: { kind: "character", id } },
  });
  const { button, dialog, at } = screen(mei.page);
  await mei.open("/pages/discover/discover");
  await button("角色").click();
  await button("最新").click();
  await button("试玩「北辰」").click();
  const { log, send: say } = aiChat(mei.page);
  await expect(log.getByText("你来啦。我把窗子留了一条缝。")).toBeVisible();
  expect((await mei.call(api.chats.summaries, { query: {} })).chats).toEqual([]);
  await say("外面下雨了");
  await dialog.getByRole("button", { name: "全屏继续聊" }).click();
  await at(`/pages/chat/chat-homepage\\?userId=${userId}`);
  await expect(log.getByText("外面下雨了")).toBeVisible();
});
