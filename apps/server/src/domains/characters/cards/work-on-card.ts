import { type Character, readCardFile, type WriteOptions, writeCardFile } from "@4d/cards";
import { Failure, fail } from "../../../platform/failure.ts";
import { FairQueue } from "../../../platform/fair-queue.ts";
import { perServices } from "../../../platform/per-services.ts";
import type { Services } from "../../../platform/services.ts";
import { WorkerPool } from "../../../platform/worker-pool.ts";
import type { CardWork, CardWorkDone } from "./card-work.ts";

const entry = new URL("./card.worker.ts", import.meta.url);
/** CPU time: a valid card of the largest size takes two seconds. */
const LIMIT_MS = 6_000;

// A card may have 50 MB, and twice that unpacked: two at once in total, one per account.
const bounds = { width: 2, share: 1, waitingEach: 3, waitingMost: 40 };
const slotsOf = perServices(({ closing }) => new FairQueue(bounds, closing));
const poolOf = perServices(
  ({ closing }) =>
    new WorkerPool<CardWork, CardWorkDone>({ ...bounds, entry, limitMs: LIMIT_MS, memoryMb: 512 }, closing),
);

/**
 * Runs all work on one card in one slot; a request that waits holds none of its pictures or files in memory.
 * @throws Failure tooMany, unavailable (the server stops).
 */
export const inCardSlot = <T>(services: Services, ownerId: number, work: () => Promise<T>): Promise<T> =>
  slotsOf(services).run(ownerId, work);

const refuse = () =>
  fail("invalid", {
    zh: "这张卡读不下去，可能已损坏",
    en: "This card can’t be read to the end. It may be damaged",
    data: { reason: "unreadable" },
  });

/** Runs in a worker thread: a hostile card may use seconds and all its memory without affecting others. */
async function inWorker(services: Services, ownerId: number, work: CardWork): Promise<CardWorkDone> {
  try {
    return await poolOf(services).run(ownerId, () => work);
  } catch (error) {
    if (error instanceof Failure) throw error;
    return refuse();
  }
}

/** Smaller cards take milliseconds and need no thread; archives do, because they can expand a hundredfold. */
const SMALL = 256 * 1024;
const isArchive = (bytes: Uint8Array) =>
  Buffer.from(bytes.subarray(-66_000)).includes("PK\u0005\u0006", 0, "latin1");

/** A card file, uploaded or stored, and the account the work is counted for; `name` is the fallback character name. */
interface CardFile {
  bytes: Uint8Array;
  name: string;
  ownerId: number;
}

/**
 * Reads a card file. @throws Failure invalid when it takes too long or too much memory, tooMany, unavailable (the
 * server stops).
 */
export async function readCard(services: Services, { bytes, name, ownerId }: CardFile) {
  if (bytes.length <= SMALL && !isArchive(bytes)) return readCardFile(bytes, name);
  const done = await inWorker(services, ownerId, { kind: "read", bytes, name });
  return done.kind === "read" ? done.reading : refuse();
}

/**
 * Writes a card file, counted as `ownerId`'s work.
 * @throws Failure invalid when it takes too long or too much memory, tooMany, unavailable.
 */
export async function writeCard(
  services: Services,
  character: Character,
  { ownerId, ...options }: WriteOptions & { ownerId: number },
) {
  const files = [...(options.files?.values() ?? []), ...(options.picture ? [options.picture] : [])];
  if (files.reduce((sum, { length }) => sum + length, 0) <= SMALL) return writeCardFile(character, options);
  const done = await inWorker(services, ownerId, { kind: "write", character, options });
  return done.kind === "written" ? done.written : refuse();
}
