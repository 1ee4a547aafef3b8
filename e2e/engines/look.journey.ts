import { api } from "@4d/contract";
import { button, byRole, field, heading, text } from "./driver/query.ts";
import { chatField, line, openWith } from "./fixtures/chat.ts";
import { expect, test } from "./fixtures/journey.ts";

test("language and look change at once and are remembered", async ({ person }) => {
  const { phone } = await person("梅子");
  await phone.open("/pages/mine/settings");
  const theme = (wanted: string) =>
    phone.until(`the theme is not ${wanted}`, () =>
      phone.evaluate((look) => document.documentElement.dataset.theme === look || undefined, wanted),
    );
  const ink = () => phone.evaluate(() => getComputedStyle(document.body).color);
  await phone.tap(text("浅色"));
  await theme("light");
  const light = await ink();
  await phone.tap(text("English"));
  await phone.sees(heading(/Settings|General/));
  await phone.reload();
  await phone.sees(heading(/Settings|General/));
  await theme("light");
  expect(await phone.evaluate(() => document.documentElement.lang)).toBe("en");
  await phone.tap(text("中文"));
  await phone.tap(text("深色"));
  await theme("dark");
  await phone.sees(heading("通用设置"));
  expect(await ink()).not.toBe(light);
});

test("the field of a chat grows with its text, and is low again once that is sent", async ({ friends }) => {
  const [mei, jie] = await friends("梅子", "阿杰");
  await openWith(mei, jie);
  const height = () =>
    mei.phone.evaluate((query) => hands.find(query)[0]?.getBoundingClientRect().height ?? 0, chatField);
  await mei.phone.sees(chatField);
  const low = await height();
  await mei.phone.fill(chatField, "明天早上七点在东门见，带上水、绳子和雨衣。".repeat(5));
  await mei.phone.until("the field does not grow", async () => (await height()) > low * 2 || undefined);
  await mei.phone.tap(button("发送"));
  await mei.phone.until("the field stays high", async () => (await height()) < low * 1.2 || undefined);
});

test("a message is searched for, found and jumped to", async ({ friends }) => {
  const [mei, jie] = await friends("梅子", "阿杰");
  const write = (content: string, at: number) =>
    mei.call(api.privateMessages.send, { body: { recvId: jie.id, content, type: 0, tmpId: `s${at}` } });
  await write("钥匙放在花盆下面", 0);
  for (let at = 1; at <= 40; at += 1) await write(`闲话第${at}句`, at);
  await jie.phone.open("/pages/chat/search");
  await jie.phone.fill(field("搜索聊天、联系人、消息"), "花盆");
  await jie.phone.tap(button(/钥匙放在花盆下面/));
  await jie.phone.sees(line("钥匙放在花盆下面"));
  await jie.phone.tap(button(/回到最新/));
  await jie.phone.sees(line("闲话第40句"));
});

test("the pages of the tab bar and one below each fit the width of a phone", async ({ person }) => {
  const { phone } = await person("梅子");
  const paths = [
    "/",
    "/pages/friend/friend",
    "/pages/create/create",
    "/pages/discover/discover",
    "/pages/mine/mine",
  ];
  for (const path of [
    ...paths,
    "/pages/mine/settings",
    "/pages/mine/security",
    "/pages/mine/capsule-balance",
  ]) {
    await phone.open(path);
    await phone.misses(byRole("status", /加载中/));
    const over = () =>
      phone.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(await over(), path).toBeLessThanOrEqual(0);
  }
});
