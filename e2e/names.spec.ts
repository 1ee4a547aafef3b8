import { api, MessageType } from "@4d/contract";
import { expect, type Locator } from "@playwright/test";
import { readEnvelope } from "../scripts/lib/api-client.ts";
import { chat, openWith } from "./fixtures/chat.ts";
import type { Person } from "./fixtures/people.ts";
import { test } from "./fixtures/test.ts";

const HEBREW = "שלום עולם";
const TURNED = "photo\u202egnp.exe";

async function upload(origin: string, { accessToken }: Person): Promise<string> {
  const form = new FormData();
  form.set("file", new Blob(["hello"]), TURNED);
  const headers = { accessToken };
  const response = await fetch(`${origin}/api/file/upload`, { method: "POST", body: form, headers });
  return api.files.uploadFile.out.parse(readEnvelope(await response.json()).data);
}

/** The horizontal position of a word of a line on the screen. */
const leftOf = (line: Locator, word: string): Promise<number> =>
  line.evaluate((node, wanted) => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) {
      const at = text.nodeValue?.indexOf(wanted) ?? -1;
      if (at < 0) continue;
      const range = document.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + wanted.length);
      return range.getBoundingClientRect().left;
    }
    throw new Error(`${wanted} is not in the line`);
  }, word);

test("a right-to-left name reorders nothing around it, and a file shows its real extension", async ({
  friends,
  server,
}) => {
  const [mei, shalom] = await friends("梅子", HEBREW);
  if (!mei || !shalom) throw new Error("two people were requested");
  const { page } = mei;
  const group = await mei.call(api.groups.create, {
    body: { name: HEBREW, friendIds: [shalom.id], remarkNickName: "" },
  });
  await shalom.call(api.groupMessages.send, {
    body: { groupId: group.id, type: MessageType.TEXT, content: "\u202e123 abc" },
  });
  const url = await upload(server.origin, shalom);
  const name = `${"长".repeat(30)}${TURNED}`;
  await shalom.call(api.privateMessages.send, {
    body: {
      recvId: mei.id,
      type: MessageType.FILE,
      content: JSON.stringify({ name, size: 5, url }),
    },
  });
  await mei.open("/pages/chat/chat");
  const row = page.getByRole("button").filter({ hasText: "123 abc" }).first();
  await expect(row).toBeVisible();
  // The number of members follows the name, and the message follows its author.
  expect(await leftOf(row, "(2)")).toBeGreaterThan(await leftOf(row, "עולם"));
  expect(await leftOf(row, "abc")).toBeGreaterThan(await leftOf(row, "עולם"));
  expect(await leftOf(row, "abc")).toBeGreaterThan(await leftOf(row, "123"));
  await page.screenshot({ path: test.info().outputPath("list.png") });
  await openWith(mei, shalom);
  const { log } = chat(page);
  const file = log.getByRole("link").last();
  await expect(file).toBeVisible();
  // `photo‮gnp.exe` used to be drawn as photoexe.png; the extension is whole however narrow the bubble is.
  await expect(file).toHaveAttribute("download", `${"长".repeat(30)}photognp.exe`);
  const ending = file.getByText(/gnp\.exe$/).first();
  await expect(ending).toBeInViewport();
  expect(await ending.evaluate((node) => node.scrollWidth <= node.clientWidth)).toBe(true);
  await page.screenshot({ path: test.info().outputPath("chat.png") });
});
