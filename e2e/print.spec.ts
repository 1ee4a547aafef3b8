import { expect, type Page } from "@playwright/test";
import { chat } from "./fixtures/chat.ts";
import { twoFriends } from "./fixtures/friends.ts";
import { screen } from "./fixtures/screen.ts";
import { test } from "./fixtures/test.ts";

/** Waits for the styles, which load once the person is idle, then shows the page as printers get it. */
async function toPrint(page: Page): Promise<void> {
  await expect(page.locator('link[media="print"]')).toHaveCount(1);
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
}

const sheetsOf = async (page: Page) =>
  (await page.pdf({ format: "A4" })).toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;

test("a long page prints on several sheets, dark on white, without bars (APP-11)", async ({ person }) => {
  const { page, open } = await person("梅子");
  await open("/pages/privacy/privacy");
  await expect(screen(page).heading("隐私政策").first()).toBeVisible();
  await toPrint(page);
  expect(await sheetsOf(page)).toBeGreaterThan(2);
  await expect(page.getByRole("button", { name: "返回" })).toHaveCount(0);
  await expect(page.locator("#root")).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await expect(page.locator("#root main").last()).toHaveCSS("overflow-y", "visible");
});

test("a chat prints with its name and its lines, without the field (MSG-3)", async ({ friends }) => {
  const [mei, jie] = await twoFriends(friends);
  const { page, open } = mei;
  await open(`/pages/chat/chat-box?chatId=p:${jie.id}`);
  const words = Array.from({ length: 12 }, (_, at) => `第 ${at + 1} 行\n${"很长的一行。".repeat(20)}`);
  for (const word of words) await chat(page).send(word);
  await expect(chat(page).line(/第 12 行/)).toBeVisible();
  await toPrint(page);
  await expect(screen(page).text("阿杰").first()).toBeVisible();
  await expect(chat(page).field).toHaveCount(0);
  expect(await sheetsOf(page)).toBeGreaterThan(1);
});
