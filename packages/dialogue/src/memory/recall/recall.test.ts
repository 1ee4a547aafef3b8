import { describe, expect, it } from "vitest";
import type { Line, Memory } from "../../dialogue.ts";
import { recall } from "./recall.ts";

const memories: Memory[] = [
  { kind: "name", value: "林夏" },
  { kind: "age", value: "31" },
  { kind: "allergy", value: "芒果" },
  { kind: "name", value: "豆包", about: "cat" },
  { kind: "health", value: "脑梗", about: "father" },
  { kind: "home", value: "成都", about: "younger sister" },
  { kind: "plan", value: "给客户讲方案", when: "2026-12-08" },
];
const NOW = "2026-12-03T20:00";
const answer = (text: string, said: readonly string[] = [], known = memories) => {
  const history = said.map((line): Line => ({ from: "user", text: line }));
  return recall(text, { memories: known, history, now: NOW });
};

describe("a question of a day", () => {
  const breakfast: Memory = { kind: "event", value: "made dosa", when: "2026-12-03" };
  it("is not answered by something else that has a day", () => {
    expect(answer("when is the wedding", [], [breakfast])).not.toMatchObject({
      fact: expect.stringContaining("dosa") as string,
    });
    expect(answer("when did i make dosa", [], [breakfast])).toMatchObject({
      fact: expect.stringContaining("dosa") as string,
    });
  });
});

describe("a question about oneself", () => {
  it.each([
    ["我叫什么", "你叫林夏"],
    ["我的猫叫什么", "你的猫叫豆包"],
    ["豆包是谁", "豆包是你的猫"],
    ["我几岁", "你31岁"],
    ["我对什么过敏", "你对芒果过敏"],
    ["我爸怎么了", "你爸爸有脑梗"],
    ["我下周二要干嘛", "12月8日，星期二，你要给客户讲方案"],
    ["what's my cat called", "your cat is called 豆包"],
  ])("%s", (text, fact) => {
    expect(answer(text)).toMatchObject({ fact });
  });

  it.each(["我住哪", "我弟弟在哪里", "我的狗叫什么", "我下周五要干嘛", "我生日哪天", "where do I live"])(
    "%s is unknown",
    (text) => {
      expect(answer(text)).toEqual({ fact: null });
    },
  );

  it.each([
    "你叫什么",
    "我该怎么办",
    "今天几号",
    "今天好累",
    "推荐一首歌",
    "我是不是很笨",
    "what should I cook",
  ])("%s is none", (text) => {
    expect(answer(text)).toBeNull();
  });

  it("is answered by the person's own words where no fact was read, unless they took them back", () => {
    const said = ["奶茶我只喝三分糖去冰的四季春"];
    const quoted = answer("几分糖？", said, []);
    expect(quoted?.fact).toContain("三分糖");
    expect(quoted).toHaveProperty("isQuoted", true);
    expect(answer("几分糖？", [...said, "忘掉刚才那句"], [])).toBeNull();
  });
});

describe("a question that asks for more than a memory has", () => {
  const interview: Memory = { kind: "plan", value: "面试", when: "2026-12-10" };
  it("is answered with the line that it comes from", () => {
    const found = answer("我下周四是什么公司的面试来着", ["下周四我有个面试，字节的"], [interview]);
    expect(found?.fact).toContain("字节");
  });

  it("is answered by the person's words where a memory is beside the matter", () => {
    const wallet: Memory = { kind: "event", value: "lost my wallet" };
    const found = answer("what did the old man give me", ["an old man gave me a tiny dog"], [wallet]);
    expect(found?.fact).toContain("tiny dog");
  });
});

describe("what was not sure enough to be remembered", () => {
  it("answers when it is asked for", () => {
    expect(answer("我上几年级来着", ["老师又点我名，高二真累"], [])?.fact).toContain("高二");
  });
});

describe("a question of who or when without “I”", () => {
  it("is answered by a line that has all its words", () => {
    expect(answer("谁要结婚", ["我好朋友阿琳下个月要结婚"], [])?.fact).toContain("阿琳");
    expect(answer("谁写了红楼梦", ["我在看红楼梦"], [])).toBeNull();
  });
});

describe("values that another says already", () => {
  it("are said once", () => {
    const jobs: Memory[] = [
      { kind: "skill", value: "拉二胡" },
      { kind: "skill", value: "会拉二胡" },
    ];
    expect(answer("我会什么来着", [], jobs)?.fact?.match(/二胡/gu)).toHaveLength(1);
  });

  it("are not wages where the rent is asked for", () => {
    const wages: Memory = { kind: "money", value: "工资六千" };
    expect(answer("我房租多少来着", [], [wages])).toEqual({ fact: null });
    expect(answer("我工资多少来着", [], [wages])?.fact).toContain("六千");
  });
});

describe("a line that states something", () => {
  const said = ["我老公叫陈浩，他是消防员", "他最常抱怨半夜出警，睡不了整觉"];
  it.each([
    "我担心他，每次出警我都睡不着。",
    "我真的很怕他哪天出事。",
    "我上次松一口气是上周五，月考卷子终于改完了。",
  ])("is no question of what was said: %s", (text) => {
    expect(answer(text, said)).toBeNull();
  });

  it.each(["裁云的话，云要用什么剪刀剪呢？", "如果云会说话，它第一句会说什么？", "长江有多长啊？"])(
    "is not quoted to a question of something else: %s",
    (text) => {
      expect(answer(text, said)).toBeNull();
    },
  );
});

describe("a line that is quoted", () => {
  const clinic: Memory = { kind: "plan", value: "clinic visit" };
  it("begins with a capital and ends with a whole clause", () => {
    const long = `i have a clinic visit in Leeds, ${"and the bus takes forever, ".repeat(6)}anyway`;
    const fact = answer("what plans do I have this week in Leeds", [long], [clinic])?.fact ?? "";
    expect(fact).toMatch(/\. You said: “/u);
    expect(fact).toMatch(/forever”$/u);
  });

  it("answers what is asked with an “if” that supposes nothing", () => {
    expect(answer("do you remember if my cat has a name", [])).not.toBeNull();
  });
});
