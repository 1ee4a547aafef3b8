import { api } from "@4d/contract";
import { expect } from "@playwright/test";
import { twoFriends } from "./fixtures/friends.ts";
import type { Person } from "./fixtures/people.ts";
import { screen } from "./fixtures/screen.ts";
import { test } from "./fixtures/test.ts";

/** Creates a post through the API; returns its id. */
async function post({ call }: Person, title: string): Promise<number> {
  const headers = { "idempotency-key": crypto.randomUUID() };
  return (await call(api.posts.create, { headers, body: { title, text: `${title},说完了。` } })).id;
}

test("a post is written in a room of the square, which is followed (FEED-2)", async ({ friends }) => {
  const [mei, jie] = await twoFriends(friends);
  const { button, field, text, at } = screen(mei.page);
  await mei.open("/pages/square/square");
  await button(/^角色研究所/).click();
  await at("/pages/square/topic");
  await expect(text("这个话题还没有人说话")).toBeVisible();
  await button("发帖").first().click();
  await at("/pages/square/compose");
  await field("正文").fill("开场白要短。");
  await button("发布").click();
  await at("/pages/square/post");

  const there = screen(jie.page);
  await jie.open("/pages/square/square");
  await there.button(/^角色研究所/).click();
  await expect(there.text("开场白要短。")).toBeVisible();
  await there.button("关注").click();
  await expect(there.button("已关注")).toHaveAttribute("aria-pressed", "true");
});

test("the prompt of the week is answered, and the answer is listed under it (FEED-2)", async ({
  friends,
}) => {
  const [mei, jie] = await twoFriends(friends);
  const { button, field, at } = screen(mei.page);
  await mei.open("/pages/square/square");
  await button("看大家的").click();
  await at("/pages/square/prompt");
  await button("我来写").click();
  await field("正文").fill("楼下的猫认得我了。");
  await button("发布").click();
  await at("/pages/square/post");
  await jie.open("/pages/square/prompt");
  await expect(screen(jie.page).text("楼下的猫认得我了。")).toBeVisible();
});

test("a person follows a creator from a work, and is listed among the followers (FEED-3)", async ({
  friends,
}) => {
  const [mei, jie] = await twoFriends(friends);
  await post(mei, "给来客的信");
  const { button, text, at } = screen(jie.page);
  await jie.open(`/pages/common/user-info?id=${mei.id}`);
  await button(/^创作主页/).click();
  await at("/pages/square/creator");
  await expect(button("给来客的信")).toBeVisible();
  await button("关注").click();
  await expect(button("已关注")).toBeVisible();
  await button(/^1\s*粉丝/).click();
  await at("/pages/square/follows");
  await expect(text("阿杰")).toBeVisible();
});

test("a saved post is put into a collection and found in it (FEED-2)", async ({ friends }) => {
  const [mei, jie] = await twoFriends(friends);
  const id = await post(mei, "收起来的信");
  const { button, dialog, expectToast } = screen(jie.page);
  await jie.open(`/pages/square/post?id=${id}`);
  await button("收藏,0 人").click();
  await button("更多").click();
  await jie.page.getByRole("menuitem", { name: "放进收藏夹" }).click();
  await dialog.getByRole("button", { name: "新建收藏夹" }).click();
  await dialog.getByRole("textbox").fill("海边");
  await dialog.getByRole("button", { name: "保存" }).click();
  await expectToast("收好了");
  await jie.open("/pages/square/kept?side=saved");
  await button("海边 1").click();
  await expect(button("收起来的信")).toBeVisible();
});

test("an author is hidden from discover, and shown again (FEED-1)", async ({ friends }) => {
  const [mei, jie] = await twoFriends(friends);
  await post(mei, "不想看的信");
  const { button, dialog, text } = screen(jie.page);
  await jie.open("/pages/discover/discover");
  await button("最新").click();
  await button("「不想看的信」的更多操作").click();
  await dialog.getByRole("button", { name: "不看 梅子 的内容" }).click();
  await expect(button("不想看的信")).toHaveCount(0);
  await jie.open("/pages/mine/privacy");
  await button("发现里不看的人").click();
  await button("恢复").click();
  await expect(text("没有不看的人")).toBeVisible();
  await jie.open("/pages/discover/discover");
  await button("最新").click();
  await expect(button("不想看的信")).toBeVisible();
});

/**
 * Cards in sight that show only their cover (hearts are drawn below the text). Each with its name and height,
 * px.
 */
const covers = ({ page }: Person): Promise<[string, number][]> =>
  page.locator("[data-page]:not([inert]) article").evaluateAll((cards) =>
    cards.flatMap((card): [string, number][] => {
      // The flick goes on until a card was seen this way.
      const { top, bottom, height } = card.getBoundingClientRect();
      const isBare = bottom > 0 && top < window.innerHeight && card.querySelector("[aria-pressed]") === null;
      if (isBare) document.body.dataset.looked = "";
      return isBare ? [[card.querySelector("button")?.ariaLabel ?? "", height]] : [];
    }),
  );

/** Moves the list at 3000 px/s, ten times slower than it could be, until such cards were seen. */
async function flick({ page }: Person): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: 10 });
  await page.evaluate(() => {
    const scroller = document.querySelector("[data-page]:not([inert]) article")?.closest(".scroller");
    let last = performance.now();
    requestAnimationFrame(function move(now) {
      if ("looked" in document.body.dataset) return;
      scroller?.scrollBy(0, 3 * (now - last));
      last = now;
      requestAnimationFrame(move);
    });
  });
}

test("a flick too fast for text shows covers; where it stops, the text comes and nothing moves (FEED-1)", async ({
  friends,
}) => {
  const [mei, jie] = await twoFriends(friends);
  for (let at = 1; at <= 120; at += 1) await post(mei, `翻过的第 ${at} 张`);
  const { button } = screen(jie.page);
  await jie.open("/pages/discover/discover");
  await button("最新").tap();
  await expect(button("翻过的第 120 张")).toBeVisible();
  await flick(jie);
  let seen: [string, number][] = [];
  const look = async () => {
    seen = await covers(jie);
    return seen.length;
  };
  await expect.poll(look, { intervals: [20] }).toBeGreaterThan(0);
  await expect.poll(() => covers(jie)).toEqual([]);
  for (const [name, height] of seen) {
    const card = jie.page.locator("[data-page]:not([inert]) article", { has: button(name) });
    const whole = await card.evaluate((one) => one.getBoundingClientRect().height);
    expect(Math.abs(whole - height), name).toBeLessThanOrEqual(1);
  }
});

test("the leaderboard is shown in the square; while it is empty, it leads to writing a post (FEED-3)", async ({
  person,
}) => {
  const { page, open } = await person("梅子");
  const { button, text, at } = screen(page);
  await open("/pages/square/square");
  await button(/^创作者榜/).click();
  await at("/pages/square/board");
  // It is computed four times an hour: on a server that has run for long it is not empty.
  const nobody = text("这周还没有人上榜");
  await expect(nobody.or(text(/位读者/)).first()).toBeVisible();
  if (await nobody.isVisible()) {
    await button("发帖").click();
    await at("/pages/square/compose");
  }
});
