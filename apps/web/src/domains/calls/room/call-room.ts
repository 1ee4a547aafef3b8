import type { Quality } from "../call-view.ts";
import type { Tracks } from "../peer/peer-link.ts";

/** Access to a room, as granted by the server (`CALL-5`). */
export interface RoomAccess {
  url: string;
  token: string;
}

/** Events of a room about the others, by user id. */
export interface RoomListener {
  /** Somebody is present, with their stream; called again when its tracks change, null while they send nothing. */
  onPresent: (userId: number, stream: MediaStream | null) => void;
  onLeft: (userId: number) => void;
  onQuality: (userId: number, quality: Quality) => void;
  /** My connection to the room broke, or recovered. */
  onTrouble: (isBroken: boolean) => void;
  /** It could not be restored: I am out. */
  onLost: () => void;
}

/** A room on a media server; only the part of its interface that a call needs. */
export interface CallRoom {
  /** Sends these tracks from now on; resolves once the room has them. */
  send: (tracks: Tracks) => Promise<void>;
  /** Only these people may receive my media. */
  allow: (userIds: readonly number[]) => void;
  setLowData: (on: boolean) => void;
  leave: () => void;
}

/** Enters a room; resolves once all I send is published, so that whoever finds me there needs no direct connection. */
export type EnterRoom = (
  access: RoomAccess,
  mine: { tracks: Tracks; allowed: readonly number[]; lowData: boolean },
  listener: RoomListener,
) => Promise<CallRoom>;
