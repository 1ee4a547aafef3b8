import { noSorrow } from "../asks/sorrow.ts";
import { recognise } from "../intents/recognise.ts";
import type { Intent } from "../persona.ts";
import type { Conversation } from "./conversation.ts";

/** Moods that last longer than one line. */
export const HEAVY: ReadonlySet<Intent> = new Set(["grief", "sad", "lonely", "anxious", "angry", "sick"]);

const LIGHT: ReadonlySet<Intent> = new Set(["laugh", "happy", "thanks", "bored", "compliment", "choose"]);

/** The mood of a line; a laugh where it only sounds like sorrow. */
const moodOf = (text: string): Intent | undefined =>
  noSorrow(text) === undefined ? recognise(text)?.intent : "laugh";

/** Whether this line of the user is heavy by itself. */
export function isHeavyNow({ input }: Conversation): boolean {
  const mood = moodOf(input.text);
  return mood !== undefined && HEAVY.has(mood);
}

/** Whether this line of the user or the one before was heavy, with no lighter line since. */
export function isHeavy({ input }: Conversation): boolean {
  const userLines = (input.history ?? []).filter(({ from }) => from === "user").slice(-1);
  const moods = [...userLines.map(({ text }) => text), input.text].map(moodOf);
  const last = moods.findLast((mood) => mood !== undefined && (HEAVY.has(mood) || LIGHT.has(mood)));
  return last !== undefined && HEAVY.has(last);
}
