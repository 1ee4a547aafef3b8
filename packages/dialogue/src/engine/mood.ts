import { recognise } from "../intents/recognise.ts";
import type { Intent } from "../persona.ts";
import type { Conversation } from "./conversation.ts";

/** Moods that last longer than one line. */
export const HEAVY: ReadonlySet<Intent> = new Set(["grief", "sad", "lonely", "anxious", "angry", "sick"]);

const LIGHT: ReadonlySet<Intent> = new Set(["laugh", "happy", "thanks", "bored", "compliment", "choose"]);

/** Whether one of the user's last three lines was heavy, with no lighter line since. */
export function isHeavy({ input }: Conversation): boolean {
  const userLines = (input.history ?? []).filter(({ from }) => from === "user").slice(-2);
  const moods = [...userLines.map(({ text }) => text), input.text].map((text) => recognise(text)?.intent);
  const last = moods.findLast((mood) => mood !== undefined && (HEAVY.has(mood) || LIGHT.has(mood)));
  return last !== undefined && HEAVY.has(last);
}
