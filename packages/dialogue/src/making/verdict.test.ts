import { describe, expect, it } from "vitest";
import { beginningOf, isClose, isRight } from "./verdict.ts";

describe("a guess", () => {
  it.each([
    ["Corn? Ears but cannot hear. A field of corn!", "corn"],
    ["is it the bottle", "bottle"],
    ["bottles!", "bottle"],
    ["one footstep", "footsteps"],
    ["a pianno", "piano"],
    ["umbrela I'd say", "umbrella"],
    ["tooth brush", "toothbrush"],
    ["eight", "8"],
    ["8条", "8"],
    ["答案是影子吧", "影子"],
    ["是不是雞蛋", "鸡蛋"],
    ["那就是起鹅", "企鹅"],
    ["我觉得应该是月亮", "月亮"],
  ])("%s is right for %s", (guess, answer) => {
    expect(isRight(guess, [answer])).toBe(true);
  });

  it.each([
    ["a cat", "card"],
    ["a cart", "card"],
    ["coal", "coat"],
    ["1913", "1912"],
    ["十八", "八"],
    ["18", "8"],
    ["不是雨吧", "雨"],
    ["伦敦", "巴黎"],
  ])("%s is wrong for %s", (guess, answer) => {
    expect(isRight(guess, [answer])).toBe(false);
  });

  it("may be close", () => {
    expect(isClose("1913", ["1912"])).toBe(true);
    expect(isClose("1700", ["1912"])).toBe(false);
    expect(isClose("蜻蜓", ["蝴蝶"])).toBe(false);
    expect(isClose("雪人", ["雪花"])).toBe(true);
  });
});

it("gives away how an answer begins, and no more", () => {
  expect(beginningOf("影子", true)).toBe("两个字，头一个是“影”");
  expect(beginningOf("伞", true)).toBe("就一个字");
  expect(beginningOf("piano", false)).toContain("“P” and has 5 letters");
  expect(beginningOf("1912", false)).not.toContain("1912");
});
