import { readFile } from "node:fs/promises";
import { api } from "@4d/contract";
import { expect } from "@playwright/test";
import { pageFaults } from "./fixtures/faults.ts";
import { openOnPhone } from "./fixtures/people.ts";
import { screen } from "./fixtures/screen.ts";
import { test } from "./fixtures/test.ts";

/** Animations would change colours while they are inspected. */
const calm = { reducedMotion: "reduce" } as const;

const file = {
  name: "雾港.json",
  mimeType: "application/json",
  buffer: Buffer.from(
    JSON.stringify({
      name: "雾港",
      entries: {
        "0": {
          uid: 0,
          key: ["灯塔"],
          keysecondary: ["雾"],
          selectiveLogic: 3,
          content: "有三盏灯。",
          sticky: 3,
        },
      },
    }),
  ),
};

test("a lorebook is begun, written, and used by two characters until it is deleted (CHAR-5)", async ({
  browser,
  person,
  server,
}) => {
  // The page is inspected four times.
  test.setTimeout(240_000);
  const account = await person("梅子");
  const { call } = account;
  const { page, open, context } = await openOnPhone({ browser, origin: server.origin }, account, calm);
  const { button, field, dialog, pressInDialog, text, at, heading, expectToast, seen } = screen(page);
  const create = async (name: string) =>
    (await call(api.characters.create, { body: { sheet: { name } } })).id;
  const [yao, mo] = [await create("阿遥"), await create("墨笛")];
  const usedBy = async (id: number) =>
    (await call(api.books.ofCharacter, { params: { id } })).map(({ name }) => name);

  await open("/pages/create/create");
  await button(/^世界书/).click();
  await at("/pages/create/lorebooks");
  await expect(text("还没有世界书")).toBeVisible();
  expect.soft(await pageFaults(page), "no lorebooks").toEqual([]);
  await button("新建世界书").click();
  await dialog.getByRole("textbox").fill("海图");
  await dialog.getByRole("button").last().click();
  await at(/\/pages\/create\/lorebook\?id=\d+/);
  await button("加一条设定").click();
  await field("关键词").fill("潮，海水");
  await field("内容").fill("潮水每天两次。");
  await text("更多条件").click();
  await field("次要关键词").fill("夜");
  await seen(page.getByText("全都有")).click();
  await field("用上的可能").fill("80");
  await seen(page.getByText("夹在对话里")).click();
  await field("往前数").fill("2");
  await button("不带出别的设定")
    .or(seen(page.getByRole("switch", { name: "不带出别的设定" })))
    .click();
  await field("分组").fill("天气");
  await field("用上后留住").fill("3");
  expect.soft(await pageFaults(page), "an entry with all it can say").toEqual([]);
  await expect(text("已自动保存")).toBeVisible();
  const [card] = await call(api.books.mine);
  const { lore } = await call(api.books.find, { params: { id: card?.id ?? 0 } });
  expect(lore).toMatchObject([
    {
      ...{ keys: ["潮", "海水"], secondaryKeys: ["夜"], content: "潮水每天两次。" },
      rules: {
        logic: "andAll",
        probability: 80,
        position: "depth",
        depth: 2,
        silent: true,
        group: "天气",
        sticky: 3,
      },
    },
  ]);

  for (const id of [yao, mo]) {
    // Between two addresses of one page, another one.
    await open("/pages/create/lorebooks");
    await open(`/pages/create/create-ai?id=${id}&step=lore`);
    await button("添加世界书").click();
    await dialog.getByText("海图").click();
    await expect(
      dialog.getByText("1 条设定 · 还没有角色用它").or(dialog.getByText(/个角色在用/)),
    ).toBeVisible();
    await expect.poll(() => usedBy(id)).toEqual(["海图"]);
    if (id === yao) expect.soft(await pageFaults(page), "choosing lorebooks").toEqual([]);
    await dialog.getByRole("button", { name: "关闭" }).click();
    await expect(button(/^海图 /)).toBeVisible();
    if (id === yao) expect.soft(await pageFaults(page), "a character with a lorebook").toEqual([]);
  }
  await button(/^海图 /).click();
  await expect(heading("用它的角色")).toBeVisible();
  await expect(button("阿遥")).toBeVisible();
  await button("墨笛").click();
  await at(/create-ai.*step=lore/);
  await button("取下「海图」").click();
  await expect(button(/^海图 /)).toHaveCount(0);
  expect(await usedBy(mo)).toEqual([]);

  await open("/pages/create/lorebooks");
  await expect(text("1 条设定 · 1 个角色在用")).toBeVisible();
  expect.soft(await pageFaults(page), "my lorebooks").toEqual([]);
  await button("海图的更多操作").click();
  await button("删除世界书").or(dialog.getByText("删除世界书")).first().click();
  await pressInDialog("删除");
  await expectToast("已删除");
  expect(await usedBy(yao)).toEqual([]);
  await context.close();
});

test("a lorebook of another app is imported and goes out as world info (CHAR-5)", async ({ person }) => {
  const { page, open } = await person("梅子");
  const { button, at, expectToast, field, text } = screen(page);
  await open("/pages/create/lorebooks");
  const chooser = page.waitForEvent("filechooser");
  await button("从文件导入").click();
  await (await chooser).setFiles(file);
  await expectToast("雾港 搬来了");
  await at(/\/pages\/create\/lorebook\?id=\d+/);
  await expect(field("名字")).toHaveValue("雾港");
  await button(/^灯塔/).click();
  await field("内容").fill("有四盏灯。");
  await expect(text("已自动保存")).toBeVisible();
  await button("更多").click();
  const saving = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: "导出世界书" }).click();
  const saved: unknown = JSON.parse(await readFile(await (await saving).path(), "utf8"));
  expect(saved).toMatchObject({
    name: "雾港",
    entries: {
      "0": { key: ["灯塔"], keysecondary: ["雾"], selectiveLogic: 3, sticky: 3, content: "有四盏灯。" },
    },
  });
});
