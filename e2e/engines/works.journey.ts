import { api, type StoryGraph, type StoryNode } from "@4d/contract";
import { picture } from "../fixtures/pictures.ts";
import { button, byRole, dialog, field, text, within } from "./driver/query.ts";
import { test } from "./fixtures/journey.ts";

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
const way = (words: string, target: string) => ({ text: words, target, conditions: [], effects: [] });

const graph: StoryGraph = {
  start: "hall",
  cast: [],
  variables: [],
  nodes: [
    node("hall", { choices: [way("开左边的门", "left"), way("开右边的门", "right")] }),
    node("left", { text: "门后有一盏灯。", ending: true, endingName: "灯下", y: 140 }),
    node("right", { text: "门后是海。", ending: true, endingName: "岸边", y: 280 }),
  ],
};

test("a story is played to an ending", async ({ person }) => {
  const [mei, jie] = [await person("梅子"), await person("阿杰")];
  const { id, version } = await mei.call(api.stories.create, {
    headers: { "idempotency-key": crypto.randomUUID() },
    body: { sheet: { title: "两扇门" }, graph },
  });
  await mei.call(api.stories.publish, {
    params: { id },
    headers: { "if-match": version },
    body: { visibility: "public" },
  });
  await jie.phone.open(`/pages/story/story-read?id=${id}`);
  await jie.phone.sees("走廊没有尽头。");
  await jie.phone.tap(button("开左边的门"));
  await jie.phone.sees("门后有一盏灯。");
  await jie.phone.sees("结局 1/2");
});

const GAME = "/pages/game/infiniteCraft";
const board = byRole("group", "合成台");
const chip = (name: string) => within(byRole("region", "元素"), button(new RegExp(`^${name}( 首次合成)?$`)));
const piece = (name: string) => within(board, button(new RegExp(`^${name}(,首次合成)?$`)));

test("elements are combined by two presses and by a drag", async ({ person }) => {
  const { phone } = await person("梅子");
  await phone.open(GAME);
  await phone.sees(chip("水"));
  await phone.tap(chip("土"));
  await phone.tap(chip("土"));
  await phone.sees(piece("山"));
  const middle = await phone.middleOf(board);
  await phone.drag(chip("水"), { x: middle.x, y: middle.y + 60 });
  await phone.sees(piece("水"));
  await phone.drag(chip("火"), { x: middle.x + 90, y: middle.y + 110 });
  await phone.drag(piece("火"), piece("水"));
  await phone.sees(piece("蒸汽"));
});

test("a post with a picture is published and liked by another person", async ({ friends }) => {
  const [mei, jie] = await friends("梅子", "阿杰");
  await mei.phone.open("/pages/square/compose");
  await mei.phone.choose(button(/^添加/), { name: "sea.png", buffer: await picture(600, 800) });
  await mei.phone.sees(button(/^移除第 1 个/));
  await mei.phone.fill(field("标题(可不填)"), "海边的一天");
  await mei.phone.fill(field("正文"), "从退潮到日落，同一块礁石。");
  await mei.phone.tap(button("发布"));
  await mei.phone.sees("从退潮到日落，同一块礁石。");
  const id = await mei.phone.until("nothing was posted", async () => {
    const { items } = await mei.call(api.posts.mine, { query: {} });
    return items[0]?.id;
  });
  await jie.phone.open(`/pages/square/post?id=${id}`);
  await jie.phone.sees("海边的一天");
  await jie.phone.tap(button("喜欢,0 人"));
  await jie.phone.sees(button("喜欢,1 人"));
  await jie.phone.fill(field("说点什么"), "光太好了");
  await jie.phone.tap(button("发送"));
  await jie.phone.sees(text("光太好了"));
});

test("capsules are bought in the sandbox", async ({ person }) => {
  const { phone, call } = await person("梅子");
  await phone.open("/pages/mine/capsule-balance");
  await phone.pressOn(byRole("radio", "330 胶囊, ¥30"), "Space");
  await phone.tap(button("充值 ¥30"));
  await phone.sees("这里用的是测试支付,不会扣真钱。");
  await phone.tap(button("支付 ¥30"));
  await phone.tap(button("确认付款(测试)"));
  await phone.sees("支付成功");
  await phone.sees("330 胶囊已放进你的余额");
  await phone.until("the balance is not 430", async () => {
    const { balance } = await call(api.capsules.account);
    return balance === 430 || undefined;
  });
});

test("four pictures are painted without any model", async ({ person }) => {
  const { phone } = await person("梅子");
  await phone.open("/pages/create/create-image");
  await phone.fill(field("想画什么"), "月光下的竹林,一盏灯笼");
  await phone.sees(byRole("img", "程序绘制预览"));
  await phone.tap(button("画 4 张"));
  await phone.seesCount(button(/^第 \d 张:/), 4);
  await phone.misses(within(dialog, text(/失败/)));
});
