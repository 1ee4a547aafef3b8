import { describe, expect, it } from "vitest";
import { likelyQuestion } from "./question-reader.ts";

const read = (text: string, before = "", names = {}) => likelyQuestion(text, { before, names });

describe("what a question asks of the person's life", () => {
  it.each([
    ["我家那只猫叫啥来着", "name", "cat"],
    ["how old did i say my sister is", "age", "sister"],
    ["我妈吃什么会起疹子", "allergy", "mother"],
    ["which city did i say i live in", "home", undefined],
    ["我礼拜五是不是约了谁", "plan", undefined],
    ["what does my dad do for work again", "job", "father"],
  ])("%s", (text, kind, about) => {
    const { kinds, none, about: whose } = read(text);
    expect(kinds[0]).toBe(kind);
    expect(none).toBeLessThan(0.5);
    expect(whose).toBe(about);
  });

  it.each(["你几岁啦", "猫能活多少年", "我该养只狗吗", "what should i wear", "今天礼拜几", "where is Leeds"])(
    "%s asks nothing of it",
    (text) => {
      expect(read(text).none).toBeGreaterThan(0.5);
    },
  );

  it("is about whom the line before names, where it has only a pronoun", () => {
    expect(read("how old is she", "My sister rang.").about).toBe("sister");
  });

  it("knows whom a name is of", () => {
    expect(read("豆包几岁了", "", { 豆包: "cat" }).about).toBe("cat");
  });
});
