import type { CallMode } from "@4d/contract";
import { push } from "../../platform/navigation.ts";
import { calledPerson, privateCallPage } from "../friends/index.ts";
import { isCharacter } from "./chat-directory.ts";

/** Opens the page that calls a friend (`rules §2.3`). */
export function openFriendCall(id: number, mode: CallMode): void {
  // A character has no camera: voice conversations with it have a page of their own (`CALL-6`).
  if (isCharacter(id)) {
    push("/pages/chat/ai-call", { id });
    return;
  }
  push(...privateCallPage(calledPerson(id), mode));
}

/** Opens the page that starts a group's call, or joins the running one. */
export const openGroupCall = (groupId: number): void =>
  push("/pages/chat/chat-group-video", { groupId, isHost: true, inviterId: 0, userInfos: "[]" });
