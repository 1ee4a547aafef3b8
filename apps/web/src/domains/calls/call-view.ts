import type { CallMedia, CallMode, CallResult, groupRingFailures, Participant } from "@4d/contract";
import type { MediaProblem } from "./media/media-problem.ts";

/** How well somebody is heard: 3 excellent, 2 good, 1 poor, 0 lost (`calls §6.1`). */
export type Quality = 0 | 1 | 2 | 3;

/**
 * Where a call stands on this terminal. `preparing`: asking for microphone and camera; `calling`: the other's
 * terminals ring; `ringing`: ours do; `reconnecting`: it was active and the line is being healed.
 */
export type CallPhase =
  | "preparing"
  | "calling"
  | "ringing"
  | "connecting"
  | "active"
  | "reconnecting"
  | "ended";

/** One of the others. */
export interface ParticipantView {
  id: number;
  /** As the server told it; empty in a call between two, where the friend's record says it. */
  nickName: string;
  headImage: string;
  /** `invited`: being rung, not inside yet. */
  state: "invited" | "connecting" | "connected" | "reconnecting";
  stream: MediaStream | null;
  media: CallMedia;
  quality: Quality;
  isSpeaking: boolean;
}

/** What I send, and what stands in the way. */
export interface OwnMedia extends CallMedia {
  /** For a muted preview. */
  stream: MediaStream | null;
  facing: "user" | "environment";
  canFlip: boolean;
  canShareScreen: boolean;
  lowData: boolean;
  /** Loudness of the microphone, 0–1, while muted too. */
  level: number;
  mutedButSpeaking: boolean;
  problem: MediaProblem | null;
  /** So many people are inside that cameras stay off (`calls §3.3`); to be said in words. */
  videoLimited: boolean;
}

export interface CallEnding {
  result: CallResult;
  /** Words of the server or of the other side; empty when there are none. */
  reason: string;
  /** Milliseconds of talk. */
  duration: number;
  /** Another of my terminals took or ended it. */
  isElsewhere: boolean;
}

/** Members of a group who did not come into its call, and why. */
export interface UnreachedMembers {
  why: keyof typeof groupRingFailures | "said";
  /** What his own terminal said, when `why` is "said". */
  words: string;
  people: readonly Pick<ParticipantView, "id" | "nickName">[];
}

/** The call this page is in or is rung by. Times are of this device's clock, epoch ms. */
export interface CallView {
  kind: "private" | "group";
  /** Empty until a group's call is known. */
  callId: string;
  /** The friend, or the group. */
  targetId: number;
  mode: CallMode;
  /** I began it. */
  isHost: boolean;
  /** Who rings me or rang me; me when I am the host. */
  inviterId: number;
  phase: CallPhase;
  people: readonly ParticipantView[];
  own: OwnMedia;
  startedAt: number;
  /** When talk began; what a timer counts from. */
  activeAt: number | null;
  /** Since when the line is being healed. */
  troubleAt: number | null;
  /** The last word on somebody who was not reached; another object each time, for a passing notice. */
  unreached: UnreachedMembers | null;
  ending: CallEnding | null;
}

export const silentMedia: CallMedia = { microphone: true, camera: false, screen: false };

/** A person before anything is known of his line. */
export const newParticipantView = (id: number, state: ParticipantView["state"]): ParticipantView => ({
  id,
  nickName: "",
  headImage: "",
  state,
  stream: null,
  media: silentMedia,
  quality: 3,
  isSpeaking: false,
});

/** A participant as a face. */
export const participantView = (one: Participant, state: ParticipantView["state"]): ParticipantView => ({
  ...newParticipantView(one.id, state),
  nickName: one.nickName,
  headImage: one.headImage,
  media: { microphone: one.isMicroPhone, camera: one.isCamera, screen: false },
});
