import { api } from "@4d/contract";
import { expect, type Page } from "@playwright/test";
import { readEnvelope } from "../scripts/lib/api-client.ts";
import { chat, openWith } from "./fixtures/chat.ts";
import { guard } from "./fixtures/guard.ts";
import type { Person } from "./fixtures/people.ts";
import { screen } from "./fixtures/screen.ts";
import { test } from "./fixtures/test.ts";
import { sendPayload } from "./fixtures/xss-attacker.ts";
import { payloads } from "./xss-payloads.ts";

/** Scrolls an open chat from its newest line to its oldest, so that every line is drawn once. */
async function leafThrough(page: Page, oldest: string): Promise<void> {
  const { log } = chat(page);
  const first = log.getByText(oldest, { exact: true }).first();
  await expect(async () => {
    await log.evaluate((box) => box.scrollBy(0, -box.clientHeight * 0.9));
    await expect(first).toBeInViewport({ timeout: 60 });
  }).toPass({ intervals: [0], timeout: 60_000 });
}

async function upload(origin: string, { accessToken }: Person): Promise<string> {
  const form = new FormData();
  form.set("file", new Blob(["hello"]), "a.txt");
  const response = await fetch(`${origin}/api/file/upload`, {
    method: "POST",
    body: form,
    headers: { accessToken },
  });
  return api.files.uploadFile.out.parse(readEnvelope(await response.json()).data);
}

test("two hundred hostile messages, quotes and file names stay plain text", async ({ friends, server }) => {
  test.setTimeout(360_000);
  const [mei, jie] = await friends("梅子", "阿杰");
  if (!mei || !jie) throw new Error("two people");
  const watch = await guard(jie.page);
  await jie.page.reload();
  const { id } = await mei.call(api.groups.create, { body: { name: "群", friendIds: [jie.id] } });
  const url = await upload(server.origin, mei);
  await mei.call(api.privateMessages.send, {
    body: { recvId: jie.id, content: "开头", type: 0, tmpId: "first" },
  });
  await mei.call(api.groupMessages.send, {
    body: { groupId: id, content: "开头", type: 0, tmpId: "gfirst" },
  });
  for (const [n, payload] of payloads.entries())
    await sendPayload(mei, jie, { groupId: id, url }, payload, n);
  await openWith(jie, mei);
  await expect(
    chat(jie.page).log.getByText("https://xss.invalid", { exact: false }).or(chat(jie.page).log).first(),
  ).toBeVisible();
  await leafThrough(jie.page, "开头");
  await watch.clean("the private chat");
  await jie.open(`/pages/chat/chat-box?chatId=g:${id}`);
  await leafThrough(jie.page, "开头");
  await watch.clean("the group");
  await jie.open("/pages/chat/search");
  await screen(jie.page).field("搜索聊天、联系人、消息").fill("alert");
  await expect(screen(jie.page).text(/alert/).first()).toBeVisible();
  await watch.clean("the hits of a search");
});
