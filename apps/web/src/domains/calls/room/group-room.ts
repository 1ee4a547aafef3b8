import type { Tracks } from "../peer/peer-link.ts";
import type { CallRoom, EnterRoom, RoomAccess, RoomListener } from "./call-room.ts";

/** A room that could not be entered, or was lost, is tried again after so long, ms. */
export const ROOM_RETRY_MS = 15_000;
/**
 * So long, ms, a broken way to a room is waited for: LiveKit's client itself gives up after a minute with a server that
 * is gone, and after three with one that stalls, and all that time nobody is heard.
 */
export const MENDING_MS = 15_000;
/** So long after me, ms, those may come who were told of the room when I was. */
const EARLY_MS = 10_000;

export interface RoomOptions {
  /** The way into the call's room; null while it has none. */
  askRoom: () => Promise<RoomAccess | null>;
  enterRoom: EnterRoom;
  tracks: () => Tracks;
  lowData: () => boolean;
  /** Those inside the call, but for me. */
  others: () => readonly number[];
}

interface RoomEvents extends Omit<RoomListener, "onPresent"> {
  onPresent: (userId: number) => void;
  /** I am in; or have been for so long that whoever is not there will not come. */
  onEntered: () => void;
}

/** My place in the room of a large call: entered, lost, entered again; and who else is there. */
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

  /** I am in, with all I send. */
  get isIn(): boolean {
    return this.#room !== null;
  }

  /** My way to it is being mended. */
  get isBroken(): boolean {
    return this.#repairTimer !== undefined;
  }

  /** I am on the way or have just come: who will be there is not known yet. */
  get isEarly(): boolean {
    return this.#entering !== null || this.#settleTimer !== undefined;
  }

  isPresent(userId: number): boolean {
    return this.#present.has(userId);
  }

  streamOf(userId: number): MediaStream | null {
    return this.#present.get(userId) ?? null;
  }

  /** Goes in; says whether I am. What fails is tried again: until then the call goes on without. */
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
    // What I send is to be somewhere: if not there, then by lines.
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
      // People and devices may have changed on the way.
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

  /** The way is whole, or no longer waited for. */
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
