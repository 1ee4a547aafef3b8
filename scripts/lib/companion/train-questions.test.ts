import { describe, expect, it } from "vitest";
import { readQuestion, trainQuestions } from "./train-questions.ts";

describe("a row of a training file", () => {
  it("says what is asked, whose it is, and the line before", () => {
    expect(readQuestion("age+birthday@dog\t[[My dog's slow lately.]] how old is he")).toEqual({
      ...{ asked: "age", about: "dog" },
      ...{ before: "My dog's slow lately.", text: "how old is he" },
    });
    expect(readQuestion("none\t你几岁")).toEqual({
      asked: "none",
      about: undefined,
      before: "",
      text: "你几岁",
    });
  });

  it("is refused without a kind or a question", () => {
    expect(() => readQuestion("我几岁")).toThrow("我几岁");
  });
});

it("learns the same from the same questions", () => {
  const rows = ["name@cat\t我的猫叫什么", "age@mother\t我妈几岁", "none\t你几岁", "name\t我叫什么"].map(
    readQuestion,
  );
  const once = trainQuestions(rows, () => undefined);
  expect(trainQuestions(rows, () => undefined)).toEqual(once);
  expect(once.asked).toEqual(["age", "name", "none"]);
});
