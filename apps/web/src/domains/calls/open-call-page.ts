import { CALL_FORWARD_MS, CALL_FORWARD_OPEN_MS, type CallMode } from "@4d/contract";
import { push } from "../../platform/navigation.ts";
import { calledPerson, PRIVATE_CALL_PAGE, privateCallPage } from "../friends/index.ts";

export const GROUP_PAGE = "/pages/chat/chat-group-video";

/** Whether the address is a call's page, rendered yet or not. */
export const isCallOpen = (kind: "private" | "group"): boolean =>
  location.hash.replace(/^#/, "").startsWith(kind === "private" ? PRIVATE_CALL_PAGE : GROUP_PAGE);

/** How long an incoming call waits before its page opens (`rules §4.12`). */
export const forwardDelay = (kind: "private" | "group"): number =>
  isCallOpen(kind) ? CALL_FORWARD_OPEN_MS : CALL_FORWARD_MS;

/** Opens the page of a private call, unless it is open (`rules §2.3`). */
export function openPrivatePage(peerId: number, mode: CallMode, isHost: boolean): void {
  if (!isCallOpen("private")) push(...privateCallPage(calledPerson(peerId), mode, isHost));
}

/** The same for a group's call. */
export function openGroupPage(query: {
  groupId: number;
  isHost: boolean;
  inviterId: number;
  userInfos: string;
}): void {
  if (!isCallOpen("group")) push(GROUP_PAGE, query);
}
