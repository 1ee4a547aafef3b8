import type { CallMode } from "@4d/contract";
import { push } from "../../platform/navigation.ts";
import { friendName, friendOf } from "../friends/index.ts";
import { isCharacter } from "./chat-directory.ts";

/** Opens the page that calls a friend (`rules §2.3`). */
export function openFriendCall(id: number, mode: CallMode): void {
  // A character has no camera and no line: it is talked with on a page of its own (`CALL-6`).
  if (isCharacter(id)) {
    push("/pages/chat/ai-call", { id });
    return;
  }
  const known = friendOf(id);
  const face = known === undefined ? {} : { nickName: friendName(known), headImage: known.headImageThumb };
  push("/pages/chat/chat-private-video", { mode, friend: JSON.stringify({ id, ...face }), isHost: true });
}

/** Opens the page that begins a group's call, or goes into the one that runs. */
export const openGroupCall = (groupId: number): void =>
  push("/pages/chat/chat-group-video", { groupId, isHost: true, inviterId: 0, userInfos: "[]" });
