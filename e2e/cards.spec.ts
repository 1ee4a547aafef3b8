import { readFile } from "node:fs/promises";
import { type Character, characterJson, readCardFile } from "@4d/cards";
import { base64Of, pngWith, v2 } from "@4d/cards/testing/public-cards";
import { expect, type Page } from "@playwright/test";
import { screen } from "./fixtures/screen.ts";
import { test } from "./fixtures/test.ts";

const CARD = Buffer.from(pngWith({ chara: base64Of(v2) }));

function characterIn(file: Uint8Array): Character {
  const reading = readCardFile(new Uint8Array(file));
  if (reading.kind !== "character") throw new Error(JSON.stringify(reading));
  return reading.character;
}

/** Exports the open character as a PNG card. */
async function exported(page: Page): Promise<Character> {
  const { button } = screen(page);
  await button("更多").click();
  await page.getByRole("menuitem", { name: "导出角色卡" }).click();
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: /^PNG 图片卡/ }).click();
  return characterIn(await readFile(await (await saving).path()));
}

test("a card of another app is imported, exported unchanged, and exported with edits (CHAR-5)", async ({
  person,
}) => {
  const { page, open } = await person("梅子");
  const { button, field, at, expectToast, text } = screen(page);
  await open("/pages/create/create");
  const chooser = page.waitForEvent("filechooser");
  await button(/导入/).click();
  await (await chooser).setFiles({ name: "阿遥.png", mimeType: "image/png", buffer: CARD });
  await at("/pages/create/create-ai");
  await expectToast("阿遥 搬来了");

  expect(characterJson(await exported(page))).toEqual(characterJson(characterIn(CARD)));

  await page.getByRole("navigation", { name: "步骤" }).getByRole("button", { name: /^身份/ }).click();
  await expect(field("名字")).toHaveValue("阿遥");
  await field("名字").fill("阿遥二号");
  await expect(text("已自动保存")).toBeVisible();
  const changed = await exported(page);
  const before = characterJson(characterIn(CARD));
  const now = { name: "阿遥二号", modification_date: expect.any(Number) };
  expect(characterJson(changed)).toEqual({ ...before, data: { ...before.data, ...now } });
});

test("a file that is no card is refused with a reason, and creates nothing (CHAR-5)", async ({ person }) => {
  const { page, open } = await person("梅子");
  const { button, expectToast, at } = screen(page);
  await open("/pages/create/create");
  const chooser = page.waitForEvent("filechooser");
  await button(/导入/).click();
  const file = { name: "x.json", mimeType: "application/json", buffer: Buffer.from('{"name":"package"}') };
  await (await chooser).setFiles(file);
  await expectToast(/角色卡/);
  await at("/pages/create/create");
});
