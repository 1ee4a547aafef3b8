import { expect, it } from "vitest";
import { ownFacts } from "./own-facts.ts";

const of = (description: string, language: "zh" | "en") =>
  ownFacts({ name: "x", description, examples: [], lore: [] }, language);

it("reads what an author wrote of a character in Chinese", () => {
  expect(
    of("林深，三十二岁，住在梧桐巷，是一名旧书店的修补师，喜欢下雨天，讨厌荧光笔，最怕电话铃", "zh"),
  ).toMatchObject({
    ownage: "三十二岁",
    ownhome: "梧桐巷",
    ownlike: "下雨天",
    owndislike: "荧光笔",
    ownfear: "电话铃",
  });
  expect(of("她是一名护士", "zh").ownwork).toBe("护士");
  expect(of("在图书馆当保安的橘猫", "zh").ownwork).toBe("保安");
});

it("reads what an author wrote of a character in English", () => {
  const facts = of(
    "Mara is a retired lighthouse keeper, 61 years old. She lives in Port Grey and loves cold tea. She is afraid of telephones.",
    "en",
  );
  expect(facts).toMatchObject({
    ownage: "61",
    ownhome: "Port Grey",
    ownlike: "cold tea",
    ownfear: "telephones",
  });
  expect(facts.ownwork).toBe("retired lighthouse keeper");
});

it("says nothing of what is not written", () => {
  expect(of("一个喜欢安静的人影。", "zh").ownage).toBeUndefined();
  expect(of("", "en")).toEqual({});
});
