import { api } from "@4d/contract";
import { expect, type Page } from "@playwright/test";
import { chat } from "./fixtures/chat.ts";
import { test } from "./fixtures/test.ts";

/** What is marked as a mention in the lines of a chat. */
const marked = (page: Page, text: string) =>
  page.getByRole("log").filter({ visible: true }).locator("p span.text-capsule", { hasText: text });

test("a mention of a renamed person stays marked, for them and for all; a quote follows what it quotes, live", async ({
  friends,
}) => {
  const [mei, kai] = await friends("梅子", "小凯");
  if (!mei || !kai) throw new Error("two people");
  const { id: groupId } = await mei.call(api.groups.create, { body: { name: "茶", friendIds: [kai.id] } });
  const say = async (content: string, more: { quoteId?: number; atUserIds?: number[] } = {}) =>
    (await mei.call(api.groupMessages.send, { body: { groupId, content, type: 0, ...more } })).id;
  const first = await say("五点喝茶");
  await say("@小凯 来吗", { atUserIds: [kai.id], quoteId: first });
  for (const who of [mei, kai]) await who.open(`/pages/chat/chat-box?chatId=g:${groupId}`);
  for (const { page } of [mei, kai]) await expect(marked(page, "@小凯")).toBeVisible();
  await kai.call(api.users.update, { body: { id: kai.id, nickName: "大凯" } });
  await mei.call(api.groupMessages.edit, { params: { id: first }, body: { content: "六点喝茶" } });
  for (const { page } of [mei, kai]) {
    await expect(page.getByRole("button", { name: /六点喝茶（已编辑）/ })).toBeVisible();
    await page.reload();
    await expect(marked(page, "@小凯")).toBeVisible();
    await expect(page.getByRole("button", { name: /六点喝茶（已编辑）/ })).toBeVisible();
  }
  await mei.call(api.groupMessages.recall, { params: { id: first } });
  for (const { page } of [mei, kai]) {
    await expect(page.getByRole("button", { name: /消息已撤回/ })).toBeVisible();
    await expect(chat(page).log.getByText("六点喝茶")).toHaveCount(0);
  }
});
