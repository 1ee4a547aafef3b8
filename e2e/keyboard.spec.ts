import { api } from "@4d/contract";
import { expect, type Locator, type Page } from "@playwright/test";
import { chat, openWith } from "./fixtures/chat.ts";
import { twoFriends } from "./fixtures/friends.ts";
import { screen } from "./fixtures/screen.ts";
import { test } from "./fixtures/test.ts";

declare global {
  interface Window {
    raiseKeyboard?: (height: number, moved?: number) => void;
  }
}

const WINDOW = 844;
const KEYBOARD = 336;

/** A keyboard as on iOS: it covers the window, which keeps its height, and only the visual viewport is smaller. */
async function coveringKeyboard(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const view = Object.assign(new EventTarget(), { height: innerHeight, offsetTop: 0, scale: 1 });
    Object.defineProperty(window, "visualViewport", { value: view });
    window.raiseKeyboard = (height, moved = 0) => {
      Object.assign(view, { height: innerHeight - height, offsetTop: moved });
      view.dispatchEvent(new Event("resize"));
    };
  });
  await page.reload();
}

const raise = (page: Page, height: number, moved = 0) =>
  page.evaluate(([up, by]) => window.raiseKeyboard?.(up, by), [height, moved] as const);

/** The lower edge of an element, px from the upper edge of the window. */
async function lowerEdge(element: Locator): Promise<number> {
  const box = await element.boundingBox();
  return box === null ? 0 : box.y + box.height;
}

test("composer, sheets and dialogs stand above a keyboard that covers the window (APP-4)", async ({
  friends,
}) => {
  const [mei, jie] = await twoFriends(friends);
  const { page } = mei;
  await coveringKeyboard(page);
  await openWith(mei, jie);
  const visible = WINDOW - KEYBOARD;
  await chat(page).field.focus();
  await raise(page, KEYBOARD);
  await expect.poll(() => lowerEdge(chat(page).field)).toBeLessThanOrEqual(visible);
  // iOS has moved the window; what is visible begins lower.
  await raise(page, KEYBOARD, 100);
  await expect.poll(() => lowerEdge(chat(page).field)).toBeLessThanOrEqual(visible + 100);
  expect(await lowerEdge(chat(page).field)).toBeGreaterThan(visible);
  await raise(page, 0);
  await expect.poll(() => lowerEdge(chat(page).field)).toBeGreaterThan(visible + 100);
  await chat(page).send("一句话");
  await mei.open("/");
  await raise(page, KEYBOARD);
  await screen(page).button(/阿杰/).first().click({ button: "right" });
  await expect.poll(() => lowerEdge(screen(page).dialog)).toBe(visible);
  await page.keyboard.press("Escape");
  await raise(page, 0);
  const { id } = await mei.call(api.groups.create, { body: { name: "周末爬山", friendIds: [jie.id] } });
  await mei.open(`/pages/group/group-info?id=${id}`);
  await screen(page)
    .button(/群备注/)
    .click();
  await raise(page, KEYBOARD);
  const field = screen(page).dialog.getByRole("textbox");
  await expect(field).toBeFocused();
  await expect.poll(() => lowerEdge(screen(page).dialog)).toBeLessThanOrEqual(visible);
});

test("a long press opens the actions of a row where the browser announces no context menu", async ({
  friends,
}) => {
  const [mei, jie] = await twoFriends(friends);
  const { page } = mei;
  await openWith(mei, jie);
  await chat(page).send("一句话");
  await mei.open("/");
  const row = screen(page).button(/阿杰/).first();
  const touch = { bubbles: true, pointerType: "touch", pointerId: 7, clientX: 100, clientY: 200 };
  await row.dispatchEvent("pointerdown", touch);
  await expect(screen(page).dialog).toBeVisible();
});
