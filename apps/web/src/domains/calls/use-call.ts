import { useEffect, useLayoutEffect, useState } from "react";
import { useStore } from "zustand/react";
import { usePage } from "../../platform/page.ts";
import { friendName, friendOf, friendsStore } from "../friends/index.ts";
import { groupOf, groupsStore } from "../groups/index.ts";
import { callStore } from "./call.store.ts";
import { closeEndedCall, isCallPageShown } from "./call-actions.ts";
import type { CallView, ParticipantView } from "./call-view.ts";

/** The call of this page, or null. */
export const useCall = (): CallView | null => useStore(callStore, ({ call }) => call);

/**
 * The same for a call's page. A call that was over before the page opened is ignored, except on a page opened by an
 * incoming call (`rung`): whoever rejects it on the tile before the page renders still sees how it ended.
 */
export function usePageCall(rung: boolean): CallView | null {
  const call = useCall();
  const [past, setPast] = useState(!rung && call?.phase === "ended");
  if (past && call?.phase !== "ended") setPast(false);
  return past ? null : call;
}

/** Seconds since a time, updated while it is set. */
export function useSeconds(since: number | null): number {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (since === null) return;
    const timer = setInterval(() => setNow(performance.now()), 1000);
    return () => clearInterval(timer);
  }, [since]);
  return since === null ? 0 : Math.max(0, Math.floor((now - since) / 1000));
}

/** Who it is: my remark for a friend, else the name from the call or the address. */
export interface CallIdentity {
  name: string;
  headImage: string;
}

/** Name and picture of another participant. */
export function usePersonIdentity({
  id,
  nickName,
  headImage,
}: Pick<ParticipantView, "id" | "nickName" | "headImage">): CallIdentity {
  useStore(friendsStore, ({ friends }) => friends);
  const friend = friendOf(id);
  if (friend !== undefined) return { name: friendName(friend), headImage: friend.headImageThumb };
  return { name: nickName, headImage };
}

/** Name and picture of a group. */
export function useGroupIdentity(id: number): CallIdentity {
  useStore(groupsStore, ({ groups }) => groups);
  const group = groupOf(id);
  return { name: group?.showGroupName ?? "", headImage: group?.headImageThumb ?? "" };
}

/** Marks a call's page as shown, so that no tile floats; leaving it clears an ended call. */
export function useCallPage(): void {
  const { active } = usePage();
  // Before the paint: otherwise page and tile would both be visible for a moment.
  useLayoutEffect(() => {
    if (!active) return;
    isCallPageShown.set(true);
    return () => {
      isCallPageShown.set(false);
      if (callStore.getState().call?.phase === "ended") closeEndedCall();
    };
  }, [active]);
}
