import type { GroupMode, GroupRole } from "@4d/contract";

/** More than so many characters never speak one after the other (`characters §9.2`). */
export const DEPTH_MAX = 2;

/** What is known of a message when a character there may answer it. */
export interface ReplyDecisionFacts {
  mentioned: boolean;
  /** Somebody else was mentioned. */
  othersMentioned: boolean;
  /** Its name was said. */
  named: boolean;
  mode: GroupMode;
  talkativeness: number;
  /** Milliseconds; infinite when it never spoke there. */
  sinceItSpoke: number;
  cooldownMs: number;
  /** Characters that spoke one after the other before; 0 when a person did. */
  depth: number;
  /** From 0 to 99, the same for the same message. */
  chance: number;
}

/**
 * Whether a character answers a message in a group (`GROUP-4`): when it is mentioned, and in natural mode when it is
 * named or feels like it, not too often. Never more than two characters after a person.
 */
export function shouldReplyInGroup(facts: ReplyDecisionFacts): boolean {
  const { mode, depth } = facts;
  if (mode === "off" || depth > DEPTH_MAX) return false;
  if (facts.mentioned) return true;
  if (mode !== "natural" || facts.othersMentioned || facts.sinceItSpoke < facts.cooldownMs) return false;
  if (facts.named) return true;
  return facts.chance < (depth > 0 ? facts.talkativeness / 2 : facts.talkativeness);
}

/** Owner and administrators decide when a character speaks in their group. */
export const maySetMode = (membership: { role: GroupRole; quit: boolean } | null): boolean =>
  membership !== null && !membership.quit && membership.role !== "member";
