import type { Log } from "../../platform/log.ts";

interface Parts {
  load(room: number): Promise<unknown>;
  isKnown(room: number): boolean;
  /** Ids of everybody who may belong to a room. */
  peopleOf(room: number): Promise<readonly number[]>;
  log: Log;
}

interface UnloadedRoom {
  tasks: (() => void)[];
  /** Tasks dropped because there were too many. */
  dropped: number;
  /** Possible recipients; null while they cannot be determined. */
  people: ReadonlySet<number> | null;
}

/** Tasks that wait for one room, at most; for the rest, its people have to pull. */
const TASKS_MAX = 1000;
const RETRY_MS = 500;
const RETRY_MAX_MS = 8000;
/** A room that takes longer than this to load waits on its own; while other rooms wait, it gets less time. */
const PATIENCE_MS = 1000;

const within = (ms: number, task: Promise<unknown>): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(false), ms);
    task.then(() => resolve(true), reject).finally(() => clearTimeout(timer));
  });

/**
 * Rooms that could not be loaded. Tasks for such a room wait here in order and run once it can be loaded; tasks for
 * other rooms go on.
 */
export class UnloadedRooms {
  readonly #parts: Parts;
  readonly #unloaded = new Map<number, UnloadedRoom>();
  #stopped = false;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Whether something waits for the room: later tasks have to wait behind it. */
  has(room: number): boolean {
    return this.#unloaded.has(room);
  }

  /** Possible recipients of what waits for a room; null while they cannot be determined. */
  peopleOf(room: number): ReadonlySet<number> | null {
    return this.#unloaded.get(room)?.people ?? null;
  }

  stop(): void {
    this.#stopped = true;
    this.#unloaded.clear();
  }

  /** Loads a room within the time limit. @returns whether it is known now; never throws. */
  async tryLoad(room: number): Promise<boolean> {
    const patience = PATIENCE_MS / (1 + this.#unloaded.size);
    try {
      return (await within(patience, this.#parts.load(room))) && this.#parts.isKnown(room);
    } catch (error) {
      this.#parts.log.warn({ err: error, room }, "room not readable");
      return false;
    }
  }

  /** Runs a task after everything else that waits for the room. @returns whether it is the first to wait. */
  add(room: number, task: () => void): boolean {
    const known = this.#unloaded.get(room);
    if (known === undefined) {
      const unloaded: UnloadedRoom = { tasks: [task], dropped: 0, people: null };
      this.#unloaded.set(room, unloaded);
      void this.#retry(room, unloaded);
      return true;
    }
    if (known.tasks.length < TASKS_MAX) known.tasks.push(task);
    else known.dropped += 1;
    return false;
  }

  async #loadPeople(room: number, unloaded: UnloadedRoom): Promise<void> {
    try {
      unloaded.people = new Set(await this.#parts.peopleOf(room));
    } catch {
      // Then anybody may be a recipient.
    }
  }

  async #retry(room: number, unloaded: UnloadedRoom): Promise<void> {
    for (let wait = RETRY_MS; !this.#stopped; wait = Math.min(RETRY_MAX_MS, wait * 2)) {
      if (unloaded.people === null) void this.#loadPeople(room, unloaded);
      await new Promise((resolve) => setTimeout(resolve, wait).unref());
      if (this.#stopped || !(await this.tryLoad(room))) continue;
      this.#unloaded.delete(room);
      const { tasks, dropped } = unloaded;
      this.#parts.log.info({ room, tasks: tasks.length, dropped }, "room readable again");
      for (const task of tasks) task();
      return;
    }
  }
}
