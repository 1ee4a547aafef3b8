import { type DialogueReply, type Line, prepare, reply } from "@4d/dialogue";
import { STARTERS } from "@4d/dialogue/starters";
import { type Ask, type Half, passes, readAsks } from "./evaluation-data.ts";

/** An ask or a question that was answered wrongly. */
export interface Miss {
  readonly id: string;
  readonly text: string;
  readonly answer: string;
}
interface AskScore {
  /** Share of right answers among asks with a pattern, over all characters. */
  readonly share: number;
  readonly groups: readonly (readonly [string, number])[];
  /** Share of answers in the language of the ask. */
  readonly inLanguage: number;
  /** Share of answers that admit not to understand, or only listen. */
  readonly deflected: number;
  readonly misses: readonly Miss[];
}

const characters = STARTERS.map(({ persona }) => prepare(persona));
/** The clock of an ask that names none. */
const NOW = "2026-11-27T20:15";
const HAN = /\p{Script=Han}/u;

function answersTo({ id, before, text, now = NOW }: Ask): DialogueReply[] {
  const history = before.map(
    ({ from, text: said }): Line => ({ from: from === "me" ? "user" : "character", text: said }),
  );
  return characters.map((character) =>
    reply(character, { text, history, seed: id, now: now.slice(0, 16), crisis: false }),
  );
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length);

/** Scores every character on every ask: the share of characters that answer it rightly. */
export function scoreAsks(half: Half): AskScore {
  const byGroup = new Map<string, number[]>();
  const inLanguage: number[] = [];
  const deflected: number[] = [];
  const misses: Miss[] = [];
  for (const ask of readAsks(half)) {
    const answers = answersTo(ask);
    for (const { text, source } of answers) {
      if (ask.lang !== "mix") inLanguage.push(HAN.test(text) === (ask.lang === "zh") ? 1 : 0);
      deflected.push(source.rule === "deflection" || source.rule === "listening" ? 1 : 0);
    }
    if (ask.must.length + ask.mustNot.length === 0) continue;
    const wrong = answers.filter(({ text }) => !passes(text, ask));
    const group = ask.kind.split(".")[0] ?? ask.kind;
    byGroup.set(group, [...(byGroup.get(group) ?? []), 1 - wrong.length / answers.length]);
    if (wrong[0] !== undefined) misses.push({ id: ask.id, text: ask.text, answer: wrong[0].text });
  }
  return {
    share: mean([...byGroup.values()].flat()),
    groups: [...byGroup]
      .map(([group, shares]) => [group, mean(shares)] as const)
      .sort(([a], [b]) => a.localeCompare(b)),
    inLanguage: mean(inLanguage),
    deflected: mean(deflected),
    misses,
  };
}
