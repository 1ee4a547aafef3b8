import { describe, expect, it } from "vitest";
import type { DialogueReply, Line, Memory } from "../dialogue.ts";
import { STARTERS } from "../starters/index.ts";
import { prepare } from "./prepare.ts";
import { reply } from "./reply.ts";

const characters = STARTERS.map(({ persona }) => prepare(persona));

/** The last of the replies to lines, by each of the characters. */
function replies(...lines: string[]): DialogueReply[] {
  return characters.map((character, at) => {
    let memories: Memory[] = [];
    const history: Line[] = [];
    let last: DialogueReply | undefined;
    for (const text of lines) {
      const answer = reply(character, { text, history, memories, seed: at, now: "2026-11-28T20:00" });
      memories = [...memories.filter((one) => !answer.removedMemories.includes(one)), ...answer.newMemories];
      history.push({ from: "user", text }, { from: "character", text: answer.text });
      last = answer;
    }
    if (last === undefined) throw new Error("there are no lines");
    return last;
  });
}
const intentsOf = (answers: readonly DialogueReply[]): string[] =>
  answers.map(({ source }) => (source.rule === "intent" ? source.intent : source.rule));

describe("a correction", () => {
  it.each<[string[], RegExp, RegExp]>([
    [
      ["My sister is a nurse", "No, she's a vet tech, not a nurse"],
      /^Your sister is a vet tech\./u,
      /not a nurse|she's/u,
    ],
    [["我对花生过敏", "不对，对花生过敏的是我儿子，不是我"], /^[您你]儿子对花生过敏。/u, /不是/u],
    [["my cat Luna is 3", "Luna is 4, I mixed it up"], /is 4/u, /mixed it/u],
  ])("is said back as what is believed, not as it was written: %j", (lines, has, not) => {
    for (const { text } of replies(...lines)) {
      expect(text).toMatch(has);
      expect(text).not.toMatch(not);
    }
  });
  it("says that nothing was meant where nothing is known of it", () => {
    expect(new Set(intentsOf(replies("I like tea", "oh no, I meant something else there")))).toEqual(
      new Set(["memory.misheard"]),
    );
  });
  it("answers the question that it leads to", () => {
    for (const { text } of replies("no it's not that bad. what's 3 plus 4?")) expect(text).toContain("7");
    for (const { text } of replies("我没问你生日。3加4等于几？")) expect(text).toContain("7");
  });
});

describe("no sorrow", () => {
  it.each(["I'm not sad, really", "我没有难过，就是有点好笑", "我不难过，你别老安慰我"])("%s", (text) => {
    expect(new Set(intentsOf(replies(text)))).toEqual(new Set(["back.not_sad"]));
  });
  it.each([
    ...[
      "on my bedside table: a comic, a glass of water, a broken phone charger",
      "This box of books is so heavy",
      "I'm dying of laughter",
    ],
    ...[
      "在阳台上坐着，太阳快下去了，猫在我脚边",
      "这箱书太沉了，搬得我一身汗",
      "昨天那部电影太惨了，最后都死了，好看",
    ],
  ])("%s comforts nobody", (text) => {
    expect(intentsOf(replies(text)).filter((one) => one.startsWith("comfort") || one === "crisis")).toEqual(
      [],
    );
  });
  it("speaks of somebody else who is sad", () => {
    for (const { text } of replies("My friend Bea broke up with her boyfriend, she is crying all day"))
      expect(text).toMatch(/Bea/u);
  });
  it("leaves comfort where it is due", () => {
    for (const one of intentsOf(replies("我今天好难过"))) expect(one).toMatch(/comfort|sad/u);
    for (const one of intentsOf(replies("I'm really sad today"))) expect(one).toMatch(/comfort|sad/u);
  });
});

describe("a goodbye", () => {
  it("answers the news before it", () => {
    const answers = replies("I got the job!! gotta run and tell my mum, bye");
    expect(new Set(intentsOf(answers))).toEqual(new Set(["farewell"]));
    expect(new Set(intentsOf(replies("我面试过了！先去告诉我妈，拜拜")))).toEqual(new Set(["farewell"]));
  });
});

describe("what was just learnt", () => {
  it.each([
    ["我女儿妞妞今年上三年级，明天她过生日", "memory.of_birthday"],
    ["Tomorrow is my daughter's birthday, she turns six", "memory.of_birthday"],
    ["我儿子昨晚开始发烧", "memory.of_illness"],
    ["My mother has diabetes", "memory.of_condition"],
    ["My sister called to say she's pregnant", "memory.of_baby"],
    ["My best friend is getting married in October", "memory.of_wedding"],
    ["My brother just became a firefighter", "memory.of_job"],
  ])("%s is taken up as what it is", (text, kind) => {
    expect(new Set(intentsOf(replies(text)))).toEqual(new Set([kind]));
  });
});

describe("what is known of the person", () => {
  it("is said when asked, also twice", () => {
    const line = "My name is Tess, I'm a baker and my cat is called Olive";
    for (const { text } of replies(line, "What do you remember about me?", "what do you know about me?"))
      expect(text).toMatch(/called Tess.*baker.*Olive/u);
    for (const { text } of replies("我住在厦门，喜欢游泳", "你了解我多少"))
      expect(text).toMatch(/厦门.*游泳/u);
  });
  it("is honestly nothing at first", () => {
    expect(new Set(intentsOf(replies("what do you remember about me?")))).toEqual(new Set(["memory.none"]));
    expect(new Set(intentsOf(replies("你记得我什么？")))).toEqual(new Set(["memory.none"]));
  });
});

describe("news", () => {
  it.each([
    ...[
      "叫“送不完的雾”吧。我是跑外卖的，叫我老周就行，今天跑了四十多单",
      "“妈，我今天”……这句挺戳我的。我也半年没给我妈打电话了",
    ],
    ...[
      "下一幕是，我决定今晚给她打个电话。说什么好呢？",
      "I spent all day on a call with the tax office",
      "I ordered a pizza and it came cold",
    ],
  ])("%s is no request", (text) => {
    expect(intentsOf(replies(text)).filter((one) => one === "app.action" || one === "frame.app")).toEqual([]);
  });
  it.each(["帮我点个外卖吧", "Can you order me a pizza?"])("%s is one", (text) => {
    for (const one of intentsOf(replies(text))) expect(one).toMatch(/^(?:app\.action|frame\.app)$/u);
  });
});

describe("a night or a thank-you in a longer line", () => {
  it.each([
    ["He makes jokes about it, but I hear him get up in the night.", "goodnight"],
    ["thanks to the rain we stayed in and she made the best dhal in Leicester", "thanks"],
  ])("is part of a story: %s", (text, intent) => {
    expect(intentsOf(replies(text))).not.toContain(intent);
  });
});

describe("an illness of somebody else", () => {
  it.each(["昨天我妈妈住院了，医生说要做手术。", "生病的不是我，是我妈妈。"])(
    "is not the person's: %s",
    (text) => {
      for (const intent of intentsOf(replies(text))) expect(intent).not.toBe("comfort.sick");
    },
  );
});
