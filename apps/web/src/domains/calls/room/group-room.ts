import type { Tracks } from "../peer/peer-link.ts";
import type { CallRoom, EnterRoom, RoomAccess, RoomListener } from "./call-room.ts";

/** Delay before a room that could not be entered, or was lost, is tried again, ms. */
export const ROOM_RETRY_MS = 15_000;
/**
 * How long a broken room connection may take to recover, ms. LiveKit's client gives up only after a minute on a dead
 * server and after three on a stalled one, and until then nobody is heard.
 */
export const MENDING_MS = 15_000;
/** How long after me others may enter who learned of the room when I did, ms. */
const EARLY_MS = 10_000;

export interface RoomOptions {
  /** Requests access to the call's room; null while there is none. */
  askRoom: () => Promise<RoomAccess | null>;
  enterRoom: EnterRoom;
  tracks: () => Tracks;
  lowData: () => boolean;
  /** Ids of those inside the call, except mine. */
  others: () => readonly number[];
}

interface RoomEvents extends Omit<RoomListener, "onPresent"> {
  onPresent: (userId: number) => void;
  /** I am in; or have been for so long that whoever is not there will not come. */
  onEntered: () => void;
}

/** My membership in the room of a large call: entered, lost, entered again; and who else is there. */
export class GroupRoom {
  readonly #options: RoomOptions;
  readonly #events: RoomEvents;
  readonly #present = new Map<number, MediaStream | null>();
  #room: CallRoom | null = null;
  #entering: Promise<boolean> | null = null;
  #settleTimer: ReturnType<typeof setTimeout> | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;
  #repairTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: RoomOptions, events: RoomEvents) {
    this.#options = options;
    this.#events = events;
  }

  /** Whether I am in, with all I send. */
  get isIn(): boolean {
    return this.#room !== null;
  }

  /** Whether my connection to it is being restored. */
  get isBroken(): boolean {
    return this.#repairTimer !== undefined;
  }

  /** I am entering or have just entered: who else will come is not known yet. */
  get isEarly(): boolean {
    return this.#entering !== null || this.#settleTimer !== undefined;
  }

  isPresent(userId: number): boolean {
    return this.#present.has(userId);
  }

  streamOf(userId: number): MediaStream | null {
    return this.#present.get(userId) ?? null;
  }

  /** Enters the room; resolves with whether I am in. Failures are retried; until then the call goes on without it. */
  enter(): Promise<boolean> {
    if (this.isIn || this.#isClosed) return Promise.resolve(this.isIn);
    clearTimeout(this.#retry);
    this.#entering ??= this.#enter().finally(() => {
      this.#entering = null;
      if (!this.#isClosed) this.#events.onEntered();
    });
    return this.#entering;
  }

  send(tracks: Tracks): void {
    // My media must go somewhere: if not into the room, then over direct connections.
    this.#room?.send(tracks).catch(() => this.#lost());
  }

  allow(): void {
    this.#room?.allow(this.#options.others());
  }

  setLowData(on: boolean): void {
    this.#room?.setLowData(on);
  }

  close(): void {
    this.#isClosed = true;
    this.#leave();
    clearTimeout(this.#retry);
  }

  async #enter(): Promise<boolean> {
    const { askRoom, enterRoom, tracks, lowData, others } = this.#options;
    try {
      const access = await askRoom();
      if (access === null || this.#isClosed) return false;
      const mine = { tracks: tracks(), allowed: others(), lowData: lowData() };
      const room = await enterRoom(access, mine, this.#listener());
      this.#room = room;
      if (this.#isClosed) this.#leave();
      // People and devices may have changed meanwhile.
      this.allow();
      this.send(tracks());
      this.#settleTimer = setTimeout(() => this.#onSettled(), EARLY_MS);
      return this.isIn;
    } catch {
      this.#repaired();
      this.#present.clear();
      this.#tryLater();
      return false;
    }
  }

  #onSettled(): void {
    this.#settleTimer = undefined;
    this.#events.onEntered();
  }

  #leave(): void {
    clearTimeout(this.#settleTimer);
    this.#settleTimer = undefined;
    this.#room?.leave();
    this.#room = null;
    this.#repaired();
    this.#present.clear();
  }

  /** The connection is restored, or no longer waited for. */
  #repaired(): void {
    clearTimeout(this.#repairTimer);
    this.#repairTimer = undefined;
  }

  #lost(): void {
    if (this.#room === null) return;
    this.#leave();
    this.#events.onLost();
    this.#tryLater();
  }

  #tryLater(): void {
    if (this.#isClosed) return;
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => void this.enter(), ROOM_RETRY_MS);
  }

  #listener(): RoomListener {
    return {
      ...this.#events,
      onPresent: (userId, stream) => {
        this.#present.set(userId, stream);
        this.#events.onPresent(userId);
      },
      onLeft: (userId) => {
        this.#present.delete(userId);
        this.#events.onLeft(userId);
      },
      onTrouble: (isBroken) => {
        if (isBroken) this.#repairTimer ??= setTimeout(() => this.#lost(), MENDING_MS);
        else this.#repaired();
        this.#events.onTrouble(isBroken);
      },
      onLost: () => this.#lost(),
    };
  }
}
