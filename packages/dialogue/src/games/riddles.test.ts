import { describe, expect, it } from "vitest";
import type { Line } from "../dialogue.ts";
import { randomOf } from "../random.ts";
import { languageOf } from "../text/language.ts";
import { riddleMove } from "./riddles.ts";

const user = (text: string): Line => ({ from: "user", text });
const own = (text: string): Line => ({ from: "character", text });
const CORN = own("Here you are: What has ears but cannot hear?");
const RAIN = own("听好：千条线，万条线，落到水里看不见。打一自然物。");
const answerTo = (text: string, lines: readonly Line[]) =>
  riddleMove(text, languageOf(text) ?? "zh", lines, randomOf(text));

describe("a riddle", () => {
  it.each([
    ["Corn? Ears but cannot hear. A field of corn!", CORN, /^That's it/u],
    ["I think it's corn", CORN, /^That's it/u],
    ["maybe a wall?", CORN, /A hint/u],
    ["答案是雨吧", RAIN, /^答对了/u],
    ["應該是雨", RAIN, /^答对了/u],
    ["是面条吗", RAIN, /^不对.*提示/u],
    ["不知道", RAIN, /^答案是：雨/u],
    ["再来", RAIN, /^刚才那个是雨/u],
    ["哈哈太难了", RAIN, /慢慢想|提示/u],
    ["ok back. what was the riddle?", CORN, /ears but cannot hear/u],
    ["怎么玩", RAIN, /猜谜底/u],
    ["再说一遍", RAIN, /千条线/u],
    ["轮到谁了", RAIN, /轮到你猜/u],
    ["what are the rules?", CORN, /hint/u],
    ["I give up", CORN, /^The answer is: corn/u],
    ["不猜了，告诉我吧", RAIN, /^答案是：雨/u],
    ["另一个", RAIN, /^刚才那个是雨。下一个/u],
    ["another one", CORN, /^That one was: corn\. Next:/u],
    ["让我想想", RAIN, /慢慢想/u],
  ])("%s", (text, asked, wanted) => {
    expect(answerTo(text, [asked])).toMatch(wanted);
  });

  it.each([
    ["我妈刚打电话来说她住院了", RAIN],
    ["今天好累", RAIN],
    ["你叫什么名字？", RAIN],
    ["haha that's funny", CORN],
    ["I got the job!", CORN],
    ["goodnight", CORN],
  ])("is no matter of %s", (text, asked) => {
    expect(answerTo(text, [asked])).toBeNull();
  });

  it("gives hints one after another, then the answer", () => {
    const lines = [CORN];
    for (const wanted of [/^A hint/u, /^A little more: it begins with “C”/u, /^The answer is: corn/u]) {
      const said = answerTo("a hint please", lines) ?? "";
      expect(said).toMatch(wanted);
      lines.push(user("a hint please"), own(said));
    }
    expect(answerTo("a horse?", lines)).toBeNull();
  });

  it("tells a wrong guess in different words each time", () => {
    const lines = [RAIN];
    const said = ["是头发吗", "是面条吗", "是瀑布吗", "是柳条吗"].map((guess) => {
      const answer = answerTo(guess, lines) ?? "";
      lines.push(user(guess), own(answer));
      return answer;
    });
    expect(new Set(said).size).toBe(4);
    expect(said.join("")).not.toContain("答案");
  });
});

describe("a riddle of the person", () => {
  it.each([
    ["我来出一个：有面没有口，有脚没有手，虽有四只脚，自己不会走。您猜", /我猜是桌子，对吗/u],
    ["Now I'll give you one: what has a neck but no head?", /My guess: bottle/u],
    ["Answer mine: what has a neck but no head?", /My guess: bottle/u],
    ["考考你，什么鱼不会游还爱唱歌？", /提示行吗/u],
    ["My turn. What has keys but no doors and hums?", /hint, please/u],
  ])("is guessed at: %s", (text, wanted) => {
    expect(answerTo(text, [])).toMatch(wanted);
  });

  it.each([
    ["我猜是桌子，对吗？", "谜底是桌子，您输啦", /猜中了/u],
    ["我猜是桌子，对吗？", "对了，厉害", /猜中了/u],
    ["我猜是桌子，对吗？", "不对", /我认输/u],
    ["我猜是桌子，对吗？", "不对，是板凳", /原来是板凳/u],
    ["My guess: bottle. Right?", "yes! well done", /Got it/u],
    ["My guess: towel. Right?", "yes!! how did you know", /Got it/u],
    ["My guess: towel. Right?", "ok another: what sings at dusk on a table?", /hint, please/u],
    ["My guess: bottle. Right?", "no, it's a shirt", /Of course, a shirt/u],
    ["That one has me puzzled. A hint, please?", "it lives in the kitchen and sings", /kitchen|give up/u],
    ["You have me there. I give up. What is it?", "a kettle!", /Of course, a kettle/u],
  ])("%s %s", (said, text, wanted) => {
    expect(answerTo(text, [user("我来出一个谜语"), own(said)])).toMatch(wanted);
  });

  it("is none where nothing is posed", () => {
    for (const text of ["我出门了，晚上回来", "my turn to cook tonight", "I have a cold, what can I take?"])
      expect(answerTo(text, [])).toBeNull();
  });
});
