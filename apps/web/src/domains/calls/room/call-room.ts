import type { Quality } from "../call-view.ts";
import type { Tracks } from "../peer/peer-link.ts";

/** The way into a room, as the server gives it (`CALL-5`). */
export interface RoomAccess {
  url: string;
  token: string;
}

/** What a room tells of the others, by their user ids. */
export interface RoomListener {
  /** Somebody is there; his stream, anew whenever its tracks change, null while nothing of him is heard or seen. */
  onPresent: (userId: number, stream: MediaStream | null) => void;
  onLeft: (userId: number) => void;
  onQuality: (userId: number, quality: Quality) => void;
  /** My way to the room is broken and being mended, or whole again. */
  onTrouble: (isBroken: boolean) => void;
  /** It could not be mended: I am out. */
  onLost: () => void;
}

/** A place on a server through which everybody hears and sees everybody; as little of it as a call needs. */
export interface CallRoom {
  /** Sends these from now on; resolves once the room has them. */
  send: (tracks: Tracks) => Promise<void>;
  /** Nobody else in the room hears or sees me. */
  allow: (userIds: readonly number[]) => void;
  setLowData: (on: boolean) => void;
  leave: () => void;
}

/** Goes in; resolves once all I send is there, so that whoever finds me there can do without another line. */
export type EnterRoom = (
  access: RoomAccess,
  mine: { tracks: Tracks; allowed: readonly number[]; lowData: boolean },
  listener: RoomListener,
) => Promise<CallRoom>;
