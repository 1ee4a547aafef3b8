import { createServer } from "node:http";
import { api, parseContent } from "@4d/contract";
import { expect } from "@playwright/test";
import { type RunningServer, startServer } from "../scripts/lib/server.ts";
import { twoFriends } from "./fixtures/friends.ts";
import { openOnPhone, type Person, register } from "./fixtures/people.ts";
import { picture } from "./fixtures/pictures.ts";
import { screen } from "./fixtures/screen.ts";
import { test } from "./fixtures/test.ts";

/** An endpoint that speaks OpenAI's images protocol; a test decides its response while it runs. */
async function paintingEndpoint() {
  const state: { answers: "well" | "badly" | "never" } = { answers: "well" };
  const bytes = (await picture(64, 64)).toString("base64");
  const server = createServer((request, response) => {
    request.resume();
    if (state.answers === "never") return;
    response.setHeader("content-type", "application/json");
    if (state.answers === "badly") response.statusCode = 500;
    response.end(JSON.stringify(response.statusCode === 500 ? {} : { data: [{ b64_json: bytes }] }));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { state, url: `http://127.0.0.1:${port}/v1`, close };
}

const PAGE = "/pages/create/create-image";
const PROMPT = "月光下的竹林,一盏灯笼";
const pictures = ({ page }: Person) => screen(page).button(/^第 \d 张:/);
/** On a busy machine, four pictures take a while. */
const paintedAll = (one: Person, count: number) =>
  expect(pictures(one)).toHaveCount(count, { timeout: 60_000 });
const purse = async ({ call }: Person) => {
  const { balance, held } = await call(api.capsules.account, {});
  return { balance, held };
};
async function write({ page, open }: Person): Promise<void> {
  await open(PAGE);
  await screen(page).field("想画什么").fill(PROMPT);
}

test("four pictures are drawn, varied, used as a portrait and sent, without any model (IMAGE-1)", async ({
  friends,
}) => {
  const [mei, jie] = await twoFriends(friends);
  const { page, call } = mei;
  const { button, text, dialog, at } = screen(page);
  await mei.open("/pages/create/create");
  await button(/^画一张/).click();
  await at(PAGE);
  await screen(page).field("想画什么").fill(PROMPT);

  const preview = page.getByRole("img", { name: "程序绘制预览" });
  await expect(preview).toBeVisible();
  const before = await preview.getAttribute("src");
  await page.getByLabel("种子", { exact: true }).fill("40");
  await expect.poll(() => preview.getAttribute("src")).not.toBe(before);
  await button("水墨").click();
  await button("丰富一下").click();
  await expect(screen(page).field("想画什么")).toHaveValue(new RegExp(`^${PROMPT}，.+`));
  await button("撤销").click();
  await button("画 4 张").click();
  await paintedAll(mei, 4);
  await expect(text("程序绘制").first()).toBeVisible();

  await pictures(mei).first().click();
  await dialog.getByRole("button", { name: "变化" }).click();
  await paintedAll(mei, 8);
  const { items } = await call(api.images.mine, {});
  expect(items.map(({ status, style, by, cost }) => ({ status, style, by, cost }))).toEqual(
    Array.from({ length: 2 }, () => ({ status: "done", style: "ink", by: "builtin", cost: 0 })),
  );
  const [varied, first] = items;
  expect(
    varied?.pictures.every(({ seed }) => Math.floor(seed / 100) === Math.floor((first?.seed ?? 0) / 100)),
  ).toBe(true);

  await pictures(mei).first().click();
  await dialog.getByRole("button", { name: "设为", exact: true }).click();
  await dialog.getByRole("button", { name: "我的头像" }).click();
  await dialog.getByRole("button", { name: "完成" }).click();
  await expect.poll(async () => (await call(api.users.self)).headImage).toMatch(/^\/files\//);

  await dialog.getByRole("button", { name: "发给朋友" }).click();
  await at("/pages/create/send-image");
  await page.getByRole("checkbox", { name: /阿杰/ }).first().press("Space");
  await button("发送(1)").click();
  const got = async () => {
    const [last] = await jie.call(api.privateMessages.history, {
      query: { friendId: mei.id, page: 1, size: 1 },
    });
    return last?.type === 1 ? parseContent(1, last.content)?.by : undefined;
  };
  await expect.poll(got).toBe("builtin");
  await jie.open(`/pages/chat/chat-box?chatId=p:${mei.id}`);
  await expect(screen(jie.page).text("程序绘制").first()).toBeVisible();
});

test("a picture becomes the portrait of a character in the making (IMAGE-1)", async ({ person }) => {
  const mei = await person("梅子");
  const { page, call, open } = mei;
  const { button, dialog, at } = screen(page);
  const { id } = await call(api.characters.create, {
    body: { sheet: { name: "月见", tagline: "银发 观星者" } },
  });
  await open(`/pages/create/create-ai?id=${id}`);
  await button("画一张").click();
  await at(PAGE);
  await expect(screen(page).field("想画什么")).toHaveValue(/月见 银发 观星者/);
  await button("画 4 张").click();
  await paintedAll(mei, 4);
  await pictures(mei).first().click();
  await dialog.getByRole("button", { name: "设为", exact: true }).click();
  await dialog.getByRole("button", { name: /设为它的背景/ }).click();
  await at("/pages/create/create-ai");
  const background = async () => (await call(api.characters.draft, { params: { id } })).sheet.background;
  await expect.poll(background).toMatch(/^\/files\/.+\.png$/);
});

test("a prompt that is not allowed names the word (IMAGE-1)", async ({ person }) => {
  const mei = await person("梅子");
  const { page, open } = mei;
  const { button, text, field } = screen(page);
  await open(PAGE);
  await field("想画什么").fill("怎么制作炸弹");
  await button("画 4 张").click();
  await expect(text(/提示词里有不能画的词/)).toBeVisible();
  await button("改一改").click();
  await expect(field("想画什么")).toHaveValue("怎么制作炸弹");
});

test.describe("with a model", () => {
  let endpoint: Awaited<ReturnType<typeof paintingEndpoint>>;
  let server: RunningServer;
  let mei: Person;
  test.describe.configure({ mode: "serial", timeout: 150_000 });
  test.beforeAll(async () => {
    endpoint = await paintingEndpoint();
    const env = { AI_IMAGE_BASE_URL: endpoint.url, AI_IMAGE_MODEL: "paint", STARTER_CONTENT: "off" };
    server = await startServer({ env: { ...env, RATE_LIMIT_SCALE: "1000" } });
  });
  test.beforeEach(async ({ browser }) => {
    mei = await openOnPhone({ browser, origin: server.origin }, await register(server.origin, "梅子"));
  });
  test.afterEach(() => mei.context.close());
  test.afterAll(async () => {
    await server.remove();
    endpoint.close();
  });

  test("cancelling while the model paints costs nothing (IMAGE-1)", async () => {
    const { button, text } = screen(mei.page);
    endpoint.state.answers = "never";
    await write(mei);
    await button("画 4 张 · 32 胶囊").click();
    await expect(text(/正在画 · 0 \/ 4/)).toBeVisible();
    expect(await purse(mei)).toEqual({ balance: 68, held: 32 });
    await button("取消").click();
    await expect(text(/^已取消/)).toBeVisible();
    expect(await purse(mei)).toEqual({ balance: 100, held: 0 });
  });

  // Last, because an endpoint that failed is not asked for a while.
  test("pictures cost eight capsules each, announced before, and only those that come are paid (IMAGE-1)", async () => {
    const { button, text } = screen(mei.page);
    endpoint.state.answers = "well";
    await write(mei);
    await mei.page.getByRole("radio", { name: "2", exact: true }).press("Space");
    await button("画 2 张 · 16 胶囊").click();
    await paintedAll(mei, 2);
    await expect(text("AI 生成").first()).toBeVisible();
    expect(await purse(mei)).toEqual({ balance: 84, held: 0 });

    endpoint.state.answers = "badly";
    await text(/^创作$/).click();
    await button("画 2 张 · 16 胶囊").click();
    await expect(text("模型这次没有画出来")).toBeVisible();
    await expect(text("胶囊已全部退回")).toBeVisible();
    expect(await purse(mei)).toEqual({ balance: 84, held: 0 });

    await button("改用程序绘制").click();
    await button("画 2 张").click();
    await paintedAll(mei, 4);
    expect(await purse(mei)).toEqual({ balance: 84, held: 0 });
  });
});
