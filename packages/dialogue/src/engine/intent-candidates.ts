import type { Intent } from "../persona.ts";
import { type Candidate, intentLines } from "./candidate.ts";
import type { Conversation } from "./conversation.ts";
import type { Slots } from "./fill.ts";

/** Said rather than asked: nothing is added to the reply. */
const CLOSED: ReadonlySet<Intent> = new Set([
  "farewell",
  "goodnight",
  "love",
  "grief",
  "sad",
  "lonely",
  "sick",
  "human",
  "compute",
  "convert",
  "calendar",
]);
const MUST_EXTEND: ReadonlySet<Intent> = new Set(["nod", "laugh", "picture", "again", "continue", "bored"]);

/** The lines of an intent as candidates. */
export const intentCandidates = (
  conversation: Conversation,
  intent: Intent,
  extra: Slots = {},
): Candidate[] => {
  let extension: Candidate["extension"] = CLOSED.has(intent) ? "never" : "maybe";
  if (MUST_EXTEND.has(intent)) extension = "must";
  return intentLines(conversation, intent, extra).map((text) => ({
    text,
    source: { rule: "intent", intent },
    extension,
  }));
};
