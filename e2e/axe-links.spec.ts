import { api } from "@4d/contract";
import { expect } from "@playwright/test";
import { publicCharacter } from "./fixtures/characters.ts";
import { checkPages } from "./fixtures/faults.ts";
import { twoFriends } from "./fixtures/friends.ts";
import { openOnPhone, type Person } from "./fixtures/people.ts";
import { test } from "./fixtures/test.ts";

// A server of its own, so that these first discoveries take none from other journeys.
test.use({ settings: { LOG_LEVEL: "warn" } });

const calm = { reducedMotion: "reduce" } as const;
const PAY = "/uni_modules/uni-pay/pages";

/** Combines elements until one is a first discovery. @returns the number of its certificate. */
async function discover({ call }: Pick<Person, "call">): Promise<number> {
  const { BASE_RECIPES, lineage, START_NAMES } = await import("@4d/craft");
  for (const name of ["凤凰", "机器人", "灯塔", "月亮"]) {
    const way = lineage(name, BASE_RECIPES, START_NAMES) ?? [];
    const steps = way.map(({ a, b }) => ({ a, b, nonce: crypto.randomUUID() }));
    const settled = await call(api.craft.settle, { body: { steps } });
    const [number] = settled.steps.flatMap(({ outcome }) => outcome?.certificate?.number ?? []);
    if (number !== undefined) return number;
  }
  throw new Error("others have discovered everything");
}

test("no A or AA fault on pages behind a post, an order or a setting (APP-12)", async ({
  browser,
  friends,
  server,
}) => {
  test.setTimeout(180_000);
  const [account, jie] = await twoFriends(friends);
  const { id: post } = await account.call(api.posts.create, {
    headers: { "idempotency-key": "00000000-axe-links" },
    body: { title: "退潮", text: "石头露出来了。", topicId: 3 },
  });
  const packages = await account.call(api.capsules.packages);
  const { orderNo } = await account.call(api.orders.create, { body: { packageId: packages[0]?.id ?? "" } });
  const mei = await openOnPhone({ browser, origin: server.origin }, account, calm);
  await checkPages(mei.page, server.origin, [
    "/pages/square/topic?id=3",
    `/pages/square/lineage?id=${post}`,
    `/pages/square/post-share?id=${post}`,
    `/pages/square/follows?id=${jie.id}&side=following`,
    `${PAY}/pay-desk/pay-desk?order_no=${orderNo}`,
    `/pages/pay/sandbox?order_no=${orderNo}`,
    `${PAY}/success/success?order_no=${orderNo}`,
    `${PAY}/ad-interactive-webview/ad-interactive-webview`,
    `/pages/game/craft-share?number=${await discover(account)}`,
    "/pages/mine/decisions",
    "/pages/mine/minor-mode",
    "/pages/mine/second-factor-act",
  ]);
  await mei.context.close();
});

test("no A or AA fault on pages behind a chat, a character or a picture (APP-12)", async ({
  browser,
  friends,
  server,
}) => {
  test.setTimeout(180_000);
  const { userId } = await publicCharacter(server.origin, "天狼");
  const [account, jie] = await twoFriends(friends);
  await account.call(api.friends.add, { query: { friendId: userId } });
  const [from, to] = [`p:${jie.id}`, `p:${account.id}`] as const;
  const { id } = await jie.call(api.privateMessages.send, {
    body: { recvId: account.id, content: "潮水更低一些。", type: 0, tmpId: "axe-1" },
  });
  const [card] = await jie.call(api.chats.forward, {
    body: { from: to, to: [to], ids: [id], merged: true, title: "聊天记录", tmpId: "axe-2" },
  });
  const waiting = await account.call(api.scheduledMessages.schedule, {
    body: { chatId: from, type: 0, content: "早", at: Date.now() + 3_600_000, tmpId: "axe-3" },
  });
  const { id: job } = await account.call(api.images.make, {
    body: { prompt: "黎明的山", count: 1, seed: 7 },
  });
  const painted = () => account.call(api.images.job, { params: { id: job } });
  await expect.poll(async () => (await painted()).status, { timeout: 60_000 }).toBe("done");
  const [picture] = (await painted()).pictures;
  const mei = await openOnPhone({ browser, origin: server.origin }, account, calm);
  await checkPages(mei.page, server.origin, [
    "/pages/chat/chat",
    "/pages/chat/characters",
    `/pages/chat/memories?id=${userId}`,
    `/pages/chat/scheduled?chatId=${from}`,
    `/pages/chat/scheduled-edit?id=${waiting.id}`,
    `/pages/chat/merged?chatId=${from}&messageId=${card?.privateMessage?.id}`,
    `/pages/create/send-image?job=${job}&picture=${picture?.id}`,
    `/pages/chat/ai-call?id=${userId}`,
  ]);
  await mei.context.close();
});
