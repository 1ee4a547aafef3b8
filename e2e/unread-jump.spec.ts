import { api } from "@4d/contract";
import { expect } from "@playwright/test";
import { chat, openWith } from "./fixtures/chat.ts";
import { twoFriends } from "./fixtures/friends.ts";
import { openOnPhone, type Person } from "./fixtures/people.ts";
import { screen } from "./fixtures/screen.ts";
import { socketLine } from "./fixtures/socket-line.ts";
import { test } from "./fixtures/test.ts";

const rowOf = ({ page }: Pick<Person, "page">) => screen(page).button(/合唱团/);

test("a chat with hundreds unread opens at the first one, and reading down keeps the rest unread (MSG-5, MSG-8)", async ({
  browser,
  friends,
  server,
}) => {
  test.setTimeout(240_000);
  const [mei, jie] = await twoFriends(friends);
  const { id: groupId } = await jie.call(api.groups.create, {
    body: { name: "合唱团", friendIds: [mei.id] },
  });
  await expect(rowOf(mei)).toBeVisible();
  const say = async (content: string, atUserIds: number[] = []) => {
    const body = { groupId, content, type: 0, tmpId: `${content} ${groupId}`, atUserIds };
    return (await jie.call(api.groupMessages.send, { body })).id;
  };
  const chatter = (count: number) =>
    Promise.all(Array.from({ length: count }, (_, at) => say(`${count}/${at}`)));
  const ids: number[] = [];
  for (let at = 1; at <= 30; at += 1) ids.push(await say(`第 ${at} 句`));
  await chatter(130);
  const mention = await say("轮到你了", [mei.id]);
  await chatter(90);
  const last = await say("散了吧");
  const hasRead = async (messageId = 0) =>
    (await jie.call(api.groupMessages.readUsers, { query: { groupId, messageId } })).includes(mei.id);
  // One terminal has every row in its storage, the other starts empty and gets a count.
  await mei.page.reload();
  const tablet = await openOnPhone({ browser, origin: server.origin }, mei, { terminal: 1 });
  const terminals = [mei, tablet];
  for (const one of terminals) {
    await expect(rowOf(one)).toContainText("[有人@我]");
    await rowOf(one).click();
    await expect(chat(one.page).log.getByText("以下是新消息")).toBeInViewport();
    // What the first one saw is read for the second, which begins below it.
    if (one === mei) await expect(chat(one.page).line("第 1 句")).toBeInViewport();
    await expect.poll(() => hasRead(ids[one === mei ? 0 : 18])).toBe(true);
    expect(await hasRead(mention)).toBe(false);
    await one.page.goBack();
    await expect(rowOf(one)).toContainText("[有人@我]");
  }
  await expect
    .poll(async () => {
      const [one, other] = await Promise.all(terminals.map((each) => rowOf(each).ariaSnapshot()));
      return one === other;
    })
    .toBe(true);

  await rowOf(tablet).click();
  await screen(tablet.page).button("有人@你").click();
  await expect(chat(tablet.page).line("轮到你了")).toBeInViewport();
  await screen(tablet.page)
    .button(/回到最新/)
    .click();
  await expect(chat(tablet.page).line("散了吧")).toBeInViewport();
  await expect.poll(() => hasRead(last)).toBe(true);
  await tablet.page.goBack();
  for (const one of terminals) await expect(rowOf(one)).not.toContainText("[有人@我]");
  await tablet.context.close();
});

test("messages missed while the connection was down start at their first line in the open chat (MSG-5)", async ({
  friends,
}) => {
  test.setTimeout(120_000);
  const [mei, jie] = await twoFriends(friends);
  const hear = (content: string) =>
    jie.call(api.privateMessages.send, {
      body: { recvId: mei.id, content, type: 0, tmpId: `down-${content}` },
    });
  const { id: known } = await hear("开着呢");
  const socket = await socketLine(mei.page);
  await mei.page.reload();
  await openWith(mei, jie);
  const { log, line } = chat(mei.page);
  await expect(line("开着呢")).toBeInViewport();
  const read = () => jie.call(api.privateMessages.maxReadedId, { query: { friendId: mei.id } });
  await expect.poll(read).toBe(known);
  await socket.cut();
  await Promise.all(Array.from({ length: 40 }, (_, at) => hear(`错过的第 ${at} 句`)));
  const { id: last } = await hear("散了吧");
  socket.mend();
  await expect(log.getByText("以下是新消息")).toBeInViewport({ timeout: 40_000 });
  expect(await read()).toBeLessThan(last);
  await screen(mei.page)
    .button(/回到最新/)
    .click();
  await expect(line("散了吧")).toBeInViewport();
  await expect.poll(read).toBe(last);
});

test("replying from far up leads to the newest messages (MSG-3, MSG-5)", async ({ friends }) => {
  test.setTimeout(120_000);
  const [mei, jie] = await twoFriends(friends);
  const hear = (content: string) =>
    jie.call(api.privateMessages.send, {
      body: { recvId: mei.id, content, type: 0, tmpId: `far-${content}` },
    });
  await Promise.all(Array.from({ length: 230 }, (_, at) => hear(`第 ${at} 句`)));
  await hear("散了吧");
  await mei.page.reload();
  await screen(mei.page).button(/阿杰/).click();
  const { log, line, send: say } = chat(mei.page);
  await expect(log.getByText("以下是新消息")).toBeInViewport();
  await say("都看见了");
  await expect(line("都看见了")).toBeInViewport();
  await expect(line("散了吧")).toBeInViewport();
});

test("reading down skips no message where the next ones come late (MSG-5)", async ({
  browser,
  friends,
  server,
}) => {
  test.setTimeout(120_000);
  const [mei, jie] = await twoFriends(friends);
  const hear = (content: string) =>
    jie.call(api.privateMessages.send, {
      body: { recvId: mei.id, content, type: 0, tmpId: `late-${content}` },
    });
  await hear("开始了");
  await mei.call(api.privateMessages.read, { query: { friendId: jie.id } });
  for (let at = 1; at <= 230; at += 1) await hear(`第 ${at} 句`);
  // Its storage is empty, so it gets a count, and opens a window around the last message read.
  const tablet = await openOnPhone({ browser, origin: server.origin }, mei, { terminal: 1 });
  const { page } = tablet;
  let admit = () => {};
  const admitted = new Promise<void>((resolve) => {
    admit = resolve;
  });
  let asked = 0;
  await page.route("**/message/private/around*", async (route) => {
    asked += 1;
    if (asked > 1) await admitted;
    await route.continue();
  });
  await screen(page).button(/阿杰/).click();
  const { log } = chat(page);
  await expect(log.getByText("以下是新消息")).toBeInViewport();
  const heightBefore = await log.evaluate((box) => box.scrollHeight);
  const isAtEnd = async () => {
    await log.hover();
    await page.mouse.wheel(0, 2000);
    return log.evaluate((box) => box.scrollHeight - box.scrollTop - box.clientHeight < 1);
  };
  await expect.poll(isAtEnd, { intervals: [200] }).toBe(true);
  await expect.poll(() => asked).toBeGreaterThan(1);
  const lastOfWindow =
    (await log
      .getByText(/^第 \d+ 句$/)
      .last()
      .textContent()) ?? "";
  admit();
  await expect.poll(() => log.evaluate((box) => box.scrollHeight)).toBeGreaterThan(heightBefore + 500);
  // A list that follows its end has left the line some frames later.
  await page.waitForTimeout(500);
  await expect(log.getByText(lastOfWindow, { exact: true })).toBeInViewport();
  await tablet.context.close();
});
