import { expect, type Locator, type Page } from "@playwright/test";
import { chat, openWith } from "./fixtures/chat.ts";
import { twoFriends } from "./fixtures/friends.ts";
import { screen } from "./fixtures/screen.ts";
import { test } from "./fixtures/test.ts";

/** Makes the browser one that does not fit a field to its text by itself, as Firefox and older Safari. */
async function withoutFieldSizing(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const supports = CSS.supports.bind(CSS);
    CSS.supports = (name: string, value?: string) =>
      name !== "field-sizing" && (value === undefined ? supports(name) : supports(name, value));
    const style = new CSSStyleSheet();
    style.replaceSync("textarea { field-sizing: fixed !important; }");
    document.adoptedStyleSheets = [style];
  });
  await page.reload();
}

const height = async (field: Locator) => (await field.boundingBox())?.height ?? 0;

const texts = [
  "",
  "一行",
  "一行,后面有空格   ",
  "两行\n第二行",
  "空行在最后\n",
  "没有换行的长句子,到了边上自己折行,".repeat(3),
  "https://example.com/".padEnd(120, "x"),
  "word and word ".repeat(9),
  "很多行\n".repeat(12),
];

test("a field grows and shrinks with its text where the browser does not do it by itself", async ({
  friends,
}) => {
  const [mei, jie] = await twoFriends(friends);
  await withoutFieldSizing(jie.page);
  await openWith(mei, jie);
  await openWith(jie, mei);
  const [fitted, mirrored] = [chat(mei.page).field, chat(jie.page).field];
  for (const width of [390, 320])
    for (const text of texts) {
      for (const { page } of [mei, jie]) await page.setViewportSize({ width, height: 844 });
      await fitted.fill(text);
      await mirrored.fill(text);
      await expect.poll(() => height(mirrored), `${width}: ${text}`).toBe(await height(fitted));
    }
  // It has reached its maximum, and scrolls.
  expect(await mirrored.evaluate((field) => field.scrollHeight > field.clientHeight)).toBe(true);
  await mirrored.fill("三\n行\n字");
  const three = await height(mirrored);
  // A draft that comes back.
  await jie.page.reload();
  await expect(mirrored).toHaveValue("三\n行\n字");
  expect(await height(mirrored)).toBe(three);
  // Typed at the end, the last line is in sight and nothing is scrolled away.
  await mirrored.press("ControlOrMeta+End");
  await mirrored.pressSequentially("\n四");
  expect(await mirrored.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
  expect(await height(mirrored)).toBeGreaterThan(three);
  await screen(jie.page).button("发送").click();
  await expect(mirrored).toHaveValue("");
  await mei.page.setViewportSize({ width: 320, height: 844 });
  await fitted.fill("");
  expect(await height(mirrored)).toBe(await height(fitted));
});

test("a field of a form is as high in every browser, and never lower than its rows", async ({ friends }) => {
  const [mei, jie] = await twoFriends(friends);
  await withoutFieldSizing(jie.page);
  const fields = [mei, jie].map(({ page }) => page.getByLabel("签名"));
  for (const { open } of [mei, jie]) await open("/pages/mine/mine-edit");
  const heights = async (text: string) => {
    for (const field of fields) await field.fill(text);
    return await Promise.all(fields.map(height));
  };
  const [low, sameLow] = await heights("");
  expect(sameLow).toBe(low);
  const [high, sameHigh] = await heights("一行\n".repeat(6));
  expect(sameHigh).toBe(high);
  expect(high).toBeGreaterThan(low ?? 0);
  expect(await heights("一行")).toEqual([low, low]);
});
