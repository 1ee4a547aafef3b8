import { describe, expect, it } from "vitest";
import { HINTS, type Hint, type Line } from "../dialogue.ts";
import type { Persona } from "../persona.ts";
import { STARTERS } from "../starters/index.ts";
import { NEUTRAL } from "../style.ts";
import { prepare } from "./prepare.ts";
import { reply } from "./reply.ts";

const persona: Persona = {
  name: "阿舟",
  examples: [
    { asks: ["你的船叫什么", "船的名字"], answers: ["叫“不着急”。", "它叫“不着急”，我急的时候就喊它。"] },
    {
      asks: ["带我去钓鱼"],
      answers: ["行啊，你会游泳吗？"],
      follows: [{ after: 0, yes: ["那就好，落水我不捞你。"], no: ["那你坐中间。"], any: ["先穿好救生衣。"] }],
    },
  ],
  lore: [{ keys: ["老码头"], content: "阿舟在老码头住了十年。码头的木板缺了第七块。" }],
  smallTalk: { human: ["我当然是真人。", "我是 AI，只会划一条纸船。"] },
};
const prepared = prepare(persona);
const ask = (text: string, history: Line[] = [], more = {}) =>
  reply(prepared, { text, history, seed: 1, ...more });
const said = (text: string): Line => ({ from: "character", text });

describe("a large world", () => {
  const lore = Array.from({ length: 1000 }, (_, at) => ({
    keys: [`词${at}`, `word${at}`, `别名${at}`],
    content: `第${at}盏灯是蓝的。`.repeat(60),
  }));
  const large = { name: "阿舟", examples: [], lore };

  it("is prepared and answered from within a tenth of a second", () => {
    const times = Array.from({ length: 5 }, () => {
      const began = performance.now();
      reply(prepare(large), { text: "说说词77", seed: 1 });
      return performance.now() - began;
    });
    expect(Math.min(...times)).toBeLessThan(100);
  });

  it("is used to its last entry, the one of the longest word first", () => {
    expect(reply(prepare(large), { text: "讲讲词999", seed: 1 }).text).toContain("第999盏灯");
  });
});

describe("somebody in danger", () => {
  it("is answered as such before an author's example, in words that no table lists", () => {
    const examples = [{ asks: ["药都攒够了"], answers: ["那就开个药铺。"] }];
    const answer = reply(prepare({ ...persona, examples }), { text: "药都攒够了", seed: 1 });
    expect(answer.source).toEqual({ rule: "crisis" });
  });
});

describe("the end of a talk", () => {
  it.each([
    ["好啦我去睡了", "goodnight"],
    ["那我先去洗澡了", "farewell"],
    ["i better go", "farewell"],
    ["right, i'm off to bed", "goodnight"],
  ])("%s", (text, intent) => {
    const history: Line[] = [{ from: "user", text: "外婆去年走了" }, said("我把钟停了，陪你坐着。")];
    for (const { persona: one } of STARTERS.slice(0, 4)) {
      const { source } = reply(prepare(one), { text, history, seed: 1 });
      expect([intent, `greet.${intent === "goodnight" ? "night" : "bye"}`]).toContain(
        source.rule === "intent" ? source.intent : source.rule,
      );
    }
  });
});

it("hears no illness in “ill try that”", () => {
  const { source } = ask("ok ill try that");
  expect(source).not.toMatchObject({ intent: expect.stringMatching(/sick/u) as string });
});

describe("what was just learnt", () => {
  const answersTo = (text: string) =>
    STARTERS.slice(0, 4).flatMap(({ persona: one }) => {
      const character = prepare(one);
      return Array.from({ length: 20 }, (_, seed) => reply(character, { text, history: [], seed }).text);
    });
  it("is said back by most, in the language of the talk", () => {
    const isSaid = (word: string) => (text: string) => text.includes(word);
    expect(answersTo("我女朋友不吃海鲜").filter(isSaid("海鲜")).length).toBeGreaterThan(40);
    expect(answersTo("my sister lives in Leeds").filter(isSaid("Leeds")).length).toBeGreaterThan(40);
  });
  it("is not said back where it hurts", () => {
    for (const text of answersTo("我奶奶去世了")) expect(text).not.toMatch(/记下|登记|写上|收好/u);
  });
});

it("finds the line that is asked for among those somebody said", () => {
  const history: Line[] = [
    "someone returned my wallet",
    "it was an old man with a tiny dog",
    "im making soup",
  ].map((text) => ({ from: "user", text }));
  expect(ask("what did i say the old man did", history).text).toContain("old man with a tiny dog");
});

describe("the language of an answer", () => {
  const lineAfter = (asked: string) => {
    const history: Line[] = [{ from: "user", text: asked }, said("Yes.")];
    return ask("外面下雨了", history).text;
  };
  it("is the other one as long as it is asked for, and for one line where that is all", () => {
    expect(lineAfter("以后都用英文跟我说吧")).not.toMatch(/\p{Script=Han}/u);
    expect(lineAfter("你能不能用英文说一遍")).toMatch(/\p{Script=Han}/u);
  });
});

describe("a story told instead of an answer", () => {
  it("is not taken for one", () => {
    const [first] = STARTERS;
    if (first === undefined) throw new Error("there are no starters");
    const history = [said("笑声也有能见度。你小时候以为长大是什么样？")];
    const rules = (text: string) => reply(prepare(first.persona), { text, history, seed: 1 }).source.rule;
    expect(rules("我都改了八版了")).not.toBe("follow");
    expect(rules("小时候以为长大就能天天吃糖")).toBe("follow");
  });
});

describe("an answer", () => {
  it("comes from the example that was meant", () => {
    expect(ask("请问你那条船叫啥名字呀").source).toEqual({ rule: "example", index: 0 });
  });

  it("is the same for the same seed, and different for another", () => {
    expect(ask("你的船叫什么")).toEqual(ask("你的船叫什么"));
    const texts = [1, 2, 3, 4, 5, 6].map((seed) => ask("今天路过一家店", [], { seed }).text);
    expect(new Set(texts).size).toBeGreaterThan(2);
  });

  it("does not repeat an aside of a few lines ago", () => {
    const joker = prepare({ ...persona, smallTalk: {} });
    const history: Line[] = [];
    const asides: string[] = [];
    for (let seed = 0; seed < 160; seed += 1) {
      const text = `第${seed}天，我在路上看见一只猫。`;
      const { text: line } = reply(joker, {
        text,
        history: history.slice(-40),
        seed,
        style: { ...NEUTRAL, humour: 100 },
      });
      history.push({ from: "user", text }, said(line));
      asides.push(/（[^）]*）$/u.exec(line)?.[0] ?? "");
    }
    const added = asides.filter((aside) => aside !== "");
    expect(added.length).toBeGreaterThan(5);
    for (const [at, aside] of asides.entries())
      if (aside !== "") expect(asides.slice(Math.max(0, at - 18), at)).not.toContain(aside);
  });

  it("understands an answer by the question asked before", () => {
    const history = [said("行啊，你会游泳吗？")];
    expect(ask("会", history).text).toContain("落水我不捞你");
    expect(ask("不会", history).text).toContain("坐中间");
    expect(ask("小时候学过", history).text).toContain("救生衣");
    expect(ask("你的船叫什么", history).source.rule).toBe("example");
  });

  it("speaks of its world in the first person when a key is mentioned", () => {
    const answer = ask("我昨天路过老码头");
    expect(answer.source).toEqual({ rule: "lore", index: 0 });
    expect(answer.text).toContain("我在老码头住了十年");
  });

  it("never contains a lie about being human, whoever wrote it", () => {
    for (let seed = 0; seed < 20; seed += 1) {
      expect(ask("你是真人吗", [], { seed }).text).toMatch(/AI|人工智能/u);
    }
  });

  it("remembers a name and uses it, and says what it knows", () => {
    expect(ask("我叫小林").newMemories).toEqual([{ kind: "name", value: "小林" }]);
    const memories = [{ kind: "name", value: "小林" } as const, { kind: "like", value: "下雨天" } as const];
    expect(ask("你还记得我吗", [], { memories }).text).toMatch(/小林.*下雨天/u);
    expect(ask("我喜欢下雨天", [], { memories }).newMemories).toEqual([]);
  });

  it("replies to a trouble told after a name by that name", () => {
    const answer = ask("我叫小林，今天被老板骂了，好难过");
    expect(answer.source).toEqual({ rule: "intent", intent: "comfort.sad" });
    expect(answer.text).toContain("小林");
  });

  it("does not ask somebody in grief about small things", () => {
    const first = ask("我外婆去世了");
    expect(first.source).toEqual({ rule: "intent", intent: "comfort.grief" });
    const history: Line[] = [{ from: "user", text: "我外婆去世了" }, said(first.text)];
    expect(ask("她以前总给我做饭", history).source.rule).toBe("listening");
  });

  it("is plain and caring in a crisis, in no style", () => {
    const style = { ...NEUTRAL, humour: 100, emoji: 100 };
    const answer = ask("……", [], { crisis: true, style });
    expect(answer.source).toEqual({ rule: "crisis" });
    expect(answer.text).toContain("热线");
    expect(answer.suggestions).toEqual([]);
  });

  it("does not repeat a phrase of a style twice in a row, and calls nobody 你 like a name", () => {
    const style = { ...NEUTRAL, humour: 100, warmth: 100 };
    const history: Line[] = [];
    const asides: string[] = [];
    for (const [seed, text] of [
      "我买了一盆花",
      "它开了",
      "楼上在装修",
      "我在公交车上",
      "好的",
      "晚安",
    ].entries()) {
      const answer = ask(text, history, { style, seed });
      expect(answer.text).not.toMatch(/[，、]你[。！～]/u);
      asides.push(...(answer.text.match(/（[^）]*）/gu) ?? []));
      history.push({ from: "user", text }, said(answer.text));
    }
    expect(new Set(asides).size).toBe(asides.length);
    expect(ask("你给我讲个道理").source.rule).toBe("deflection");
  });

  it("chooses between two things, and knows the time only when it is given", () => {
    expect(ask("火锅还是烧烤？").text).toMatch(/火锅|烧烤/u);
    expect(ask("现在几点了", [], { now: "2026-03-01T23:05" }).text).toContain("23:05");
    expect(ask("现在几点了").text).not.toMatch(/\d:\d\d/u);
  });

  it("is different when regenerated, and follows the hint", () => {
    const avoid: string[] = [];
    for (const [at, hint] of [...HINTS, ...HINTS].entries()) {
      const { text } = reply(prepared, { text: "今天路过一家店", seed: at, avoid, hint });
      expect(avoid).not.toContain(text);
      avoid.push(text);
    }
    const mean = (hint: Hint) => {
      const texts = Array.from(
        { length: 20 },
        (_, seed) => ask("我喜欢下雨天", [], { seed, hint }).text.length,
      );
      return texts.reduce((sum, length) => sum + length, 0) / texts.length;
    };
    expect(mean("shorter")).toBeLessThan(mean("longer"));
  });

  it("is in the language of the user", () => {
    for (const { persona: starter } of STARTERS) {
      const ready = prepare(starter);
      for (const text of ["hello there", "I feel lonely", "what do you think of tax law?", "who are you?"]) {
        expect(reply(ready, { text, seed: 3 }).text, `${starter.name}: ${text}`).toMatch(
          /^[^\u4e00-\u9fff]{8,}/u,
        );
      }
    }
  });

  it("offers three replies in three tones that a person could send", () => {
    const { suggestions } = ask("你好");
    expect(suggestions.map(({ tone }) => tone)).toEqual(["温柔", "好奇", "大胆"]);
    for (const { text } of suggestions) {
      expect(text.length).toBeGreaterThan(0);
      expect(text.length).toBeLessThanOrEqual(40);
    }
  });

  it("takes a few milliseconds with a hundred examples", () => {
    const many = Array.from({ length: 100 }, (_, at) => ({
      asks: [`第${at}个问题是什么`, `说说第${at}件事`, `关于编号${at}的秘密`],
      answers: [`这是第${at}个回答。`],
    }));
    const ready = prepare({ ...persona, examples: many });
    const begun = process.threadCpuUsage();
    for (let at = 0; at < 100; at += 1) reply(ready, { text: `说说第${at}件事吧，今天天气不错`, seed: at });
    // The processor's time of this thread, in µs, since others may be busy: 7 ms a reply.
    const { user, system } = process.threadCpuUsage(begun);
    expect((user + system) / 100).toBeLessThan(15_000);
  });

  it("survives anything that is typed", () => {
    for (const text of [
      "",
      " ",
      "\n",
      "？".repeat(5000),
      "a".repeat(5000),
      "（((【[",
      "{user}{{char}}",
      "😀".repeat(300),
    ]) {
      expect(ask(text).text.length).toBeGreaterThan(0);
    }
  });
});

describe("what a line says of the person's life", () => {
  it.each(["3块8加5块2加6块5一共多少", "four nights at 95, how much is that", "写首关于送外卖的小诗"])(
    "is nothing in a sum or in the theme of a poem: %s",
    (text) => {
      expect(ask(text, []).newMemories).toEqual([]);
    },
  );

  it("is nothing in a guess", () => {
    const start: Line = { from: "user", text: "来玩猜数字吧" };
    expect(ask("25", [start, said(ask(start.text, []).text)]).newMemories).toEqual([]);
  });

  it("is what a request says of somebody of theirs", () => {
    const { newMemories } = ask("帮我给女儿写句生日祝福，她叫妞妞", []);
    expect(newMemories).toContainEqual(expect.objectContaining({ about: "daughter", value: "妞妞" }));
  });
});
