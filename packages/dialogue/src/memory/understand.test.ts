import { describe, expect, it } from "vitest";
import type { Line, Memory } from "../dialogue.ts";
import { understand } from "./understand.ts";

const NOW = "2026-11-25T20:15";

/** What is kept after these lines, each read with those before it. */
function learnt(...lines: string[]): string[] {
  let memories: readonly Memory[] = [];
  const history: Line[] = [];
  for (const text of lines) {
    const { added, removed } = understand(text, { memories, history, now: NOW });
    memories = [...memories.filter((one) => !removed.includes(one)), ...added];
    history.push({ from: "user", text });
  }
  return memories.map(({ kind, value, about, when }) =>
    [about === undefined ? kind : `${about} ${kind}`, value, ...(when === undefined ? [] : [when])].join(
      ": ",
    ),
  );
}

it("takes no story for the answer to a question of habits", () => {
  const history: Line[] = [{ from: "character", text: "Is that how it usually goes, or a first?" }];
  const learntOf = (text: string) => understand(text, { memories: [], history, now: NOW }).added;
  expect(learntOf("we talked for an hour")).toEqual([]);
});

describe("whom a line is about", () => {
  it.each([
    [
      ["我下个月跟我男朋友去青海", "他叫阿诚，是个厨师"],
      ["boyfriend name: 阿诚", "boyfriend job: 厨师"],
    ],
    [["my wife thinks i should quit", "she's a nurse"], ["wife job: nurse"]],
    [["我周六去相亲", "对方是个程序员"], []],
    [["i have the vet at 3"], []],
    [["i'm priya, hi"], ["name: Priya"]],
    [
      ["我女朋友在上海", "有道理", "嗯嗯", "好的", "对啊", "她生日是1月8号"],
      ["girlfriend home: 上海", "girlfriend birthday: 1月8号"],
    ],
    [["我女朋友在上海", "好的", "对啊", "嗯嗯", "行", "他生日是1月8号"], ["girlfriend home: 上海"]],
    [["我女朋友属猫的", "一个月见一次"], []],
    [["im sleepy"], []],
    [
      ["my brother gets married in may", "im so nervous", "he's an engineer"],
      ["brother plan: gets married", "brother job: engineer"],
    ],
  ])("%s", (lines, facts) => {
    expect(learnt(...lines).filter((fact) => !fact.startsWith("plan"))).toEqual(facts);
  });
});

describe("what a person says of themselves and theirs", () => {
  it.each([
    ["我叫林晓雨，今年22，在杭州读大三", ["name: 林晓雨", "age: 22", "home: 杭州", "study: 大三"]],
    ["你好，我叫小林，今天有点累", ["name: 小林"]],
    ["我爸开出租，我妈在超市当收银员", ["father job: 开出租", "mother job: 收银员", "mother employer: 超市"]],
    ["我家狗叫馒头，是只柯基，今年三岁了", ["dog name: 馒头", "dog breed: 柯基", "dog age: 3"]],
    ["我同事养了条蛇，叫小青", ["colleague pet: 一条蛇", "colleague's snake name: 小青"]],
    ["我对芒果过敏，一吃嘴就肿", ["allergy: 芒果"]],
    ["我不吃香菜", ["dislike: 香菜"]],
    ["下周三我有个面试，好紧张", ["plan: 面试: 2026-12-02"]],
    ["这周六要参加表姐的婚礼", ["plan: 参加表姐的婚礼: 2026-11-28"]],
    ["我妹下个月高考", ["younger sister plan: 高考"]],
    ["昨天跟男朋友吵了一架", ["event: 跟男朋友吵了一架: 2026-11-24"]],
    ["担心我爸的身体", ["worry: 我爸的身体"]],
    ["My name is Harriet, I'm 31 and I live in Leeds", ["name: Harriet", "age: 31", "home: Leeds"]],
    ["My daughter Maya just turned six", ["daughter name: Maya", "daughter age: 6"]],
    ["Jess, my roommate, is loud", ["roommate name: Jess"]],
    ["I've got a job interview on Monday", ["plan: job interview: 2026-11-30"]],
    ["We're flying to Lisbon next Thursday", ["plan: flying to Lisbon: 2026-12-03"]],
    ["我bf是德国人，叫Lukas", ["boyfriend origin: 德国", "boyfriend name: Lukas"]],
  ])("%s", (text, facts) => {
    expect(learnt(text)).toEqual(facts);
  });

  it.each([
    "我叫什么名字？",
    "你觉得我的猫会不会想叫豆包？",
    "要是我有条狗，我就叫它旺财",
    "If I had a million dollars I'd buy a llama and call it Stephen",
    "我写的小说主角叫林晚，二十五岁，在便利店打夜工",
    "翻译一下：我的母亲是一名护士，她住在芝加哥",
    "新闻里说有个人养了四十只猫",
    "我的密码是qwer7788",
    "我爱你",
    "今天好累啊",
    "我不是老师",
    "I'm not a nurse",
    "I'm so tired",
    "who is Taylor Swift dating now",
    "我朋友说他想养只狗",
  ])("%s says nothing to keep", (text) => {
    expect(learnt(text)).toEqual([]);
  });
});

describe("what is said of it later", () => {
  it.each([
    [["我的猫叫豆包", "哦不对，不是豆包，是豆花"], ["cat name: 豆花"]],
    [["我今年28", "打错了，38，手滑"], ["age: 38"]],
    [["我儿子五岁", "六岁了，我记错了"], ["son age: 6"]],
    [["我明天面试", "改到后天了"], ["plan: 面试: 2026-11-27"]],
    [["I live in Austin", "sorry, I mean Houston"], ["home: Houston"]],
    [
      ["我在阿里上班", "不对，上个月离职了，现在在字节"],
      ["pastJob: 阿里", "employer: 字节"],
    ],
    [["我今年25", "我今年26了"], ["age: 26"]],
  ])("%j corrects it", (lines, facts) => {
    expect(learnt(...lines)).toEqual(facts);
  });

  it.each([
    [["我喜欢吃榴莲", "忘掉刚才那句"], []],
    [["我喜欢吃榴莲酥", "我有个妹妹在厦门", "把我妹妹的事忘了"], ["like: 吃榴莲酥"]],
    [["我今年四十六，属猴", "除了年龄别的都别记"], ["age: 46"]],
    [["My sister's called Imogen", "scrub her name please"], []],
    [["我的猫叫豆包", "我又忘了带伞"], ["cat name: 豆包"]],
  ])("%j forgets it", (lines, facts) => {
    expect(learnt(...lines)).toEqual(facts);
  });

  it("remembers a sentence as it is where nothing finer is understood, but no question and no secret", () => {
    expect(learnt("你记一下，我家wifi在柜子后面")).toEqual(["other: 我家wifi在柜子后面"]);
    expect(learnt("记住：我儿子对青霉素过敏")).toEqual(["son allergy: 青霉素"]);
    const known = { memories: [], history: [], now: NOW };
    expect(understand("记住了吗", known).command).toBeNull();
    expect(learnt("记住我的银行卡号6222021234567890123")).toEqual([]);
  });

  it("reads hostile text quickly", () => {
    const text = "是真的".repeat(300) + "嗯".repeat(300) + "my my little ".repeat(60);
    const begin = performance.now();
    understand(text.slice(0, 2000), { memories: [], history: [], now: NOW });
    expect(performance.now() - begin).toBeLessThan(1500);
  });
});
