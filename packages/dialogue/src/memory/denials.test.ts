import { describe, expect, it } from "vitest";
import type { Line, Memory } from "../dialogue.ts";
import { understand } from "./understand.ts";

/** What is remembered after lines, as “whose kind: value”. */
function after(...texts: string[]): { known: string[]; isCorrection: boolean } {
  let memories: Memory[] = [];
  let isCorrection = false;
  const history: Line[] = [];
  for (const text of texts) {
    const found = understand(text, { memories, history, now: "2026-11-28T20:00" });
    memories = [...memories.filter((one) => !found.removed.includes(one)), ...found.added];
    history.push({ from: "user", text });
    ({ isCorrection } = found);
  }
  return {
    known: memories.map(({ kind, value, about }) => `${about ?? "me"} ${kind}: ${value}`),
    isCorrection,
  };
}

describe("a correction", () => {
  it.each<[string[], string[]]>([
    [["我对花生过敏", "不对，对花生过敏的是我儿子，不是我"], ["son allergy: 花生"]],
    [["我是小学老师", "那是我妈，我还在上学呢"], ["mother job: 小学老师"]],
    [["I'm allergic to peanuts", "Wait, I'm not allergic to peanuts, my son is"], ["son allergy: peanuts"]],
    [["I work as a teacher", "that's my mum, not me"], ["mother job: teacher"]],
    [["我家狗叫旺财", "你记错了，旺财是猫"], ["cat name: 旺财"]],
    [["My dog is called Rufus", "You got that wrong, he's Rufus the cat, not a dog"], ["cat name: Rufus"]],
    [["My sister is a nurse", "No, she's a vet tech, not a nurse"], ["sister job: vet tech"]],
    [
      ["My daughter Mia plays the cello", "no no, violin, not cello"],
      ["daughter name: Mia", "daughter skill: violin"],
    ],
    [["我孙女学大提琴", "错啦，是小提琴"], ["granddaughter study: 小提琴"]],
    [["My brother lives in Leeds", "I never said that. He lives in Hull"], ["brother home: Hull"]],
    [["我弟弟在成都", "我没说过成都，他在重庆"], ["younger brother home: 重庆"]],
  ])("%j", (texts, known) => {
    const found = after(...texts);
    expect(found.known).toEqual(known);
    expect(found.isCorrection).toBe(true);
  });

  it("moves a wedding to another month, however long ago it was spoken of", () => {
    const { known } = after(
      "My sister is getting married",
      "The cake is my job",
      "I like that",
      "the wedding is in June, not May",
    );
    expect(known.join()).toMatch(/sister plan: .*June/u);
  });

  it("hears what is not so", () => {
    expect(after("没人发烧，我也没对蜂蜜过敏").known).toEqual([]);
    expect(after("我发烧了", "豆豆没发烧，别记错了，我也没发烧").known).toEqual([]);
  });

  it("leaves alone what is only added", () => {
    expect(after("我养了一只猫", "我妈不是护士，是医生").known).toContain("me pet: 一只猫");
    expect(after("My sister is a nurse", "My brother is not here today").known).toContain(
      "sister job: nurse",
    );
    expect(after("I like tea", "I don't like it when it rains").isCorrection).toBe(false);
    expect(after("我住在上海", "我搬到苏州了").isCorrection).toBe(false);
  });
});

it("takes no name of the character for somebody else's", () => {
  const found = understand("我叫小满", { memories: [], history: [], character: "小满" });
  expect(found.added).toEqual([]);
});

describe("a name", () => {
  it.each([
    "Echo, you're just repeating me!",
    "Goodnight Echo, see you after the exam",
    "Close, plus the 60 it's 410",
    "安安静静过就行",
  ])("is not taken from %s", (text) => {
    const memories: Memory[] = [{ kind: "name", value: "Priya" }];
    const history: Line[] = [{ from: "character", text: "Priya! Who gave you that name?" }];
    expect(
      understand(text, { memories, history, character: "回声" }).added.filter(({ kind }) => kind === "name"),
    ).toEqual([]);
  });
  it("is taken where it is given", () => {
    expect(after("I'm Ann", "It's Anne, with an e").known).toEqual(["me name: Anne"]);
    expect(after("我叫李丽", "你可以叫我小李，我的名字是李莉").known).toContain("me name: 李莉");
  });
});

it("drops what was called the person's own and is not", () => {
  const { known } = after(
    "I made a logo for a bakery called Pão Quente",
    "It took all day",
    "It's not my shop, it's my client's bakery",
  );
  expect(known.filter((one) => one.startsWith("shop"))).toEqual([]);
  expect(after("My sister Kate is nice", "Kate is a teacher in Bristol").known).toContain(
    "sister name: Kate",
  );
});

describe("a correction of another kind", () => {
  it.each<[string[], string]>([
    [["我外婆九十一了", "她叫周桂芬", "是九十二，我算错了"], "maternal grandmother age: 92"],
    [["I've got two sons", "three sons actually, sorry"], "me family: three sons"],
    [["我婆婆今天住院了", "其实不是婆婆，是我妈"], "mother event: 住院"],
    [["my brother has a fever", "it's my sister, not my brother"], "sister health: has a fever"],
    [["My exam is on Thursday", "oops, Friday not Thursday"], "me plan: exam"],
    [["我住三楼", "我啥时候说三楼了，是五楼"], "me home: 五楼"],
  ])("%j", (texts, fact) => {
    const { known, isCorrection } = after(...texts);
    expect(known).toContain(fact);
    expect(isCorrection).toBe(true);
  });
  it("leaves the names of several children", () => {
    expect(after("we have twins, Ada and Finn", "Finn broke his arm yesterday").isCorrection).toBe(false);
  });
  it("takes no clause and no first word for a value", () => {
    expect(after("My son is called Finn", "actually his arm isn't broken").known).toContain("son name: Finn");
    const history: Line[] = [{ from: "character", text: "What would your sister complain about most?" }];
    expect(understand("No, she's fine", { memories: [], history }).added).toEqual([]);
    expect(understand("Lovely, thank you", { memories: [], history }).added).toEqual([]);
  });
});

describe("“actually” that weighs a word", () => {
  it.each(["that's actually kind of lovely, cheers", "其实挺好的，谢谢你", "it's actually pretty nice out"])(
    "corrects nothing: %s",
    (text) => {
      const memories: Memory[] = [{ kind: "name", value: "Dev" }];
      const { removed } = understand(text, {
        memories,
        history: [{ from: "user", text: "my name's Dev" }],
        now: "2026-11-28T20:00",
      });
      expect(removed).toEqual([]);
    },
  );
});
