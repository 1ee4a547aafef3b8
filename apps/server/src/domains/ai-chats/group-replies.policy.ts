import type { GroupMode, GroupRole } from "@4d/contract";

/** The most characters that may speak in a row (`characters §9.2`). */
export const DEPTH_MAX = 2;

/** The facts that decide whether a character answers a message. */
export interface ReplyDecisionFacts {
  mentioned: boolean;
  /** Another member was mentioned. */
  othersMentioned: boolean;
  /** The character's name occurs in the text. */
  named: boolean;
  mode: GroupMode;
  talkativeness: number;
  /** Milliseconds; infinite when it has never spoken there. */
  sinceItSpoke: number;
  cooldownMs: number;
  /** Number of characters that spoke in a row before; 0 after a person. */
  depth: number;
  /** From 0 to 99, the same for the same message. */
  chance: number;
}

/**
 * Whether a character answers a group message (`GROUP-4`): when it is mentioned, and in natural mode when it is named
 * or by chance, within its cooldown. Never more than two characters in a row after a person.
 */
export function shouldReplyInGroup(facts: ReplyDecisionFacts): boolean {
  const { mode, depth } = facts;
  if (mode === "off" || depth > DEPTH_MAX) return false;
  if (facts.mentioned) return true;
  if (mode !== "natural" || facts.othersMentioned || facts.sinceItSpoke < facts.cooldownMs) return false;
  if (facts.named) return true;
  return facts.chance < (depth > 0 ? facts.talkativeness / 2 : facts.talkativeness);
}

/** The owner and administrators decide when a character speaks in their group. */
export const maySetMode = (membership: { role: GroupRole; quit: boolean } | null): boolean =>
  membership !== null && !membership.quit && membership.role !== "member";
