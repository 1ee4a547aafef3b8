import { describe, expect, it } from "vitest";
import { randomOf } from "../random.ts";
import { choose, optionsOfChinese, optionsOfEnglish } from "./choose.ts";
import { couplet, secondLine } from "./couplet.ts";
import { list } from "./list.ts";
import { acrostic, haiku, poem, syllablesOf } from "./poem.ts";
import { recordsOf } from "./records.ts";
import { chineseRhymes, rhyme, rhymesWith } from "./rhyme.ts";
import { rhymeGroupOf } from "./sounds.ts";
import { HAIKUS_EN, HAIKUS_ZH } from "./stock/haikus.ts";
import { MORE_POEMS_ZH } from "./stock/more-poems.zh.ts";
import { POEMS_ZH } from "./stock/poems.zh.ts";
import { story } from "./story.ts";

const seeds = Array.from({ length: 12 }, (_, at) => `seed ${at}`);
const han = (line: string) => line.replaceAll(/\P{Script=Han}/gu, "");

describe("a Chinese poem", () => {
  const themes = [
    ...[...recordsOf(POEMS_ZH), ...recordsOf(MORE_POEMS_ZH)].map(
      ([words = ""]) => words.split(",").at(-1) ?? "",
    ),
    "外卖小哥",
    "拖延症",
    "蚊",
    "量子力学",
    "人工智能吗",
    "我的第一辆自行车",
  ];

  it.each(themes)("on %s has four lines of seven signs, and the second and the fourth rhyme", (theme) => {
    for (const seed of seeds) {
      const lines = poem(`写一首关于${theme}的诗`, "zh", randomOf(seed)).split("\n").map(han);
      expect(lines.map((line) => line.length)).toEqual([7, 7, 7, 7]);
      expect(rhymeGroupOf(lines[1] ?? "")).toBe(rhymeGroupOf(lines[3] ?? ""));
      expect(rhymeGroupOf(lines[1] ?? "")).toBeDefined();
    }
  });

  it.each(["海", "咖啡", "外卖小哥", "梅花"])("holds the word %s", (theme) => {
    for (const seed of seeds) expect(poem(`写首关于${theme}的诗`, "zh", randomOf(seed))).toContain(theme);
  });
});

describe("a haiku", () => {
  it.each(["秋天", "雨", "冰箱", "火车站"])("on %s has 5, 7 and 5 signs", (theme) => {
    for (const seed of seeds) {
      const lines = haiku(`来首关于${theme}的俳句`, "zh", randomOf(seed)).split("\n").map(han);
      expect(lines.map((line) => line.length)).toEqual([5, 7, 5]);
    }
  });

  it.each(["rain", "my cat", "Tuesday", "bread", "a bicycle"])("on %s has 5, 7 and 5 syllables", (theme) => {
    for (const seed of seeds) {
      const lines = haiku(`haiku about ${theme}`, "en", randomOf(seed)).split("\n");
      expect(lines.map(syllablesOf)).toEqual([5, 7, 5]);
    }
  });

  it("counts right in the whole stock", () => {
    for (const record of recordsOf(HAIKUS_ZH))
      for (const [at, field] of record.slice(1).entries())
        for (const line of field.split(" ")) expect([line, line.length]).toEqual([line, [5, 7, 5][at]]);
    for (const record of recordsOf(HAIKUS_EN))
      for (const [at, field] of record.slice(1).entries())
        for (const line of field.split("/")) expect([line, syllablesOf(line)]).toEqual([line, [5, 7, 5][at]]);
  });
});

describe("rhymes", () => {
  it("are of one group by the table of finals", () => {
    for (const sign of "花月天空海心雪楼") {
      const words = chineseRhymes(sign);
      expect(words.length).toBeGreaterThan(3);
      for (const word of words) expect(rhymeGroupOf(word)).toBe(rhymeGroupOf(sign));
    }
  });

  it("of English words are never the word itself", () => {
    expect(rhymesWith("moon")).toEqual(expect.arrayContaining(["soon", "tune", "spoon"]));
    expect(rhymesWith("night")).not.toContain("night");
    expect(rhyme("what rhymes with xyzzy", randomOf("a"))).toBeNull();
  });
});

describe("a couplet", () => {
  it.each([
    ["春风送暖千山绿", "瑞雪迎春万里红"],
    ["风声雨声读书声声声入耳", "家事国事天下事事事关心"],
    ["海内存知己", "天涯若比邻"],
  ])("answers %s as it is known", (first, second) => expect(secondLine(first)).toBe(second));

  it.each(["青山绿水", "明月清风一壶酒", "小猫窗下听夜雨", "龘龘鑫鑫", "天天加班到半夜"])(
    "answers %s in equal length, and repeats where it repeats",
    (first) => {
      const second = Array.from(secondLine(first));
      const signs = Array.from(first);
      expect(second).toHaveLength(signs.length);
      for (const [at, sign] of signs.entries())
        if (sign === signs[at + 1]) expect(second[at]).toBe(second[at + 1]);
      expect(second.join("")).not.toBe(first);
    },
  );

  it("of an occasion has two lines of equal length and a banner", () => {
    for (const seed of seeds) {
      const [upper = "", lower = "", banner = ""] = couplet("写副春联", randomOf(seed)).split("\n");
      expect(upper).toHaveLength(lower.length);
      expect(banner).toMatch(/^横批：\p{Script=Han}{4}$/u);
    }
  });
});

describe("an acrostic", () => {
  it.each(["我爱你", "生日快乐", "欧阳娜娜", "龘", "LOVE", "Xavier"])(
    "of %s begins with its signs",
    (signs) => {
      for (const seed of seeds) {
        const firsts = acrostic(signs, randomOf(seed))
          .split("\n")
          .map((line) => line.charAt(0));
        expect(firsts.join("")).toBe(/[a-z]/iu.test(signs) ? signs.toUpperCase() : signs);
      }
    },
  );
});

describe("a story", () => {
  it("has five to eight sentences, the person's words, and ten in a row differ", () => {
    let said = "";
    const stories = Array.from({ length: 10 }, (_, at) => {
      const one = story("讲个关于小兔子和月亮的故事", "zh", said, randomOf(`story ${at}`));
      said += `\n${one}`;
      return one;
    });
    expect(new Set(stories).size).toBe(10);
    for (const one of stories) {
      expect(one).toContain("兔子");
      expect(one).toContain("月亮");
      expect(one).not.toMatch(/[{}]/u);
    }
    expect(story("tell me a story about a dragon who is afraid of fire", "en", "", randomOf("a"))).toMatch(
      /dragon.*fire/su,
    );
  });
});

describe("a list", () => {
  it.each([
    ["列五种水果", "zh", 5],
    ["给我十个女孩名字，姓林", "zh", 10],
    ["说三个带「水」字的成语", "zh", 3],
    ["name 7 animals", "en", 7],
    ["list twelve countries", "en", 12],
    ["给我99个颜色", "zh", 20],
  ] as const)("%s", (text, language, count) => {
    for (const seed of seeds) {
      const things = list(text, language, randomOf(seed))?.split(/、|, /u) ?? [];
      expect(new Set(things).size).toBe(count);
    }
  });
});

describe("chance", () => {
  it("stays in its range", () => {
    for (const seed of Array.from({ length: 60 }, (_, at) => String(at))) {
      const chosen = (text: string, language: "zh" | "en") =>
        choose(text, language, randomOf(seed))?.answer ?? "";
      expect(["正面", "反面"]).toContain(chosen("抛个硬币", "zh"));
      expect(["heads", "tails"]).toContain(chosen("flip a coin", "en"));
      const die = Number(chosen("roll a d20", "en"));
      expect(die).toBeGreaterThanOrEqual(1);
      expect(die).toBeLessThanOrEqual(20);
      const dice = chosen("扔三个骰子", "zh").match(/\d+/gu)?.map(Number) ?? [];
      expect(dice[3]).toBe((dice[0] ?? 0) + (dice[1] ?? 0) + (dice[2] ?? 0));
      const number = Number(chosen("随机给我一个30到50的数", "zh"));
      expect(number).toBeGreaterThanOrEqual(30);
      expect(number).toBeLessThanOrEqual(50);
      expect(["小王", "小李", "小张"]).toContain(chosen("小王、小李、小张里抽一个人", "zh"));
    }
  });

  it.each([
    ["我应该吃火锅还是烧烤", ["火锅", "烧烤"]],
    ["周末去爬山还是去看电影", ["爬山", "看电影"]],
    ["拉面、麻辣烫、黄焖鸡、沙拉，挑一个", ["拉面", "麻辣烫", "黄焖鸡", "沙拉"]],
    ["晚上吃米饭还是吃面条呢？", ["米饭", "面条"]],
    ["我们去海边还是山里？你帮我选", ["海边", "山里"]],
  ])("finds the options of %s alone", (text, options) => expect(optionsOfChinese(text)).toEqual(options));

  it.each([
    ["pizza or sushi tonight", ["pizza", "sushi"]],
    ["should i buy the red one or the blue one?", ["the red one", "the blue one"]],
    ["which should i watch first, alien, the matrix or up", ["alien", "the matrix", "up"]],
    ["tea or coffee?", ["tea", "coffee"]],
  ])("finds the options of %s alone", (text, options) => expect(optionsOfEnglish(text)).toEqual(options));
});

describe("what is put as a choice, and what is not", () => {
  it.each([
    ...[
      "对，15块5。不过你还是没说呀",
      "我还是觉得累",
      "他还是不理我怎么办",
      "你觉得人是不是还是好的多？",
      "我们还是算了吧？",
    ],
    ...["我还是去睡了，你呢？", "你怎么还是这么忙", "要不要还是给他打个电话？"],
  ])("finds nothing to choose in %s", (text) => expect(optionsOfChinese(text)).toEqual([]));

  it.each([
    ...[
      "I don't have shrimp or seaweed, just eggs. An omelette then?",
      "Leaving the agency. Good idea or bad?",
    ],
    ...["She never calls or writes", "is this jacket too much, or is it fine", "Right or wrong, I did it"],
  ])("finds nothing to choose in %s", (text) => expect(optionsOfEnglish(text)).toEqual([]));

  it.each([
    ["你说我是该快点交，还是写稳一点？", ["快点交", "写稳一点"]],
    ["你还是我？", ["你", "我"]],
  ])("finds the right pieces of %s", (text, options) => expect(optionsOfChinese(text)).toEqual(options));

  it.each([
    ["That's fine for Inês. What should I drink to celebrate, coffee or wine?", ["coffee", "wine"]],
    ["Just tell me honestly: coffee or wine tonight?", ["coffee", "wine"]],
    ["should i dye my hair red or blue", ["red", "blue"]],
  ])("finds the right pieces of %s", (text, options) => expect(optionsOfEnglish(text)).toEqual(options));

  it("says a thing of the person's or of its own from its own side", () => {
    const chosen = choose("should I wear my black dress or my red one?", "en", randomOf("1"))?.answer;
    expect(chosen).toMatch(/^your (?:black dress|red one)$/u);
  });
});
