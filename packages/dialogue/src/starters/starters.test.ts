import { describe, expect, it } from "vitest";
import { ASK_KINDS } from "../asks/kinds.ts";
import type { Line, Memory } from "../dialogue.ts";
import { isHonest } from "../engine/honest.ts";
import { prepare } from "../engine/prepare.ts";
import { reply } from "../engine/reply.ts";
import { findExchanges } from "../retrieval/find-exchange.ts";
import { SCRIPTS } from "../testing/user-scripts.ts";
import { inLanguage, languageOf } from "../text/language.ts";
import { fingerprint, sentencesOf } from "../text/sentences.ts";
import { STARTERS } from "./index.ts";

/** What a character says by the engine's own lines only: safety, and changes of language. */
const SHARED =
  /^(?:comfort\.(?:danger|violence|selfharm)|talk\.(?:speak_en|speak_zh|shorter|longer|summary)|follow\.(?:andyou|more|nth)|greet\.(?:how|night|bye|thanks)|noise\.(?:ack|laugh)|back|memory|follow\.(?:view|then))\b/u;
const VOICED = ASK_KINDS.filter((kind) => !SHARED.test(kind));

describe.each(STARTERS)("$name", (starter) => {
  const { persona } = starter;
  const prepared = prepare(persona);

  it("stays within the limits of a character", () => {
    const within = (text: string, most: number) => {
      expect(text.length).toBeGreaterThan(0);
      expect(text.length).toBeLessThanOrEqual(most);
    };
    within(starter.name, 20);
    within(starter.nickname, 20);
    within(starter.tagline, 40);
    within(starter.intro, 500);
    within(starter.description, 4000);
    within(starter.personality, 1000);
    within(starter.scenario, 1000);
    for (const line of [starter.firstMessage, ...starter.greetings, starter.hello]) within(line, 1000);
    for (const line of starter.openings) within(line, 40);
    for (const { content } of starter.lore) within(content, 1000);
    expect(starter.tags.length).toBeLessThanOrEqual(8);
    for (const tag of starter.tags) within(tag, 10);
  });

  it("has enough to talk about", () => {
    expect(persona.examples.length).toBeGreaterThanOrEqual(24);
    expect(persona.lore).toHaveLength(6);
    expect(starter.greetings.length).toBeGreaterThanOrEqual(3);
    expect(inLanguage(persona.deflections, "zh").length).toBeGreaterThanOrEqual(12);
    expect(inLanguage(persona.listening, "zh").length).toBeGreaterThanOrEqual(10);
    expect(inLanguage(persona.deflections, "en").length).toBeGreaterThanOrEqual(4);
    const two = persona.examples.filter(({ answers }) => inLanguage(answers, "zh").length >= 2);
    expect(two.length).toBeGreaterThanOrEqual(20);
  });

  it.each(["zh", "en"] as const)("has lines of its own for what everybody asks, in %s", (language) => {
    const few = VOICED.filter((kind) => inLanguage(persona.smallTalk?.[kind], language).length < 2);
    expect(few).toEqual([]);
  });

  it("answers each of its examples by each of its wordings", () => {
    const lost: string[] = [];
    for (const [at, { asks, answers }] of persona.examples.entries()) {
      for (const ask of asks) {
        const language = languageOf(ask) ?? "zh";
        if (inLanguage(answers, language).length === 0) continue;
        const [best] = findExchanges(prepared.examples[language], ask);
        if (best?.exchange !== at) lost.push(`${ask} → ${persona.examples[best?.exchange ?? -1]?.asks[0]}`);
      }
    }
    expect(lost).toEqual([]);
  });

  it("says that it is an AI, however often it is asked", () => {
    const history: Line[] = [];
    const asks = [
      "你是真人吗？",
      "你是不是机器人",
      "你是AI吧",
      "屏幕后面有真人吗",
      "你是人还是AI？",
      "are you human?",
    ];
    for (let round = 0; round < 24; round += 1) {
      const text = asks[round % asks.length] ?? "";
      const answer = reply(prepared, { text, history, seed: round });
      expect(isHonest(answer.text), `${text} → ${answer.text}`).toBe(true);
      history.push({ from: "user", text }, { from: "character", text: answer.text });
    }
  });

  it("says no line twice in two hundred", () => {
    const history: Line[] = [];
    for (const [round, text] of SCRIPTS.flat().entries()) {
      const answer = reply(prepared, {
        text,
        history,
        seed: round,
        style: starter.style,
        now: "2026-03-01T21:05",
      });
      history.push({ from: "user", text }, { from: "character", text: answer.text });
    }
    const said = history.flatMap((line) => (line.from === "character" ? [line.text] : []));
    expect(said).toHaveLength(200);
    expect(said.filter((line, at) => said.indexOf(line) !== at)).toEqual([]);
  });

  it.each(SCRIPTS.map((script, at) => ({ at, script })))(
    "never repeats itself to user $at",
    ({ at, script }) => {
      const history: Line[] = [];
      let memories: Memory[] = [];
      const said = new Set<string>();
      for (let round = 0; round < 30; round += 1) {
        const text = script[round % script.length] ?? "";
        const input = { text, history, memories, seed: at, style: starter.style, now: "2026-03-01T21:05" };
        const answer = reply(prepared, input);
        expect(said.has(answer.text), `reply ${round}: ${text} → ${answer.text}`).toBe(false);
        expect(answer.text).not.toMatch(/[{}]|undefined/u);
        expect(answer.text.length).toBeGreaterThan(0);
        said.add(answer.text);
        memories = [...memories, ...answer.newMemories];
        history.push({ from: "user", text }, { from: "character", text: answer.text });
      }
    },
  );
});

/** Up to here a sentence belongs to everybody: 早上好, “Good evening.” In letters and signs. */
const STOCK = { zh: 8, en: 21 };

it("gives no two characters the same sentence", () => {
  const owners = new Map<string, string>();
  const shared: string[] = [];
  for (const { key, persona } of STARTERS) {
    const lines = [
      ...Object.values(persona.smallTalk ?? {}).flat(),
      ...(persona.deflections ?? []),
      ...(persona.listening ?? []),
    ];
    for (const sentence of new Set(
      lines.flatMap(sentencesOf).map((one) => fingerprint(one.replaceAll(/\{\w+\}/gu, ""))),
    )) {
      if (sentence.length < STOCK[languageOf(sentence) ?? "zh"]) continue;
      const owner = owners.get(sentence);
      if (owner !== undefined) shared.push(`${owner}, ${key}: ${sentence}`);
      owners.set(sentence, key);
    }
  }
  expect(shared).toEqual([]);
});
