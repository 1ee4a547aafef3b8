import { restyle } from "../style/restyle.ts";
import { fingerprint } from "../text/sentences.ts";
import type { Source, Turn, TurnInput } from "../turn.ts";
import type { Candidate } from "./candidate.ts";
import { type Conversation, converse, repeats } from "./conversation.ts";
import { goOn } from "./go-on.ts";
import type { Prepared } from "./prepare.ts";
import { candidates } from "./rules.ts";
import { suggest } from "./suggest.ts";

const CRISIS = {
  zh: "你说的这些很重要，比我们聊的任何事都重要。我是 AI，帮不上现实里的忙，但请现在就联系一个你信任的人，或者打当地的心理援助热线。你愿意告诉我，你此刻是安全的吗？",
  en: "What you said matters more than anything else here. I'm an AI and can't help in the real world, so please reach someone you trust, or a local crisis line, right now. Are you safe at this moment?",
} as const;

/** The longest an answer becomes, in characters. */
const ANSWER_MAX = 600;

/** Answers one line of a user. Pure: the same persona and input give the same turn. */
export function reply(prepared: Prepared, input: TurnInput): Turn {
  const talk = converse(prepared, { ...input, text: input.text.slice(0, 2000) });
  const { text, source } = input.crisis ? crisis(talk) : chosen(talk);
  const said = [
    ...(input.history ?? []),
    { from: "user", text: input.text },
    { from: "character", text },
  ] as const;
  const suggestions = input.crisis
    ? []
    : suggest(prepared, { history: said, seed: input.seed, memories: talk.memories });
  return { text, source, newMemories: talk.fresh, suggestions };
}

const crisis = ({ language }: Conversation): { text: string; source: Source } => ({
  text: CRISIS[language],
  source: { rule: "crisis" },
});

function chosen(talk: Conversation): { text: string; source: Source } {
  let spare: Candidate | undefined;
  for (const candidate of candidates(talk)) {
    spare ??= candidate;
    const text = spoken(talk, candidate);
    if (text !== "" && (isNew(text, candidate, talk) || saysAgain(candidate.source)))
      return { text, source: candidate.source };
  }
  // Only a talk longer than every line and pair of lines comes here.
  const text = spare ? spoken(talk, spare) : "……";
  return { text, source: spare?.source ?? { rule: "listening" } };
}

const isNew = (text: string, { pair }: Candidate, talk: Conversation): boolean =>
  pair ? !talk.used.includes(fingerprint(text)) : !repeats(text, talk);

const saysAgain = (source: Source) =>
  source.rule === "intent" && (source.intent === "repeat" || source.intent === "human");

function spoken(talk: Conversation, candidate: Candidate): string {
  const { style, input, language, prepared } = talk;
  const whole = goOn(talk, candidate);
  const options = {
    seed: `${input.seed}|${talk.said.length}`,
    language,
    said: talk.said.slice(-20),
    actions: prepared.persona.actions,
    emoji: prepared.persona.emoji,
  };
  const styled = restyle(whole, style, options);
  const honest =
    candidate.source.rule === "intent" && candidate.source.intent === "human" && !/AI|人工智能/u.test(styled);
  return (honest ? candidate.text : styled).slice(0, ANSWER_MAX);
}
