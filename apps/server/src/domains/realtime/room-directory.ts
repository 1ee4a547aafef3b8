import type { RoomChange } from "../../platform/bus.ts";

/** A window of rows a person sees in a room: `from < id <= to`. */
interface Window {
  from: number;
  to: number | null;
}

/** Windows remembered per person: rows on their way are never much older. */
const WINDOWS_MAX = 8;

/** Adds a window to a person's windows, or ends the one with the same start. */
function open(people: Map<number, Window[]>, { userId, from, to }: Window & { userId: number }): void {
  const others = (people.get(userId) ?? []).filter((one) => one.from !== from);
  people.set(userId, [...others, { from, to }].slice(-WINDOWS_MAX));
}

export type LoadRoom = (room: number) => Promise<{ userId: number; from: number; to: number | null }[]>;

const ROOMS_MAX = 10_000;

/** Who belongs to a room, cached on this node; changes come with the stream, so they are never early. */
export class RoomDirectory {
  readonly #load: LoadRoom;
  readonly #rooms = new Map<number, Map<number, Window[]>>();
  /** Changes announced for rooms while they were being loaded: the result may be older than them. */
  readonly #changesWhileLoading = new Map<number, RoomChange[]>();
  readonly #loading = new Map<number, Promise<Map<number, Window[]>>>();
  #forgotten = 0;

  constructor(load: LoadRoom) {
    this.#load = load;
  }

  /** The room's people, or null when they must be loaded first. */
  known(room: number): Map<number, Window[]> | null {
    return this.#rooms.get(room) ?? null;
  }

  /** Loads a room, once for all concurrent callers: a second result, older than the first, would undo changes. */
  load(room: number): Promise<Map<number, Window[]>> {
    const loading = this.#loading.get(room) ?? this.#read(room).finally(() => this.#loading.delete(room));
    this.#loading.set(room, loading);
    return loading;
  }

  async #read(room: number): Promise<Map<number, Window[]>> {
    const missed: RoomChange[] = [];
    this.#changesWhileLoading.set(room, missed);
    try {
      for (;;) {
        const forgotten = this.#forgotten;
        const windows = await this.#load(room);
        if (forgotten !== this.#forgotten) continue;
        const people = new Map<number, Window[]>();
        for (const window of [...windows, ...missed]) open(people, window);
        if (this.#rooms.size >= ROOMS_MAX) this.#rooms.delete(this.#rooms.keys().next().value ?? 0);
        this.#rooms.set(room, people);
        return people;
      }
    } finally {
      this.#changesWhileLoading.delete(room);
    }
  }

  apply(change: RoomChange): void {
    this.#changesWhileLoading.get(change.room)?.push(change);
    const people = this.#rooms.get(change.room);
    if (people !== undefined) open(people, change);
  }

  forgetAll(): void {
    this.#forgotten += 1;
    this.#rooms.clear();
  }
}
