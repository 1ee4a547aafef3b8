import { describe, expect, it } from "vitest";
import type { Line } from "../dialogue.ts";
import { randomOf } from "../random.ts";
import { languageOf } from "../text/language.ts";
import { make } from "./make.ts";
import { haiku, poem, syllablesOf } from "./poem.ts";
import { recordsOf } from "./records.ts";
import { MORE_POEMS_EN } from "./stock/more-poems.en.ts";
import { MORE_POEMS_ZH } from "./stock/more-poems.zh.ts";
import { POEMS_EN } from "./stock/poems.en.ts";
import { POEMS_ZH } from "./stock/poems.zh.ts";

const seeds = Array.from({ length: 8 }, (_, at) => `seed ${at}`);
const user = (text: string): Line => ({ from: "user", text });
const made = (text: string, seed = "s", lines: readonly Line[] = []) =>
  make(text, languageOf(text) ?? "zh", lines, randomOf(seed));

describe("what is written for an occasion", () => {
  it.each([
    ["make.toast", "I need a toast for my sister's wedding", /my sister/u],
    ["make.toast", "帮我写段退休致辞，给我师傅", /闹钟|清闲/u],
    ["make.toast", "年会上敬酒说什么好，写段祝酒词", /今年|这一年|并肩/u],
    [
      "make.invitation",
      "write an invitation for my son's 7th birthday party on Saturday",
      /7th birthday.*Saturday|Saturday.*7th birthday/su,
    ],
    ["make.invitation", "写个请柬，请朋友周六来吃暖房饭", /周六.*暖房/u],
    ["make.slogan", "帮我想个口号，我们班拔河比赛", /绳|拔/u],
    ["make.slogan", "give me a slogan for our bakery", /bread/iu],
    ["make.slogan", "a tagline for my umbrella repair stall", /umbrella repair stall/iu],
    ["make.opener", "我只想要一句开场白，跟我妈说的", /^妈/u],
    ["make.opener", "Can you give me a line I could say to my dad on the phone?", /^Dad/u],
    ["make.opener", "给我一句能跟女同事说的话", /早|咖啡/u],
    ["make.toast", "Give me a toast for grandpa's 90th", /birthday|year wiser/iu],
    ["make.greeting", "写几句给老师的教师节祝福", /老师/u],
    ["make.greeting", "help me with a get well card for my aunt, a short message", /Get well/u],
    ["make.story", "写个睡前故事给我女儿，要有小兔子和月亮", /小兔子.*月亮|月亮.*小兔子/su],
    ["make.poem", "写首打油诗，说说我减肥的事", /减肥.*减肥/su],
    ["make.poem", "要不你给我写首诗，关于我家阳台上的番茄", /番茄.*番茄/su],
    ["make.poem", "write a limerick about a goat", /goat.*goat/su],
    ["make.nickname", "给我弟弟起个外号吧", /、/u],
    ["make.couplet", "给我写副对联，开包子铺", /横批/u],
    ["make.excuse", "帮我找个理由不去同事的婚礼", /./u],
  ])("%s: %s", (kind, text, wanted) => {
    for (const seed of seeds) {
      const answer = made(text, seed);
      expect(answer).toMatchObject({ kind });
      expect(answer?.answer).toMatch(wanted);
      expect(answer?.answer).not.toMatch(/undefined|[{}]|飞清孙陈/u);
    }
  });

  it.each([
    "能帮我想句写在生日卡上的话吗？给我女儿的",
    "再给我写一句，写给九岁女儿妞妞的生日卡",
    "给我孙子写句生日祝福",
    "write something for my daughter's birthday card, she is turning 6",
  ])("has nothing for grown-ups in a child's card: %s", (text) => {
    for (const seed of seeds) {
      const answer = made(text, seed);
      expect(answer?.kind).toBe("make.birthday");
      expect(answer?.answer).not.toMatch(/头发|加班|工资|开会|睡|nap|alarm|worr/u);
    }
  });

  it("knows for whom from the lines before", () => {
    const lines = [user("我女儿妞妞明天过九岁生日"), { from: "character", text: "好呀" } as const];
    for (const seed of seeds)
      expect(made("你能帮我想句写在生日卡上的话吗？", seed, lines)?.answer).not.toMatch(/头发/u);
  });

  it("has no love for a boss and no list of blessings", () => {
    for (const seed of seeds)
      expect(made("给老板写几句生日祝福", seed)?.answer).not.toMatch(/爱|百年好合|宝贝/u);
  });

  it.each(["怎么跟我六岁的儿子道歉？我吼了他", "I shouted at my six-year-old. How do I say sorry to him?"])(
    "says sorry to a child in a child's words: %s",
    (text) => {
      for (const seed of seeds) {
        const answer = made(text, seed);
        expect(answer?.kind).toBe("make.apology");
        expect(answer?.answer).toMatch(/我吼了你|shouted at you/u);
        expect(answer?.answer).toMatch(/抱|和好|大人|hug|make up|Grown-ups/u);
      }
    },
  );

  it("is found in a longer line that says other things first", () => {
    const line =
      "I'm tired today but anyway my grandma turns 80 on Sunday. Could you help me with some words for her card?";
    expect(made(line)).toMatchObject({ kind: "make.birthday" });
    expect(made(line)?.answer).toContain("Grandma");
    expect(
      made("Nice address. My studio is on a hill too, fourth floor, no lift. So, the poem about Figo?", "a")
        ?.answer,
    ).toContain("Figo");
  });
});

describe("a poem", () => {
  const fields = [
    ["zh", [...recordsOf(POEMS_ZH), ...recordsOf(MORE_POEMS_ZH)]],
    ["en", [...recordsOf(POEMS_EN), ...recordsOf(MORE_POEMS_EN)]],
  ] as const;

  it.each(fields)("has at least sixty fields in %s, and names each in it", (language, records) => {
    expect(records.length).toBeGreaterThanOrEqual(60);
    for (const [words = ""] of records) {
      const [word = ""] = words.split(",");
      const text = language === "zh" ? `写一首关于${word}的诗` : `write a poem about ${word}`;
      const answer = poem(text, language, randomOf(word)).toLowerCase();
      expect([word, words.split(",").some((one) => answer.includes(one))]).toEqual([word, true]);
    }
  });

  it.each([
    ["zh", "量子力学", "写一首关于量子力学的诗"],
    ["zh", "毛线", "写首毛线的诗"],
    ["en", "gravel", "write a poem about gravel"],
    ["en", "your left elbow", "a poem about my left elbow please"],
  ] as const)("on anything else names it in two lines (%s %s)", (language, theme, text) => {
    for (const seed of seeds) {
      const lines = poem(text, language, randomOf(seed)).split("\n");
      expect(lines.filter((line) => line.includes(theme)).length).toBeGreaterThanOrEqual(2);
    }
  });

  it("of a thing of somebody speaks of both", () => {
    const texts = seeds.map((seed) => poem("写首诗，关于爷爷的口琴", "zh", randomOf(seed)));
    for (const text of texts) expect(text).toMatch(/口琴/u);
    for (const text of texts) expect(text).toMatch(/爷爷|藤椅|蒲扇|外公/u);
  });

  it("has lines of five signs where they are asked for", () => {
    for (const seed of seeds) {
      const lines = poem("写一首关于春天的五言诗", "zh", randomOf(seed)).split("\n");
      expect(lines.map((line) => line.replaceAll(/\P{Script=Han}/gu, "").length)).toEqual([5, 5, 5, 5]);
      expect(lines[0]).toContain("春天");
    }
  });

  it("on a cat whose name was said is about a cat of that name", () => {
    const lines = [user("My cat Figo sleeps on the printer")];
    const texts = seeds.map((seed) => poem("write a poem about Figo", "en", randomOf(seed), lines));
    for (const text of texts) expect(text).toMatch(/Figo.*(?:paws|purr|gallops|stair)/su);
  });

  it("as a haiku names an unknown theme twice, and counts right", () => {
    for (const theme of ["gravel", "rubber", "my left knee"])
      for (const seed of seeds) {
        const lines = haiku(`haiku about ${theme}`, "en", randomOf(seed)).split("\n");
        expect(lines.map(syllablesOf)).toEqual([5, 7, 5]);
      }
  });
});
