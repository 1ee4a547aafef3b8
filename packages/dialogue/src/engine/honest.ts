import type { AskKind } from "../asks/kinds.ts";
import { DEFAULTS } from "../defaults/defaults.ts";
import { inLanguage } from "../text/language.ts";
import type { Candidate } from "./candidate.ts";
import { fresh } from "./candidate.ts";
import type { Conversation } from "./conversation.ts";
import { fill } from "./fill.ts";

/** What an honest reply contains; a line without it is never used, whoever wrote it. */
export const AI_DISCLOSURE = /(?<![a-z])AI(?![a-z])|人工智能/u;
const AI_DENIAL =
  /不是\s*(?:AI|人工智能|机器)|(?:我|可)是(?:个|一个)?(?:真人|人类|活人)|\bnot an AI\b|I(?:'m| am) (?:a )?(?:real )?(?:human|person)/u;

export const isHonest = (line: string): boolean => AI_DISCLOSURE.test(line) && !AI_DENIAL.test(line);

/** Replies to “are you human”: always that it is an AI, even when every line has been used. */
export function* honestCandidates(
  conversation: Conversation,
  kind: AskKind = "self.ai",
): Generator<Candidate> {
  const { smallTalk = {} } = conversation.prepared.persona;
  const own = [...(smallTalk[kind] ?? []), ...(smallTalk.human ?? [])].filter(isHonest);
  const everybody = DEFAULTS[conversation.language].smallTalk.human ?? [];
  const source = { rule: "intent", intent: "human" } as const;
  for (const lines of [own, everybody]) {
    for (const text of fresh(conversation, lines)) yield { text, source, extension: "never" };
  }
  const prefixes =
    conversation.language === "zh"
      ? ["还是那句实话：", "再问也一样：", "没变："]
      : ["Still true: ", "As before: "];
  for (const line of inLanguage([...own, ...everybody], conversation.language)) {
    for (const opening of prefixes) {
      const text = fill(opening + line, conversation.slots);
      if (text !== undefined) yield { text, source, extension: "never" };
    }
  }
}
