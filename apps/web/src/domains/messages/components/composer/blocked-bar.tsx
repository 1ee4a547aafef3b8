import type { Friend, Group } from "@4d/contract";
import { useEffect, useState } from "react";
import { useStore } from "zustand/react";
import { t } from "../../../../platform/i18n/i18n.ts";
import { push } from "../../../../platform/navigation.ts";
import { serverNow } from "../../../../platform/server-clock.ts";
import { momentText } from "../../../../platform/time-text.ts";
import { Button } from "../../../../ui/button.tsx";
import { friendsStore } from "../../../friends/index.ts";
import { groupsStore } from "../../../groups/index.ts";
import { usersStore, useTeenMode } from "../../../users/index.ts";
import { isCharacter } from "../../chat-directory.ts";
import { useDirectory } from "../../use-directory.ts";
import { useChat } from "../box/chat-context.ts";

/** Why nobody can write to this chat now; null when one can. Updates when a group mute ends. */
export function useBlocked(): Blocked | null {
  useDirectory();
  const { kind, targetId } = useChat();
  const isTeenMode = useTeenMode();
  const friend = useStore(friendsStore, ({ friends }) => friends.find(({ id }) => id === targetId));
  const loaded = useStore(friendsStore, ({ state }) => state === "ready");
  // An unknown user may be a character: the draft below stays.
  const isKnownUser = useStore(usersStore, ({ people }) => people[targetId] !== undefined);
  const group = useStore(groupsStore, ({ groups }) => groups.find(({ id }) => id === targetId));
  const [, again] = useState(0);
  const until = kind === "group" ? (group?.mutedUntil ?? 0) : 0;
  useEffect(() => {
    const wait = until - serverNow();
    if (wait <= 0 || wait > 86_400_000) return;
    const timer = setTimeout(() => again((count) => count + 1), wait + 500);
    return () => clearTimeout(timer);
  }, [until]);
  if (kind === "group") return blockedByGroup(group);
  // A public character needs no friendship; the server knows which are (`CHAR-2`).
  if (!isCharacter(targetId)) return blockedByPerson(friend, loaded && (friend !== undefined || isKnownUser));
  return isTeenMode ? { reason: t("chat.minorClosed"), action: null } : null;
}

/** Replaces the composer: the reason, and what would help. */
export function BlockedBar({ blocked }: { blocked: Blocked }) {
  const { targetId } = useChat();
  return (
    <div className="hairline-t flex shrink-0 flex-wrap items-center justify-center gap-3 bg-ink-1 px-4 pt-3 pb-[max(12px,var(--safe-bottom))]">
      <p className="flex-[1_9rem] text-center text-s text-balance text-text-2">{blocked.reason}</p>
      {blocked.action === "add" && (
        <Button size="small" onClick={() => push("/pages/common/user-info", { id: targetId })}>
          {t("chat.addFriend")}
        </Button>
      )}
    </div>
  );
}

/** Why nothing can be written here, and what would help. */
interface Blocked {
  reason: string;
  action: "add" | null;
}

/** Why a person cannot be written to: no friendship (yet, or any more). */
function blockedByPerson(friend: Friend | undefined, loaded: boolean): Blocked | null {
  if (!loaded || (friend !== undefined && !friend.deleted)) return null;
  return { reason: t("chat.notFriends"), action: "add" };
}

/** Why a group cannot be written to: left, dissolved, banned, muted (`GROUP-3`). */
function blockedByGroup(group: Group | undefined, now = serverNow()): Blocked | null {
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
