import { api } from "@4d/contract";
import { expect } from "@playwright/test";
import { pageFaults } from "./fixtures/faults.ts";
import { openOnPhone } from "./fixtures/people.ts";
import { picture } from "./fixtures/pictures.ts";
import { screen } from "./fixtures/screen.ts";
import { test } from "./fixtures/test.ts";

/** Animations would change colours while they are inspected. */
const calm = { reducedMotion: "reduce" } as const;

test("pictures of emotions are added, named, replaced and removed (CHAR-10)", async ({
  browser,
  person,
  server,
}) => {
  test.setTimeout(120_000);
  const account = await person("梅子");
  const { id } = await account.call(api.characters.create, { body: { sheet: { name: "阿遥" } } });
  const { page, open, context } = await openOnPhone({ browser, origin: server.origin }, account, calm);
  const { button, dialog, pressInDialog, text } = screen(page);
  const stored = async () =>
    (await account.call(api.characters.draft, { params: { id } })).sheet.emotions.map(({ name }) => name);
  const pick = async (press: () => Promise<void>, name: string) => {
    const chooser = page.waitForEvent("filechooser");
    await press();
    const buffer = await picture(300, 300);
    await (await chooser).setFiles({ name: `${name}.png`, mimeType: "image/png", buffer });
  };

  await open(`/pages/create/create-ai?id=${id}&step=look`);
  await pick(() => button("加一张").click(), "happy");
  await expect(dialog.getByRole("textbox")).toHaveValue("happy");
  await dialog.getByRole("textbox").fill("开心");
  await dialog.getByRole("button").last().click();
  await expect(button("表情「开心」")).toBeVisible();
  expect.soft(await pageFaults(page), "an emotion").toEqual([]);
  await expect.poll(stored).toEqual(["开心"]);

  await button("表情「开心」").click();
  await dialog.getByText("改名").click();
  await dialog.getByRole("textbox").fill("高兴");
  await dialog.getByRole("button").last().click();
  await expect.poll(stored).toEqual(["高兴"]);
  const before = (await account.call(api.characters.draft, { params: { id } })).sheet.emotions[0]?.picture;
  await button("表情「高兴」").click();
  await pick(() => dialog.getByText("换一张").click(), "other");
  await expect
    .poll(async () => (await account.call(api.characters.draft, { params: { id } })).sheet.emotions)
    .toEqual([{ name: "高兴", picture: expect.not.stringMatching(before ?? "none") }]);
  await button("表情「高兴」").click();
  await pressInDialog("移除");
  await expect.poll(stored).toEqual([]);
  await expect(text("已自动保存")).toBeVisible();
  await context.close();
});
