import { api, type StoryGraph, type StoryNode } from "@4d/contract";
import { expect, type Page } from "@playwright/test";
import { screen } from "./fixtures/screen.ts";
import { test } from "./fixtures/test.ts";

const EDITOR = "/pages/create/interactive-fiction";

/** Actions for writing a story on a phone. */
function editor(page: Page) {
  const { button, field, dialog, pressInDialog } = screen(page);
  const tab = (name: string) =>
    page.getByText(name, { exact: true }).filter({ visible: true }).first().click();
  const pick = (name: string) =>
    dialog
      .getByRole("button", { name: new RegExp(`^${name}`) })
      .first()
      .click();
  const closed = () => expect(dialog).toHaveCount(0);
  /** Goes to a node by its title. */
  const goTo = async (title: string) => {
    await button(/^换一个节点/).click();
    await pick(title);
    await closed();
  };
  const title = field("标题");
  return {
    tab,
    goTo,
    /** Writes the open node. */
    scene: async (name: string, text: string) => {
      await title.fill(name);
      await field("正文").fill(text);
    },
    /** Adds a choice that leads to an existing node, or to a new one of that name. */
    choice: async (at: number, text: string, target: string, isNew = false) => {
      await button("加一个选项").click();
      await field(`第 ${at} 个选项的文字`).fill(text);
      await button(new RegExp(`^第 ${at} 个选项通向`)).click();
      await pick(isNew ? "新节点" : target);
      await closed();
      if (!isNew) return;
      const here = await title.inputValue();
      await goTo("空白节点");
      await title.fill(target);
      await goTo(here);
    },
    ending: async (name: string) => {
      await page.getByRole("switch", { name: "这是一个结局" }).filter({ visible: true }).click();
      await field("结局名").fill(name);
    },
    rules: (at: number) => button(new RegExp(`^第 ${at} 个选项的条件和变化`)).click(),
    close: async () => {
      await pressInDialog("关闭");
      await closed();
    },
  };
}

async function writeStory(page: Page): Promise<void> {
  const { button, dialog } = screen(page);
  const { scene, choice, goTo, ending, rules, close } = editor(page);
  await button("写第一个节点").click();
  await scene("渡口", "雾从水面上来。长椅上有一盏没点的灯。");
  await choice(1, "捡起灯", "灯", true);
  await choice(2, "空手上船", "船上", true);
  await rules(1);
  await button("加一个变化").click();
  // There is no variable yet, so the dialog asks for one first.
  await dialog.getByRole("button", { name: "加一个变量" }).click();
  await dialog.getByRole("button", { name: /^数字/ }).click();
  await dialog.getByLabel("变量", { exact: true }).fill("光");
  await close();
  await rules(1);
  await button("加一个变化").click();
  await close();
  await goTo("灯");
  await scene("灯", "灯很旧,油还是满的。");
  await choice(1, "提灯上船", "船上");
  await goTo("船上");
  await scene("船上", "船慢慢离岸。");
  await choice(1, "去船头", "船头", true);
  await choice(2, "去船尾", "船尾", true);
  await goTo("船头");
  await scene("船头", "前面什么也看不见。");
  await choice(1, "等雾散", "雾心", true);
  await goTo("船尾");
  await scene("船尾", "岸也看不见了。");
  await choice(1, "等雾散", "雾心");
  await goTo("雾心");
  await scene("雾心", "雾把一切都收走了。");
  await choice(1, "点灯", "灯亮", true);
  await choice(2, "等着", "天黑", true);
  await rules(1);
  await button("加一个条件").click();
  await close();
  await goTo("灯亮");
  await scene("灯亮", "远处有人应了一盏灯。");
  await ending("有人应答");
  await goTo("天黑");
  await scene("天黑", "船停在没有岸的地方。");
  await ending("没有岸的地方");
}

test("eight nodes are written on a phone, checked, published, and played by another person to both endings (STORY-1, STORY-2)", async ({
  person,
}) => {
  test.slow();
  const mei = await person("梅子");
  const { page } = mei;
  const { button, field, text, expectToast, at } = screen(page);
  await mei.open("/pages/create/create");
  await button(/^互动小说/).click();
  await at(EDITOR);
  await writeStory(page);
  const { tab } = editor(page);
  await tab("试玩");
  await button("随机玩 500 次").click();
  await expect(text("有人应答")).toBeVisible();
  await expect(text(/^玩了 500 次/)).toBeVisible();
  await tab("结构");
  await expect(page.getByRole("application").filter({ visible: true })).toBeVisible();
  await tab("发布");
  await expect(text(/^没有问题/)).toBeVisible();
  await field("故事名").fill("雾里的渡船");
  await text("所有人").click();
  await expect(text("已自动保存")).toBeVisible();
  await button("发布").click();
  await expectToast("第 1 版发布好了");
  const { items } = await mei.call(api.stories.mine, { query: {} });
  expect(items).toMatchObject([{ title: "雾里的渡船", nodes: 8, published: 1, status: "published" }]);

  const jie = await person("阿杰");
  // With reduced motion, scenes appear at once.
  await jie.page.emulateMedia({ reducedMotion: "reduce" });
  await jie.open("/pages/story/stories");
  const other = screen(jie.page);
  await other
    .button(/雾里的渡船/)
    .first()
    .click();
  await other.button("开始读").click();
  const take = async (choice: string, next: string) => {
    await other.button(choice).click();
    await expect(jie.page.getByText(next)).toBeVisible();
  };
  await take("空手上船", "船慢慢离岸。");
  await take("去船头", "前面什么也看不见。");
  await take("等雾散", "雾把一切都收走了。");
  await expect(other.button("点灯")).toHaveCount(0);
  await take("等着", "船停在没有岸的地方。");
  await expect(other.text("结局 1/2")).toBeVisible();
  await other.button("看地图").click();
  await expect(other.text(/走过 5 处/)).toBeVisible();
  await expect(jie.page.getByRole("img", { name: "还在雾里" })).toHaveCount(3);
  await other.button("渡口").click();
  await other.pressInDialog("回到这里");
  await take("捡起灯", "灯很旧,油还是满的。");
  await take("提灯上船", "船慢慢离岸。");
  await take("去船尾", "岸也看不见了。");
  await take("等雾散", "雾把一切都收走了。");
  await take("点灯", "远处有人应了一盏灯。");
  await expect(other.text("2 个结局全部找到")).toBeVisible();
  await other.button("看地图").click();
  await expect(other.text(/走过 8 处/)).toBeVisible();
  await expect(jie.page.getByRole("img", { name: "还在雾里" })).toHaveCount(0);
  // The server replayed the same path.
  const storyId = items[0]?.id ?? 0;
  await expect
    .poll(async () => (await jie.call(api.storyReading.find, { params: { id: storyId } })).run?.endingsFound)
    .toBe(2);
});

const node = (id: string, part: Partial<StoryNode>): StoryNode => ({
  id,
  title: id,
  text: "走廊没有尽头。",
  speaker: "",
  background: "",
  choices: [],
  ending: false,
  endingName: "",
  x: 0,
  y: 0,
  ...part,
});
const on = (target: string) => ({ text: "继续走", target, conditions: [], effects: [] });

test("a story that leads into itself is refused with a reason, and nothing hangs (STORY-1)", async ({
  person,
}) => {
  const { page, call, open } = await person("梅子");
  const { button, text, heading, field } = screen(page);
  const graph: StoryGraph = {
    start: "hall",
    cast: [],
    variables: [],
    nodes: [
      node("hall", { choices: [on("loop"), on("out")] }),
      node("loop", { choices: [on("loop")], y: 140 }),
      node("out", { ending: true, endingName: "出去", y: 280 }),
    ],
  };
  const { id } = await call(api.stories.create, {
    headers: { "idempotency-key": crypto.randomUUID() },
    body: { sheet: { title: "走廊" }, graph },
  });
  await open(`${EDITOR}?id=${id}`);
  const { tab } = editor(page);
  await tab("发布");
  const problem = button(/走到「loop」就再也出不来/);
  await expect(problem).toBeVisible();
  await button("发布").click();
  await expect(page.getByRole("alert")).toContainText("先改好检查里的错误");
  await problem.click();
  await expect(field("标题")).toHaveValue("loop");
  await tab("试玩");
  await button("开始试玩").click();
  await expect(text("走廊没有尽头。")).toBeVisible();
  await button("结束试玩").click();
  await button("随机玩 500 次").click();
  await expect(text(/^一直走不完/)).toBeVisible();
  await expect(heading("走廊")).toBeVisible();
});

test("a story begun without a network is stored, and saved when there is one (STORY-1)", async ({
  person,
}) => {
  const { page, context, call, open } = await person("梅子");
  const { field, text, button } = screen(page);
  await open(EDITOR);
  await expect(button("写第一个节点")).toBeVisible();
  await context.setOffline(true);
  await button("写第一个节点").click();
  await field("标题").fill("岸");
  await expect(text("没有网络，已存在这台设备上")).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await expect(field("标题").or(button(/岸 0 个选项$/))).toBeVisible();
  await expect.poll(async () => (await call(api.stories.mine, { query: {} })).items.length).toBe(1);
});

test("a chapter pressed twice is paid for once; a person without enough capsules sees how many are missing, and where to get more (STORY-2)", async ({
  person,
}) => {
  const [mei, jie] = [await person("梅子"), await person("阿杰")];
  const sell = async (title: string) => {
    const graph: StoryGraph = {
      start: "hall",
      cast: [],
      variables: [],
      nodes: [
        node("hall", { choices: [on("room")] }),
        node("room", { text: "门后有一盏灯。", ending: true, endingName: "灯下", y: 140 }),
      ],
    };
    const chapters = [{ key: "in", title: "门后", node: "room", price: 60 }];
    const { id, version } = await mei.call(api.stories.create, {
      headers: { "idempotency-key": crypto.randomUUID() },
      body: { sheet: { title, chapters }, graph },
    });
    await mei.call(api.stories.publish, {
      params: { id },
      headers: { "if-match": version },
      body: { visibility: "public" },
    });
    return id;
  };
  const [first, second] = [await sell("走廊"), await sell("另一条走廊")];
  const { button, text, at, heading } = screen(jie.page);
  await jie.page.emulateMedia({ reducedMotion: "reduce" });
  const toDoor = async (id: number) => {
    await jie.open(`/pages/story/story-read?id=${id}`);
    await button("继续走").click();
  };
  await toDoor(first);
  await expect(text("你有 100 胶囊")).toBeVisible();
  await button("用 60 胶囊解锁").dblclick();
  await expect(text("门后有一盏灯。")).toBeVisible();
  expect(await jie.call(api.capsules.account, {})).toMatchObject({ balance: 40, held: 0 });
  await toDoor(second);
  await expect(text("你有 40 胶囊")).toBeVisible();
  await button("还差 20，去获取胶囊").click();
  await at("/pages/mine/capsule-balance");
  expect(await jie.call(api.capsules.account, {})).toMatchObject({ balance: 40, held: 0 });
  await jie.page.getByRole("radio", { name: "60 胶囊, ¥6" }).check({ force: true });
  await button("充值 ¥6").click();
  await button("支付 ¥6").click();
  await button("确认付款(测试)").click();
  await expect(heading("支付成功")).toBeVisible();
  // One press leads back to the interrupted page, as it was left.
  await button("继续").click();
  await at(/story-read\?id=\d+$/);
  await expect(button("用 60 胶囊解锁")).toBeVisible();
});

test("an author returns to a version published before, and can undo that (STORY-1)", async ({ person }) => {
  const { page, call, open } = await person("梅子");
  const { button, dialog, pressInDialog, expectToast, field, text } = screen(page);
  const graphOf = (words: string): StoryGraph => ({
    start: "hall",
    cast: [],
    variables: [],
    nodes: [node("hall", { text: words, ending: true, endingName: "走廊" })],
  });
  const begun = await call(api.stories.create, {
    headers: { "idempotency-key": crypto.randomUUID() },
    body: { sheet: { title: "走廊" }, graph: graphOf("第一次写的。") },
  });
  const params = { id: begun.id };
  const body = { visibility: "private" } as const;
  await call(api.stories.publish, { params, headers: { "if-match": begun.version }, body });
  const now = await call(api.stories.draft, { params });
  await call(api.stories.saveGraph, {
    params,
    headers: { "if-match": now.version },
    body: { graph: graphOf("后来改成这样。") },
  });
  await open(`${EDITOR}?id=${begun.id}`);
  const { tab } = editor(page);
  await tab("发布");
  await button("发布过的版本").click();
  await expect(dialog.getByText("第 1 版")).toBeVisible();
  await dialog.getByRole("button", { name: "回到这版" }).click();
  await pressInDialog("确定");
  await expectToast("草稿已是第 1 版");
  await tab("写作");
  await expect(field("正文")).toHaveValue("第一次写的。");
  await button("撤销").click();
  await expect(field("正文")).toHaveValue("后来改成这样。");
  await expect(text("已自动保存")).toBeVisible();
});
