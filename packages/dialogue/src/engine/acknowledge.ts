import type { Memory, MemoryKind } from "../dialogue.ts";
import { sayAllKnown } from "../memory/all-known.ts";
import { aNoun, anAnimal, isDoer, liked, tradeOf } from "../memory/say-english.ts";
import { isDoerZh } from "../memory/say-memory.ts";
import type { Intent, Language } from "../persona.ts";
import { languageOf } from "../text/language.ts";
import { capital } from "./ask-candidates.ts";
import type { Candidate } from "./candidate.ts";
import type { Conversation } from "./conversation.ts";
import { intentCandidates } from "./intent-candidates.ts";

/** A user who said something of themselves hears it back; one who said nothing is asked. */
export function* remembering(conversation: Conversation): Generator<Candidate> {
  const known = knownFacts(conversation);
  for (const candidate of intentCandidates(conversation, "remember", { known })) {
    const text = candidate.text.replaceAll(/(?<=[.!?] )[a-z]/gu, (letter) => letter.toUpperCase());
    if (known === undefined || candidate.text.includes(known)) yield { ...candidate, text };
  }
}

/** What a name is asked with: then nothing else is said. */
const NAME_ASKED = /叫什么|什么名字|我是谁|怎么称呼|\bmy name\b|who am i/iu;

function knownFacts({ memories, language, input }: Conversation): string | undefined {
  const names = memories.filter(
    ({ kind, about }) => (kind === "name" || kind === "nickname") && about === undefined,
  );
  const asked = NAME_ASKED.test(input.text) ? names : memories;
  return sayAllKnown(asked, { of: "me", language, now: input.now }) ?? undefined;
}

const ACKNOWLEDGEMENTS: Partial<Record<MemoryKind, Intent>> = {
  name: "nameGiven",
  nickname: "nameGiven",
  like: "likeGiven",
  dislike: "dislikeGiven",
  birthday: "birthdayGiven",
  job: "jobGiven",
  pet: "petGiven",
  plan: "planGiven",
};

/** Acknowledges what the user just said about themselves, unless an example fits better. */
export function* memoryCandidates(conversation: Conversation, best: number): Generator<Candidate> {
  const own = conversation.fresh.filter(({ about }: Memory) => about === undefined);
  const newMemory =
    own.find(({ kind }) => kind === "name") ?? own.findLast(({ kind }) => ACKNOWLEDGEMENTS[kind]);
  const intent = newMemory && ACKNOWLEDGEMENTS[newMemory.kind];
  if (!newMemory || !intent || (best >= 0.55 && newMemory.kind !== "name")) return;
  // “I'm Dana, a night nurse”: a name alone is not all that was said.
  const besides =
    intent === "nameGiven" ? own.find(({ kind }) => kind === "job" || kind === "pet") : undefined;
  if (besides !== undefined) yield* namedBesides(conversation, newMemory.value, besides);
  const value = slotValue(newMemory, conversation.language);
  if (value === undefined) return;
  for (const line of intentCandidates(conversation, intent, { value }))
    yield { ...line, text: capital(line.text.replaceAll("的的", "的")) };
}

/** The name, and then what takes up the rest. */
function* namedBesides(conversation: Conversation, name: string, memory: Memory): Generator<Candidate> {
  const intent = ACKNOWLEDGEMENTS[memory.kind];
  const value = slotValue(memory, conversation.language);
  if (intent === undefined || value === undefined) return;
  for (const line of intentCandidates(conversation, intent, { value }))
    yield {
      ...line,
      text: `${name}${conversation.language === "zh" ? "，" : ". "}${conversation.language === "zh" ? line.text.replaceAll("的的", "的") : capital(line.text)}`,
    };
}

/** Plans that are looked forward to or feared; a walk and a cup of tea are not. */
const WEIGHTY =
  /考|面试|答辩|手术|比赛|演出|表演|旅|飞|出国|出差|搬|婚|相亲|约会|入职|报到|体检|复查|开学|毕业|演讲|签约|\b(?:exam|test|interview|surgery|contest|competition|match|race|trip|flight|fly|travel|move|moving|wedding|date|audition|presentation|speech|recital|show|marathon|start(?:ing)?|court|scan|check-?up|concert|conference|holiday|vacation)\b/iu;

/** What stands in a line that acknowledges a fact: a nurse, “下雨天”; undefined where no such line fits. */
function slotValue({ kind, value }: Memory, language: Language): string | undefined {
  if (kind === "plan" && !WEIGHTY.test(value)) return undefined;
  const isForeign = (languageOf(value) ?? language) !== language;
  if (isForeign) return kind === "name" || kind === "nickname" ? value : undefined;
  // 修自行车 is what somebody does, 修自行车的 is somebody.
  if (language === "zh") return kind === "job" && !isDoerZh(value) ? `${value}的` : value;
  if (kind === "job") return isDoer(value) ? aNoun(tradeOf(value)) : undefined;
  if (kind === "pet") return anAnimal(value);
  return kind === "like" || kind === "dislike" ? liked(value) : value;
}
