import type { CallMedia, CallMode, CallResult, groupRingFailures, Participant } from "@4d/contract";
import type { MediaProblem } from "./media/media-problem.ts";

/** Quality of a connection: 3 excellent, 2 good, 1 poor, 0 lost (`calls §6.1`). */
export type Quality = 0 | 1 | 2 | 3;

/**
 * Phase of a call on this terminal. `preparing`: asking for microphone and camera; `calling`: the other's terminals
 * ring; `ringing`: ours do; `reconnecting`: it was active and the connection is being restored.
 */
export type CallPhase =
  | "preparing"
  | "calling"
  | "ringing"
  | "connecting"
  | "active"
  | "reconnecting"
  | "ended";

/** One of the other participants. */
export interface ParticipantView {
  id: number;
  /** As the server sent it; empty in a private call, where the friend's record has it. */
  nickName: string;
  headImage: string;
  /** `invited`: being rung, not inside yet. */
  state: "invited" | "connecting" | "connected" | "reconnecting";
  stream: MediaStream | null;
  media: CallMedia;
  quality: Quality;
  isSpeaking: boolean;
}

/** What this terminal sends, and what prevents it. */
export interface OwnMedia extends CallMedia {
  /** For a muted preview. */
  stream: MediaStream | null;
  facing: "user" | "environment";
  canFlip: boolean;
  canShareScreen: boolean;
  lowData: boolean;
  /** Microphone level, 0–1, also while muted. */
  level: number;
  mutedButSpeaking: boolean;
  problem: MediaProblem | null;
  /** Cameras stay off because so many people are inside (`calls §3.3`); the screen says so. */
  videoLimited: boolean;
}

export interface CallEnding {
  result: CallResult;
  /** The server's or the other side's own words; empty when there are none. */
  reason: string;
  /** Length of the conversation, ms. */
  duration: number;
  /** Another of my terminals accepted or ended it. */
  isElsewhere: boolean;
}

/** Members of a group who did not join its call, and why. */
export interface UnreachedMembers {
  why: keyof typeof groupRingFailures | "said";
  /** The reason their own terminal gave, when `why` is "said". */
  words: string;
  people: readonly Pick<ParticipantView, "id" | "nickName">[];
}

/** The call this page is in, or that rings here. Times are epoch ms of this device's clock. */
export interface CallView {
  kind: "private" | "group";
  /** Empty until a group's call is known. */
  callId: string;
  /** The friend's or group's id. */
  targetId: number;
  mode: CallMode;
  /** I started it. */
  isHost: boolean;
  /** Who rings or rang me; my own id when I am the host. */
  inviterId: number;
  phase: CallPhase;
  people: readonly ParticipantView[];
  own: OwnMedia;
  startedAt: number;
  /** When the conversation began; the timer counts from it. */
  activeAt: number | null;
  /** Since when the connection is being restored. */
  troubleAt: number | null;
  /** The latest members who were not reached; a new object each time, for a toast. */
  unreached: UnreachedMembers | null;
  ending: CallEnding | null;
}

/** What people are assumed to send until they say otherwise. */
const INITIAL_MEDIA: CallMedia = { microphone: true, camera: false, screen: false };

/** A person before anything is known of their connection. */
export const newParticipantView = (id: number, state: ParticipantView["state"]): ParticipantView => ({
  id,
  nickName: "",
  headImage: "",
  state,
  stream: null,
  media: INITIAL_MEDIA,
  quality: 3,
  isSpeaking: false,
});

/** A participant of the server's record. */
export const participantView = (one: Participant, state: ParticipantView["state"]): ParticipantView => ({
  ...newParticipantView(one.id, state),
  nickName: one.nickName,
  headImage: one.headImage,
  media: { microphone: one.isMicroPhone, camera: one.isCamera, screen: false },
});
