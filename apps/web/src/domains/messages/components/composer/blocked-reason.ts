import type { Friend, Group } from "@4d/contract";
import { t } from "../../../../platform/i18n/i18n.ts";
import { serverNow } from "../../../../platform/server-clock.ts";
import { momentText } from "../../../../platform/time-text.ts";

/** Why nothing can be written here, and what would help. */
export interface Blocked {
  reason: string;
  action: "add" | null;
}

/** Why a person cannot be written to: no friendship (yet, or any more). */
export function blockedByPerson(friend: Friend | undefined, loaded: boolean): Blocked | null {
  if (!loaded || (friend !== undefined && !friend.deleted)) return null;
  return { reason: t("chat.notFriends"), action: "add" };
}

/** Why a group cannot be written to: left, dissolved, banned, silenced (`GROUP-3`). */
export function blockedByGroup(group: Group | undefined, now = serverNow()): Blocked | null {
  if (group === undefined) return null;
  const { dissolve, quit, isBanned, reason, muteAll, role, mutedUntil } = group;
  if (dissolve) return { reason: t("chat.dissolved"), action: null };
  if (quit) return { reason: t("chat.left"), action: null };
  if (isBanned) return { reason: t("chat.banned", { reason }), action: null };
  if (mutedUntil === null) return { reason: t("chat.mutedYou"), action: null };
  if (mutedUntil > now)
    return { reason: t("chat.mutedUntil", { time: momentText(mutedUntil, now) }), action: null };
  return muteAll && role === "member" ? { reason: t("chat.mutedAll"), action: null } : null;
}
