import { languageAsked } from "../asks/recognise-ask.ts";
import type { DialogueInput, Hint, Memory } from "../dialogue.ts";
import { type Understanding, understand } from "../memory/understand.ts";
import type { Language } from "../persona.ts";
import { type Random, randomOf } from "../random.ts";
import { type DialogueStyle, NEUTRAL } from "../style.ts";
import { spokenLanguage } from "../text/language.ts";
import { fingerprint, sentencesOf } from "../text/sentences.ts";
import { topicOf } from "../text/terms.ts";
import { type Slots, slotsOf } from "./fill.ts";
import type { PreparedPersona } from "./prepare.ts";

/** The conversation as every rule sees it for one reply. */
export interface Conversation {
  readonly prepared: PreparedPersona;
  readonly input: DialogueInput;
  readonly language: Language;
  readonly style: DialogueStyle;
  readonly random: Random;
  readonly slots: Slots;
  readonly fresh: readonly Memory[];
  readonly understood: Understanding;
  readonly memories: readonly Memory[];
  /** The character's own lines, oldest first. */
  readonly ownLines: readonly string[];
  /** Fingerprints of what must not be said again, between bars. */
  readonly used: string;
}

const REMEMBERED_LINES = 420;
/** A sentence shorter than this may be repeated: 嗯。好。 */
const SHORT = { zh: 6, en: 14 };

export function converse(prepared: PreparedPersona, input: DialogueInput): Conversation {
  const history = (input.history ?? []).slice(-REMEMBERED_LINES);
  const ownLines = history.filter(({ from }) => from === "character").map(({ text }) => text);
  const userLines = history.filter(({ from }) => from === "user").map(({ text }) => text);
  const language = lastAsked(userLines, input.text) ?? spokenLanguage(input.text, userLines);
  const style = hinted(input.style ?? NEUTRAL, input.hint);
  const known = input.memories ?? [];
  const understood = understand(input.text, {
    memories: known,
    history,
    now: input.now,
    character: prepared.persona.name,
  });
  const fresh = understood.added;
  const memories = [...known.filter((one) => !understood.removed.includes(one)), ...fresh];
  const slots = slotsOf({
    persona: prepared.persona,
    memories,
    language,
    now: input.now,
    address: style.address,
  });
  return {
    prepared,
    input,
    language,
    style,
    random: randomOf(`${input.seed}|${ownLines.length}|${input.text}`),
    slots: { ...slots, topic: language === "zh" ? topicOf(input.text) : undefined },
    fresh,
    understood,
    memories,
    ownLines,
    used: `|${[...ownLines, ...(input.avoid ?? [])].map(fingerprint).join("|")}|`,
  };
}

/** Asks for one reply in a language, not for the rest of the chat: 用英文说一遍. */
const ONCE = /一遍|一次|[一这那]句|\bonce\b|\b(?:say|repeat) (?:it|that|this)\b/iu;

/** The language asked for last: “speak English” holds until the other is asked for. */
const lastAsked = (earlier: readonly string[], text: string): Language | undefined =>
  [...earlier.filter((line) => !ONCE.test(line)), text]
    .map(languageAsked)
    .findLast((asked) => asked !== undefined);

/** Whether a line repeats a whole line of this conversation, or one of its distinctive sentences. */
export function repeats(line: string, { used, language }: Conversation): boolean {
  if (used.includes(`|${fingerprint(line)}|`)) return true;
  return sentencesOf(line)
    .map(fingerprint)
    .some((mark) => mark.length >= SHORT[language] && used.includes(mark));
}

const HINTED: Record<Hint, Partial<DialogueStyle>> = {
  shorter: { length: 10 },
  longer: { length: 95 },
  warmer: { warmth: 95, humour: 40 },
  funnier: { humour: 100 },
  calmer: { warmth: 50, humour: 20, emoji: 20 },
  different: {},
};

const hinted = (style: DialogueStyle, hint: Hint | undefined): DialogueStyle =>
  hint ? { ...style, ...HINTED[hint] } : style;
