import { describe, expect, it } from "vitest";
import type { Memory } from "../dialogue.ts";
import { askedAll, sayAllKnown } from "./all-known.ts";

describe("a question for everything that is known", () => {
  it.each([
    ...[
      "what do you remember about me?",
      "What do u remember bout me",
      "so what do you know about me so far",
      "do you actually know anything about me?",
    ],
    ...[
      "tell me everything you know about me",
      "what have i told you about myself",
      "remind me what you know of me",
      "list what you've learned about me",
    ],
    ...[
      "What else do you remember about me?",
      "i'm back. what do you remember about me now",
      "how well do you know me?",
    ],
    ...[
      "你都记得我什么？",
      "你了解我多少",
      "你记得我什么",
      "关于我你都知道些啥，说说",
      "我跟你说过我的哪些事",
      "你还记着我哪些事呀",
    ],
    ...[
      "把你记得的关于我的都讲一遍",
      "聊了这么久，你对我了解些什么？",
      "你知道我的什么",
      "说说，您都记得我些什么？",
      "你记得我啥",
    ],
  ])("%s", (text) => expect(askedAll(text, [])).toBe("me"));
  it("may be of somebody of the person's", () => {
    expect(askedAll("what do you know about my sister?", [])).toBe("sister");
    expect(
      askedAll("what do you remember about Kate?", [{ kind: "name", value: "Kate", about: "sister" }]),
    ).toBe("sister");
    expect(askedAll("你知道我妈妈什么", [])).toBe("mother");
  });
  it.each([
    "do you remember what I ate?",
    "你记得我生日吗",
    "I know what you mean",
    "what do you know about bees?",
    "我知道你记得",
  ])("is not asked by %s", (text) => expect(askedAll(text, [])).toBeNull());
});

const MEMORIES: Memory[] = [
  { kind: "name", value: "Tess" },
  { kind: "job", value: "baker" },
  { kind: "like", value: "hiking" },
  { kind: "like", value: "tea" },
  { kind: "pet", value: "a cat" },
  { kind: "name", value: "Olive", about: "cat" },
  { kind: "name", value: "Mia", about: "daughter" },
  { kind: "age", value: "9", about: "daughter" },
  { kind: "plan", value: "exam", when: "2026-12-04" },
  { kind: "plan", value: "dentist", when: "2026-11-01" },
  { kind: "job", value: "night shift baker" },
];
const say = (language: "zh" | "en", of = "me", memories = MEMORIES) =>
  sayAllKnown(memories, { of, language, now: "2026-11-28T20:00" });

describe("all that is known", () => {
  it("is one sentence without doubles, and without what is past", () => {
    const said = say("en");
    expect(said).toBe(
      "you are called Tess, you are a night shift baker, you like hiking and tea, you have an exam on Friday, 4 December, your cat is called Olive and your daughter Mia is 9",
    );
  });
  it("is said of one of theirs alone", () => expect(say("en", "daughter")).toBe("your daughter Mia is 9"));
  it("is said in Chinese", () => {
    const memories: Memory[] = [
      { kind: "name", value: "林夏" },
      { kind: "age", value: "31" },
      { kind: "like", value: "下雨天" },
      { kind: "name", value: "妞妞", about: "daughter" },
      { kind: "study", value: "三年级", about: "daughter" },
    ];
    expect(say("zh", "me", memories)).toBe("你叫林夏，31岁，喜欢下雨天；你女儿妞妞读的是三年级");
  });
  it("is nothing where nothing is known", () => expect(say("en", "me", [])).toBeNull());
});
