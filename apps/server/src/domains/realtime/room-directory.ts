import type { RoomChange } from "../../platform/bus.ts";

/** The window of rows a person sees in a room: `from < id <= to`. */
interface Window {
  from: number;
  to: number | null;
}

export type LoadRoom = (room: number) => Promise<{ userId: number; from: number; to: number | null }[]>;

const ROOMS_MAX = 10_000;

/** Who belongs to a room, remembered on this node; changes come with the stream, so they are never early. */
export class RoomDirectory {
  readonly #load: LoadRoom;
  readonly #rooms = new Map<number, Map<number, Window>>();

  constructor(load: LoadRoom) {
    this.#load = load;
  }

  /** The room's people, or null when they must be loaded first. */
  known(room: number): Map<number, Window> | null {
    return this.#rooms.get(room) ?? null;
  }

  async load(room: number): Promise<Map<number, Window>> {
    const windows = await this.#load(room);
    const people = new Map(windows.map(({ userId, from, to }) => [userId, { from, to }]));
    if (this.#rooms.size >= ROOMS_MAX) this.#rooms.delete(this.#rooms.keys().next().value ?? 0);
    this.#rooms.set(room, people);
    return people;
  }

  apply(change: RoomChange): void {
    this.#rooms.get(change.room)?.set(change.userId, { from: change.from, to: change.to });
  }

  forgetAll(): void {
    this.#rooms.clear();
  }
}
