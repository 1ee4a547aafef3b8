import { type Character, readCardFile, type WriteOptions, writeCardFile } from "@4d/cards";
import { Failure, fail } from "../../../platform/failure.ts";
import { FairQueue } from "../../../platform/fair-queue.ts";
import { perServices } from "../../../platform/per-services.ts";
import type { Services } from "../../../platform/services.ts";
import { WorkerPool } from "../../../platform/worker-pool.ts";
import type { CardWork, CardWorkDone } from "./card-work.ts";

const entry = new URL("./card.worker.ts", import.meta.url);
/** Of a processor: a sound card of the largest size takes two seconds. */
const LIMIT_MS = 6_000;

// A card may have 50 MB, twice that unpacked: two at once, and one of an account, however many are sent.
const bounds = { width: 2, share: 1, waitingEach: 3, waitingMost: 40 };
const slotsOf = perServices(({ closing }) => new FairQueue(bounds, closing));
const poolOf = perServices(
  ({ closing }) =>
    new WorkerPool<CardWork, CardWorkDone>({ ...bounds, entry, limitMs: LIMIT_MS, memoryMb: 256 }, closing),
);

/**
 * A slot for everything somebody does with one card: whoever waits holds none of its pictures and files in memory.
 * @throws Failure tooMany, unavailable (the server stops).
 */
export const inCardSlot = <T>(services: Services, ownerId: number, work: () => Promise<T>): Promise<T> =>
  slotsOf(services).run(ownerId, work);

const refuse = () =>
  fail("invalid", {
    zh: "这张卡读不下去，可能已损坏",
    en: "This card cannot be read to its end; it may be damaged",
    data: { reason: "unreadable" },
  });

/** A hostile card may cost seconds and all memory it gets: in a thread of its own the others feel nothing. */
async function inWorker(services: Services, ownerId: number, work: CardWork): Promise<CardWorkDone> {
  try {
    return await poolOf(services).run(ownerId, () => work);
  } catch (error) {
    if (error instanceof Failure) throw error;
    return refuse();
  }
}

/** What is read or written within some milliseconds needs no thread. An archive may grow a hundredfold. */
const SMALL = 256 * 1024;
const isArchive = (bytes: Uint8Array) =>
  Buffer.from(bytes.subarray(-66_000)).includes("PK\u0005\u0006", 0, "latin1");

/** A card file that arrived or lies here, and whose work it is to read it; its name serves a character without one. */
interface CardFile {
  bytes: Uint8Array;
  name: string;
  ownerId: number;
}

/** Reads a card file. @throws Failure invalid when it takes too much, tooMany, unavailable (the server stops). */
export async function readCard(services: Services, { bytes, name, ownerId }: CardFile) {
  if (bytes.length <= SMALL && !isArchive(bytes)) return readCardFile(bytes, name);
  const done = await inWorker(services, ownerId, { kind: "read", bytes, name });
  return done.kind === "read" ? done.reading : refuse();
}

/** Writes a card file, as `ownerId`'s work. @throws Failure invalid when it takes too much, tooMany, unavailable. */
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
