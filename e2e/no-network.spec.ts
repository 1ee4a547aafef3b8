import { api } from "@4d/contract";
import { expect } from "@playwright/test";
import { chat, openWith } from "./fixtures/chat.ts";
import { threeFriends, twoFriends } from "./fixtures/friends.ts";
import { screen } from "./fixtures/screen.ts";
import { test } from "./fixtures/test.ts";

test("written without a network, delivered once when it is back (MSG-3)", async ({ friends }) => {
  const [mei, jie] = await twoFriends(friends);
  await openWith(mei, jie);
  await openWith(jie, mei);
  const hers = chat(mei.page);
  await hers.send("有网");
  await expect(chat(jie.page).line("有网")).toBeVisible();
  await mei.context.setOffline(true);
  await hers.send("没网一");
  await hers.send("没网二");
  await expect(hers.line("没网二")).toBeVisible();
  await expect(hers.log.getByRole("img", { name: "正在发送" }).first()).toBeVisible();
  await mei.context.setOffline(false);
  await expect(chat(jie.page).line("没网二")).toBeVisible({ timeout: 40_000 });
  const rows = await jie.call(api.privateMessages.pull, { query: { minId: 0, limit: 100 } });
  const texts = rows.filter(({ type }) => type === 0).map(({ content }) => content);
  expect(texts).toEqual(["有网", "没网一", "没网二"]);
});

test("the app and its chats open with no network at all (APP-7)", async ({ friends }) => {
  const [mei, jie] = await twoFriends(friends);
  await openWith(mei, jie);
  await chat(mei.page).send("这句话要留下");
  await expect(chat(mei.page).deliveryState("送达")).toBeVisible();
  await mei.page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await mei.context.setOffline(true);
  await mei.page.goto("about:blank");
  await openWith(mei, jie);
  await expect(chat(mei.page).line("这句话要留下")).toBeVisible();
  await mei.page.goBack();
  await mei.open("/pages/friend/friend");
  await expect(screen(mei.page).button(/阿杰/)).toBeVisible();
});

test("a group of three: a mention, who has read, everyone at once (MSG-5, MSG-8)", async ({ friends }) => {
  const [mei, jie, lan] = await threeFriends(friends);
  const { id } = await mei.call(api.groups.create, { body: { name: "山友", friendIds: [jie.id, lan.id] } });
  await lan.open("/pages/friend/friend");
  await mei.open(`/pages/chat/chat-box?chatId=g:${id}`);
  const hers = chat(mei.page);
  await hers.field.pressSequentially("@阿");
  await mei.page.getByRole("option", { name: /阿杰/ }).click();
  await hers.field.press("End");
  await hers.field.pressSequentially("带绳子");
  await screen(mei.page).button("发送").click();
  await screen(jie.page).tab("消息").click();
  await expect(screen(jie.page).button(/山友.*有人@我/)).toBeVisible();
  await screen(jie.page).button(/山友/).click();
  await expect(chat(jie.page).line(/带绳子/)).toBeVisible();
  await hers.log.getByRole("button", { name: "1 人已读" }).click();
  await expect(screen(mei.page).dialog.getByText("阿杰")).toBeVisible();
  await expect(screen(mei.page).dialog.getByText(/1 人未读/)).toBeVisible();
  await mei.page.keyboard.press("Escape");
  await lan.open(`/pages/chat/chat-box?chatId=g:${id}`);
  await expect(hers.log.getByRole("button", { name: "全部已读" })).toBeVisible();
});

test("unread messages begin below a divider, a draft is shown in the list (MSG-5, MSG-13)", async ({
  friends,
}) => {
  const [mei, jie] = await twoFriends(friends);
  await openWith(mei, jie);
  await chat(mei.page).send("先说一句");
  await openWith(jie, mei);
  await expect(chat(jie.page).line("先说一句")).toBeVisible();
  await expect(chat(mei.page).deliveryState("已读")).toBeVisible();
  await chat(jie.page).field.fill("还没写完");
  await jie.open("/");
  await expect(screen(jie.page).button(/梅子.*\[草稿\].*还没写完/)).toBeVisible();
  for (let n = 1; n <= 30; n += 1)
    await mei.call(api.privateMessages.send, {
      body: { recvId: jie.id, content: `第${n}句`, type: 0, tmpId: `u${n}` },
    });
  await expect(screen(jie.page).button(/梅子/)).toContainText("30");
  await screen(jie.page).button(/梅子/).click();
  const his = chat(jie.page);
  await expect(his.line("以下是新消息")).toBeVisible();
  await expect(his.log.getByText("第1句", { exact: true })).toBeInViewport();
  await expect(his.field).toHaveValue("还没写完");
  await screen(jie.page)
    .button(/回到最新/)
    .click();
  await expect(his.log.getByText("第30句", { exact: true })).toBeInViewport();
});

test("searched for, found, and jumped to in the history (MSG-15)", async ({ friends }) => {
  const [mei, jie] = await twoFriends(friends);
  const sendRemote = (content: string, n: number) =>
    mei.call(api.privateMessages.send, { body: { recvId: jie.id, content, type: 0, tmpId: `s${n}` } });
  await sendRemote("钥匙放在花盆下面", 0);
  for (let n = 1; n <= 80; n += 1) await sendRemote(`闲话第${n}句`, n);
  await jie.open("/pages/chat/search");
  const { field, button } = screen(jie.page);
  await field("搜索聊天、联系人、消息").fill("花盆");
  await button(/钥匙放在花盆下面/).click();
  await expect(chat(jie.page).log.getByText("钥匙放在花盆下面")).toBeInViewport();
  await screen(jie.page)
    .button(/回到最新/)
    .click();
  await expect(chat(jie.page).log.getByText("闲话第80句")).toBeInViewport();
});

test("two tabs share one socket, and both show what arrives (APP-7, MSG-4)", async ({ friends }) => {
  const [mei, jie] = await twoFriends(friends);
  const sockets: string[] = [];
  mei.context.on("page", (page) => page.on("websocket", (socket) => sockets.push(socket.url())));
  const second = await mei.context.newPage();
  await second.goto(mei.page.url());
  await second.goto(`${new URL(mei.page.url()).origin}/h5/#/pages/chat/chat-box?chatId=p:${jie.id}`);
  await openWith(mei, jie);
  await jie.call(api.privateMessages.send, {
    body: { recvId: mei.id, content: "两边都有", type: 0, tmpId: "t1" },
  });
  await expect(chat(mei.page).line("两边都有")).toBeVisible();
  await expect(chat(second).line("两边都有")).toBeVisible();
  expect(sockets).toEqual([]);
  await chat(second).send("从第二页说");
  await expect(chat(mei.page).line("从第二页说")).toBeVisible();
  await mei.page.close();
  await expect.poll(() => sockets.length).toBe(1);
  await jie.call(api.privateMessages.send, {
    body: { recvId: mei.id, content: "还在", type: 0, tmpId: "t2" },
  });
  await expect(chat(second).line("还在")).toBeVisible();
});

test("what a closed tab left unsent is sent once by the remaining one (MSG-3)", async ({ friends }) => {
  const [mei, jie] = await twoFriends(friends);
  await openWith(mei, jie);
  const second = await mei.context.newPage();
  await second.goto(mei.page.url());
  await expect(chat(second).field).toBeVisible();
  // Only this tab loses the server; the other one keeps it.
  await second.route("**/api/**", (route) => route.abort());
  await chat(second).send("关掉之前写的");
  await expect(chat(second).log.getByRole("img", { name: "正在发送" }).first()).toBeVisible();
  await second.goto("about:blank");
  await expect(chat(mei.page).line("关掉之前写的")).toBeVisible();
  await expect
    .poll(async () => {
      const rows = await jie.call(api.privateMessages.pull, { query: { minId: 0, limit: 100 } });
      return rows.filter(({ type }) => type === 0).map(({ content }) => content);
    })
    .toEqual(["关掉之前写的"]);
});
