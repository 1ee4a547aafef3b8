import { api } from "@4d/contract";
import { expect } from "@playwright/test";
import { openOnPhone } from "./fixtures/people.ts";
import { picture } from "./fixtures/pictures.ts";
import { screen } from "./fixtures/screen.ts";
import { test } from "./fixtures/test.ts";

const IDEA = "在灯塔里给迷路的船写信的守夜人";
const calm = { reducedMotion: "reduce" } as const;

test("one sentence becomes a character that others can meet (CHAR-1)", async ({
  browser,
  person,
  server,
}) => {
  const mei = await openOnPhone({ browser, origin: server.origin }, await person("梅子"), calm);
  const { page, open, call } = mei;
  const { button, field, text, expectToast, at, heading, dialog, seen } = screen(page);
  const step = (name: string) =>
    page
      .getByRole("navigation", { name: "步骤" })
      .getByRole("button", { name: new RegExp(`^${name}`) })
      .click();

  await open("/pages/create/create");
  await button("灵感捏人").click();
  await field("你想遇见谁?").fill(IDEA);
  await button("捏出来").click();
  await at("/pages/create/create-ai");
  await expect(text("已自动保存")).toBeVisible();

  const chooser = page.waitForEvent("filechooser");
  await button("上传头像").click();
  await (await chooser).setFiles({
    name: "face.png",
    mimeType: "image/png",
    buffer: await picture(600, 600),
  });
  await dialog.getByRole("button", { name: "完成" }).click();
  await expect(button(/^鲜活度/)).not.toContainText("还没有头像");

  await step("身份");
  await field("名字").fill("月见");
  await step("灵魂");
  await button("加一组").click();
  const asks = page.getByLabel(/^第 \d+ 组：对方说$/).filter({ visible: true });
  const answers = page.getByLabel(/^第 \d+ 组：它回答$/).filter({ visible: true });
  await asks.last().fill("今晚有几颗星?");
  await answers.last().fill("(推开窗)我数到九十九颗,最后一颗留给你。");
  await button("补全空白").click();
  await expectToast(/补了|没有空白/);

  await step("风格");
  await button("调风格").click();
  await expect(heading("对话风格")).toBeVisible();
  const line = seen(page.getByRole("status")).first();
  const before = await line.textContent();
  await button(/^俏皮/).click();
  await expect(line).not.toHaveText(before ?? "");
  await button("返回").click();
  await step("声音");
  await button("选声音").click();
  await expect(heading("选择声音")).toBeVisible();
  await page.getByRole("radio", { name: "竹笛" }).click();
  await expect(page.getByRole("radio", { name: "竹笛" })).toBeChecked();
  await button("返回").click();

  await step("可见范围");
  await button("预览与发布").click();
  await at("/pages/create/preview-ai");
  await expect(text("内置").filter({ visible: true })).toHaveCount(3);
  await button("试聊").click();
  await field("和月见说点什么").fill("今晚有几颗星?");
  await button("发送").click();
  await expect(text(/九十九颗/)).toBeVisible();
  await button("名片").click();
  await button("发布").click();
  await dialog.getByText("所有人").click();
  await dialog.getByRole("button", { name: "公开发布" }).click();
  await expectToast("发布好了");
  await expect(heading("已发布")).toBeVisible();

  const { items } = await call(api.characters.mine, { query: {} });
  expect(items).toMatchObject([{ name: "月见", status: "published", changed: false }]);
  const { sheet } = await call(api.characters.draft, { params: { id: items[0]?.id ?? 0 } });
  expect(sheet.style.preset).toBe("wry");
  expect(sheet.voice).toMatchObject({ kind: "blip", voiceId: "flute" });
  expect(sheet.examples.at(-1)?.ask).toBe("今晚有几颗星?");

  const other = await person("阿杰");
  const found = await other.call(api.characters.browse, { query: { keyword: "月见" } });
  expect(found.items.map(({ name }) => name)).toEqual(["月见"]);
  await button("加为好友").click();
  await expect(button("去聊天")).toBeVisible();
  await mei.context.close();
});

test("text written without a network is stored, and saved when there is one (CHAR-1)", async ({ person }) => {
  const { page, context, call, open } = await person("梅子");
  const { id } = await call(api.characters.create, { body: { sheet: { name: "阿九" } } });
  await open(`/pages/create/create-ai?id=${id}&step=identity`);
  const { field, text } = screen(page);
  await expect(field("名字")).toHaveValue("阿九");
  await context.setOffline(true);
  await field("一句话介绍").fill("修表的狐狸先生");
  await expect(text("没有网络，已存在这台设备上")).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event("pagehide")));
  await context.setOffline(false);
  await page.reload();
  await expect(field("一句话介绍")).toHaveValue("修表的狐狸先生");
  await expect
    .poll(async () => (await call(api.characters.draft, { params: { id } })).sheet.tagline)
    .toBe("修表的狐狸先生");
});

test("two devices that wrote in the same field are asked which text to keep (CHAR-1)", async ({ person }) => {
  const { page, call, open } = await person("梅子");
  const { id, version } = await call(api.characters.create, { body: { sheet: { name: "阿九" } } });
  await open(`/pages/create/create-ai?id=${id}&step=identity`);
  const { field, dialog, text, button } = screen(page);
  await expect(field("名字")).toHaveValue("阿九");
  await call(api.characters.update, {
    params: { id },
    headers: { "if-match": version },
    body: { sheet: { name: "小九", tagline: "远方来的" } },
  });
  await field("名字").fill("阿玖");
  await expect(dialog).toContainText("小九");
  await dialog.getByText("另一处").click();
  await dialog.getByRole("button", { name: "就这样合并" }).click();
  await expect(field("名字")).toHaveValue("小九");
  await expect(field("一句话介绍")).toHaveValue("远方来的");
  await expect(text("已自动保存")).toBeVisible();
  await button("更多").click();
  await page.getByRole("menuitem", { name: "删除草稿" }).click();
  await dialog.getByRole("button", { name: "删除" }).click();
  await expect.poll(async () => (await call(api.characters.mine, { query: {} })).items.length).toBe(0);
});
