import type { CallMode, Participant } from "@4d/contract";
import { serverNow } from "../../platform/server-clock.ts";
import { type CallView, newParticipantView, participantView } from "./call-view.ts";
import { noMedia } from "./own-media.ts";

const fresh = (mode: CallMode) => ({
  mode,
  own: noMedia(mode === "video"),
  startedAt: serverNow(),
  activeAt: null,
  troubleAt: null,
  unreached: null,
  ending: null,
});

/** The initial state of a private call on this page. */
export const newPrivateCallView = (part: {
  callId: string;
  myId: number;
  peerId: number;
  mode: CallMode;
  isHost: boolean;
  phase: CallView["phase"];
}): CallView => ({
  ...fresh(part.mode),
  kind: "private",
  callId: part.callId,
  targetId: part.peerId,
  isHost: part.isHost,
  inviterId: part.isHost ? part.myId : part.peerId,
  phase: part.phase,
  people: [newParticipantView(part.peerId, part.isHost ? "invited" : "connecting")],
});

/** The same for a group's call; `people` are those named in the invitation. */
export const newGroupCallView = (part: {
  callId: string;
  groupId: number;
  myId: number;
  inviterId: number;
  mode: CallMode;
  phase: CallView["phase"];
  people: readonly Participant[];
}): CallView => ({
  ...fresh(part.mode),
  kind: "group",
  callId: part.callId,
  targetId: part.groupId,
  isHost: part.inviterId === part.myId,
  inviterId: part.inviterId,
  phase: part.phase,
  people: part.people.filter(({ id }) => id !== part.myId).map((one) => participantView(one, "invited")),
});
