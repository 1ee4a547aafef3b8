import { describe, expect, it } from "vitest";
import type { Line } from "../dialogue.ts";
import { wordsIn } from "../making/records.ts";
import { randomOf } from "../random.ts";
import { follows } from "./chain.ts";
import { play } from "./play.ts";
import { gameIn } from "./state.ts";
import { IDIOMS } from "./stock/idioms.ts";
import { CHAIN_EN } from "./stock/words.en.ts";
import { thingOnCard, things } from "./twenty.ts";

const user = (text: string): Line => ({ from: "user", text });
/** A move within the words of a character. */
const framed = (text: string): Line => ({ from: "character", text: `好呀！\n${text}\n（眨眨眼）` });

/** Plays one line and adds it and the move to the lines. */
function say(lines: Line[], text: string, language: "zh" | "en" = "zh") {
  const move = play(text, language, lines, randomOf(`${lines.length}|${text}`));
  lines.push(user(text), framed(move?.answer ?? "嗯。"));
  return move;
}

const idioms = wordsIn(IDIOMS);

describe("the idiom chain", () => {
  it("follows the rule for thirty moves and uses nothing twice", () => {
    const lines: Line[] = [];
    const used = new Set<string>(["一马当先"]);
    let move = say(lines, "成语接龙，一马当先");
    let before = "一马当先";
    for (let count = 0; count < 30; count += 1) {
      const answer = move?.answer ?? "";
      expect(idioms).toContain(answer);
      expect(follows(before, answer)).toBe(true);
      expect(used.has(answer)).toBe(false);
      used.add(answer);
      const mine = idioms.find(
        (idiom) =>
          !used.has(idiom) &&
          follows(answer, idiom) &&
          idioms.some((one) => !used.has(one) && follows(idiom, one)),
      );
      if (mine === undefined) return;
      used.add(mine);
      before = mine;
      move = say(lines, `${mine}！`);
      if (move?.kind === "win") return;
    }
  });

  it("refuses what does not follow or was said, and what is no phrase of four signs", () => {
    const lines = [user("成语接龙"), framed("人山人海")];
    expect(play("马到成功", "zh", lines, randomOf("a"))?.answer).toContain("接不上");
    expect(play("海带", "zh", lines, randomOf("a"))?.answer).toContain("四个字");
    expect(play("海纳百川", "zh", lines, randomOf("a"))?.answer).toMatch(/^[川穿传船串喘]/u);
    expect(play("不玩了", "zh", lines, randomOf("a"))?.kind).toBe("stop");
  });
});

describe("the word chain", () => {
  it("goes by the last letter and uses nothing twice", () => {
    const words = wordsIn(CHAIN_EN);
    const lines: Line[] = [];
    const used = new Set(["river"]);
    let answer = say(lines, "word chain: river", "en")?.answer ?? "";
    let before = "river";
    for (let count = 0; count < 20; count += 1) {
      expect(words).toContain(answer);
      expect(answer.charAt(0)).toBe(before.at(-1));
      expect(used.has(answer)).toBe(false);
      used.add(answer);
      const mine =
        words.find(
          (word) => !used.has(word) && word.startsWith(answer.at(-1) ?? "") && !/[xzuvjq]$/u.test(word),
        ) ?? "";
      used.add(mine);
      before = mine;
      answer = say(lines, `${mine}?`, "en")?.answer ?? "";
    }
  });

  it("goes by the last sign in Chinese", () => {
    const lines: Line[] = [];
    expect(say(lines, "词语接龙，苹果")?.answer).toMatch(/^[果裹过国]\p{Script=Han}$/u);
  });
});

describe("twenty questions", () => {
  it("answers every question of the same thing", () => {
    for (const seed of ["a", "b", "c", "d"]) {
      const lines: Line[] = [];
      const start = play("玩二十问，你想我猜", "zh", [], randomOf(seed));
      lines.push(user("玩二十问，你想我猜"), framed(start?.answer ?? ""));
      const thing = thingOnCard(Number(/\d+/u.exec(start?.answer ?? "")?.[0]));
      const traits = thing?.traits ?? "";
      expect(say(lines, "它是动物吗")?.answer).toBe(traits.includes("A") ? "是的。" : "不是。");
      expect(say(lines, "能吃吗")?.answer).toBe(traits.includes("E") ? "是的。" : "不是。");
      expect(say(lines, "会飞吗")?.answer).toBe(traits.includes("F") ? "是的。" : "不是。");
      expect(say(lines, "它是动物吗")?.answer).toBe(traits.includes("A") ? "是的。" : "不是。");
      expect(say(lines, `是${thing?.zh}吗`)?.kind).toBe("win");
    }
  });

  it("finds most things that a person thinks of", () => {
    let found = 0;
    for (const thing of things()) {
      const lines: Line[] = [];
      let move = say(lines, "我想了一个东西，你来猜");
      for (let count = 0; count < 22 && move !== null && move.kind !== "lose"; count += 1) {
        const asked = move.answer;
        const isGuess = asked.startsWith("我猜是");
        const letters = TRUE_FOR.find(([question]) => question === asked)?.[1] ?? "";
        const isTrue = isGuess
          ? asked.includes(`是${thing.zh}，`)
          : Array.from(letters).some((one) => thing.traits.includes(one));
        move = say(lines, isTrue ? "是" : "不是");
      }
      if (move?.kind === "lose") found += 1;
    }
    expect(found).toBeGreaterThan(things().length * 0.6);
  }, 20_000);
});

/** The questions of the character, and the letters that make each true. */
const TRUE_FOR: readonly (readonly [string, string])[] = [
  ["它是活的，或者是长出来的吗？", "AT"],
  ["它是动物吗？", "A"],
  ["它是植物，或者从植物上来的吗？", "T"],
  ["它是昆虫吗？", "I"],
  ["它是鸟吗？", "Y"],
  ["它有四条腿走路吗？", "4"],
  ["它会飞吗？", "F"],
  ["它跟水里或海里有关吗？", "W"],
  ["人们常把它当宠物养吗？", "P"],
  ["它吃别的动物吗？", "M"],
  ["它是喝的吗？", "L"],
  ["它是甜的吗？", "K"],
  ["它能吃或者能喝吗？", "E"],
  ["它是交通工具吗？", "N"],
  ["它是穿戴在身上的吗？", "X"],
  ["它要用电吗？", "C"],
  ["它常常是木头做的吗？", "D"],
  ["它在天上吗？", "Q"],
  ["它是圆的吗？", "R"],
  ["它比人大吗？", "B"],
  ["它能拿在手里吗？", "S"],
  ["它平时在家里吗？", "U"],
  ["它常在屋外用或者带出门吗？", "O"],
  ["它是人做出来的吗？", "H"],
];

describe("guessing a number", () => {
  it("says bigger or smaller of one number until it is found", () => {
    const lines: Line[] = [];
    say(lines, "玩猜数字，1到100");
    let [low, high] = [1, 100];
    for (let count = 0; count < 8; count += 1) {
      const guess = Math.floor((low + high) / 2);
      const move = say(lines, String(guess));
      if (move?.kind === "win") return;
      if (move?.answer.startsWith("大了")) high = guess - 1;
      else low = guess + 1;
    }
    expect.unreachable();
  });

  it("finds the number of the person by halves", () => {
    const lines: Line[] = [];
    let move = say(lines, "我心里想了一个1到100的数，你猜");
    for (let count = 0; count < 8 && move?.kind !== "lose"; count += 1) {
      const guess = Number(/\d+/u.exec(move?.answer ?? "")?.[0]);
      if (guess === 73) move = say(lines, "对了");
      else move = say(lines, guess > 73 ? "大了" : "小了");
    }
    expect(move).toMatchObject({ kind: "lose", answer: "猜中了，就是 73！" });
  });
});

describe("rock, paper, scissors", () => {
  it("judges rightly", () => {
    const beats: Readonly<Record<string, string>> = { 石头: "剪刀", 剪刀: "布", 布: "石头" };
    for (const hand of ["石头", "剪刀", "布"])
      for (const seed of "abcdefgh") {
        const move = play(`我出${hand}`, "zh", [user("石头剪刀布"), framed("三、二、一")], randomOf(seed));
        const own = /出(石头|剪刀|布)/u.exec(move?.answer ?? "")?.[1] ?? "";
        const lost = beats[own] === hand ? "lose" : "win";
        expect(move?.kind).toBe(own === hand ? "move" : lost);
      }
  });
});

describe("a quiz", () => {
  it.each([
    ["法国的首都是哪里？", "巴黎", "win"],
    ["法国的首都是哪里？", "答案是巴黎吧", "win"],
    ["法国的首都是哪里？", "是不是巴黎啊", "win"],
    ["蜘蛛有几条腿？", "8条", "win"],
    ["标准大气压下，水在多少摄氏度沸腾？", "一百度", "win"],
  ])("%s %s: %s", (question, answer, kind) => {
    const lines = [user("考考我"), framed(question)];
    const move = play(answer, "zh", lines, randomOf("q"));
    expect(move).toMatchObject({ game: "quiz", kind });
    expect(move?.answer).toContain("下一题");
  });

  it.each([
    ["zh", "法国的首都是哪里？", "伦敦吧", "罗马", "巴黎"],
    ["zh", "蜘蛛有几条腿？", "十八", "六条", "八"],
    ["en", "What is the capital of Norway?", "is it Bergen?", "Stockholm", "Oslo"],
  ] as const)("gives a second try before the answer: %s %s", (language, question, first, second, answer) => {
    const lines = [user(language === "zh" ? "考考我" : "quiz me"), framed(question)];
    const wrong = say(lines, first, language);
    expect(wrong).toMatchObject({ game: "quiz", kind: "move" });
    expect(wrong?.answer).not.toContain(answer);
    const lost = say(lines, second, language);
    expect(lost).toMatchObject({ kind: "lose", word: answer });
    expect(lost?.answer).toMatch(/下一题|Next one/u);
  });

  it("says the score, who is next and the question again, and goes on", () => {
    const lines = [user("quiz me"), framed("What is the capital of Norway?")];
    expect(say(lines, "it's oslo!", "en")?.kind).toBe("win");
    expect(say(lines, "how many did I get right?", "en")?.answer).toContain("1 right out of 1");
    const asked = say(lines, "whose turn is it?", "en")?.answer ?? "";
    expect(asked).toContain("?");
    expect(say(lines, "my boss just fired me", "en")).toBeNull();
    expect(say(lines, "I have no idea", "en")?.answer).toContain("Next one");
  });

  it("ends where it is asked to, and leaves what else is asked to be answered", () => {
    const lines = [user("quiz me"), framed("In what year did the Titanic sink?")];
    expect(play("okay stop the quiz", "en", lines, randomOf("a"))?.kind).toBe("stop");
    expect(play("1912! Okay stop the quiz. What's my name?", "en", lines, randomOf("a"))).toBeNull();
    expect(gameIn([...lines, user("1912! Okay stop the quiz. What's my name?")])).toBeUndefined();
  });

  it("says so where it has no question on a subject", () => {
    expect(play("quiz me on cell biology", "en", [], randomOf("a"))?.answer).not.toContain("none");
    expect(play("quiz me on French verbs", "en", [], randomOf("a"))?.answer).toContain(
      "none on French verbs",
    );
  });
});

describe("the game of verse", () => {
  it("gives each line once, with its sign", () => {
    const lines: Line[] = [];
    const said = new Set([say(lines, "飞花令，月")?.answer]);
    for (const mine of ["春江花月夜里人", "明月几时照我还", "月下独行人不归", "山高月小水落石"]) {
      const answer = say(lines, mine)?.answer ?? "";
      expect(answer).toContain("月");
      expect(said.has(answer)).toBe(false);
      said.add(answer);
    }
    expect(say(lines, "春眠不觉晓啊")?.answer).toContain("没有");
  });
});

describe("a game", () => {
  it("ends when the person talks of something else twice, and goes on after once", () => {
    const lines = [user("成语接龙"), framed("人山人海"), user("今天好累")];
    expect(gameIn(lines)?.game).toBe("idiom");
    expect(gameIn([...lines, framed("嗯。"), user("老板又骂我")])).toBeUndefined();
  });

  it.each([
    ["idiom", "成语接龙", "人山人海", "电话打了，她哭了，我也哭了"],
    ["idiom", "成语接龙", "人山人海", "饭吃完了，他走了"],
    ["truth", "真心话大冒险", "真心话，还是大冒险？", "I'm so tired again today"],
    ["guess", "猜数字", "我抽了第 12 号签，上面是 1 到 100 里的一个数，你猜。", "大家都走了，我一个人在对面"],
    ["wordchain", "word chain", "I'll start: river", "my mum called, she was crying"],
    ["quiz", "quiz me", "What is the capital of Norway?", "I passed my driving test today!"],
    ["rps", "石头剪刀布", "你先出：石头、剪刀，还是布？", "我买了一块布"],
  ])("takes no news for a move (%s): %s, %s, %s", (_, start, own, remark) => {
    const language = /[a-z]/u.test(start) ? "en" : "zh";
    const lines = [user(start), framed(own)];
    expect(play(remark, language, lines, randomOf("a"))).toBeNull();
    expect(gameIn([...lines, user(remark), framed("嗯。")])).toBeDefined();
    expect(gameIn([...lines, user(remark), framed("嗯。"), user(remark)])).toBeUndefined();
  });

  it.each(["晚安，我睡了", "goodnight!", "我先走了", "gotta go, bye"])("is over after %s", (parting) => {
    const lines = [user("真心话大冒险"), framed("真心话，还是大冒险？"), user(parting), framed("嗯。")];
    expect(gameIn(lines)).toBeUndefined();
  });

  it("is taken from those that were offered", () => {
    for (const [text, game] of [
      ["ok the quiz", "quiz"],
      ["a word chain", "wordchain"],
      ["the one with the number", "guess"],
    ] as const) {
      const lines = [
        user("let's play"),
        framed("I can play riddles, a word chain or a quiz. Name one and we begin."),
      ];
      expect(say(lines, text, "en")).toMatchObject({ game, kind: "start" });
      expect(gameIn(lines)?.game).toBe(game);
    }
  });

  it("of twenty questions takes half an answer, and the one after a word beside it", () => {
    const lines: Line[] = [];
    const first = say(lines, "我想了一个东西，你来猜")?.answer;
    const second = say(lines, "差不多")?.answer;
    expect(second).toMatch(/吗？/u);
    expect(second).not.toBe(first);
    lines.push(user("我妈来电话了，等会儿"), framed("好。"));
    const third = say(lines, "不是")?.answer;
    expect(third).toMatch(/吗？|我猜/u);
    expect(third).not.toBe(second);
  });

  it("ends with the answer to what else was asked left open", () => {
    const lines = [user("考考我"), framed("法国的首都是哪里？")];
    expect(play("别考了，今天几号", "zh", lines, randomOf("a"))).toBeNull();
    expect(play("我爷爷也在那儿住过", "zh", lines, randomOf("a"))).toBeNull();
    expect(play("你赢了", "zh", [user("成语接龙"), framed("人山人海")], randomOf("a"))?.kind).toBe("stop");
  });

  it("is not begun by a character who only names one", () => {
    expect(gameIn([framed("我会猜谜、成语接龙、二十问。")])).toBeUndefined();
  });

  it.each([
    ["成语接龙", "人山人海", "规则是什么", /四个字.*接“海”/u],
    ["成语接龙", "人山人海", "轮到谁了？", /轮到你.*接“海”/u],
    ["石头剪刀布", "我出布，你赢了。", "几比几", /你赢1回/u],
    ["猜数字", "我抽了第 12 号签，上面是 1 到 100 里的一个数，你猜。", "给个提示", /[单双]数/u],
    ["word chain", "I'll start: river", "how do I play?", /last letter.*“r”/u],
    ["word chain", "I'll start: river", "hmm let me think", /time/u],
    ["would you rather", "Would you rather fly or swim?", "swim, obviously", /You swim.*I'll fly/u],
  ])("answers a word about it: %s, %s, %s", (start, own, text, wanted) => {
    const language = /[a-z]/u.test(start) ? "en" : "zh";
    const lines = [user(start), framed(own)];
    expect(play(text, language, lines, randomOf("a"))?.answer).toMatch(wanted);
  });

  it("goes by its own last word, not by one it refused", () => {
    const lines = [user("word chain"), framed("I'll start: echo")];
    say(lines, "apple", "en");
    expect(say(lines, "tiger", "en")?.answer).toContain('has to start with "o"');
    const spoken = [user("word chain"), framed("I'll start: echo"), user("my boss just fired me")];
    spoken.push({ from: "character", text: "Which sentence of yours got lost today? Tiger or apple?" });
    expect(say(spoken, "tiger", "en")?.answer).toContain('has to start with "o"');
    const chain = [user("成语接龙"), framed("意想不到")];
    say(chain, "意气风发");
    expect(say(chain, "马到成功")?.answer).toContain("接不上“到”");
  });

  it("is found no further back than sixty lines", () => {
    const long = Array.from({ length: 60 }, () => framed("嗯。"));
    expect(gameIn([user("石头剪刀布"), ...long])).toBeUndefined();
  });

  it("begins truth or dare from what the character asked", () => {
    const lines: Line[] = [framed("真心话，还是大冒险？选一个。")];
    expect(play("大冒险", "zh", lines, randomOf("a"))).toMatchObject({ game: "truth", kind: "move" });
  });
});
