import { Worker } from "node:worker_threads";
import { type Character, read, type WriteOptions, write } from "@4d/cards";
import { fail } from "../../../platform/failure.ts";
import { turns } from "../../../platform/turns.ts";
import type { CardWork, CardWorkDone } from "./card-work.ts";

const TIMEOUT_MS = 20_000;
const limits = { resourceLimits: { maxOldGenerationSizeMb: 256 } };

// A card may have 50 MB, twice that unpacked: two at a time, however many are sent.
const inTurn = turns(2);

const refuse = () =>
  fail("invalid", {
    zh: "这张卡读不下去，可能已损坏",
    en: "This card cannot be read to its end; it may be damaged",
    data: { reason: "unreadable" },
  });

/** A hostile card may cost seconds and all memory it gets: in a thread of its own the others feel nothing. */
function apart(work: CardWork): Promise<CardWorkDone> {
  return inTurn(async () => {
    const worker = new Worker(new URL("./card.worker.ts", import.meta.url), limits);
    try {
      return await new Promise<CardWorkDone>((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error("a card took too long")), TIMEOUT_MS);
        worker.once("message", (done: CardWorkDone) => resolve(done));
        worker.once("error", reject);
        worker.once("exit", () => {
          clearTimeout(timer);
          reject(new Error("a card's worker ended"));
        });
        worker.postMessage(work);
      });
    } catch {
      return refuse();
    } finally {
      await worker.terminate();
    }
  });
}

/** What is read or written within some milliseconds needs no thread. An archive may grow a hundredfold. */
const SMALL = 256 * 1024;
const isArchive = (bytes: Uint8Array) =>
  Buffer.from(bytes.subarray(-66_000)).includes("PK\u0005\u0006", 0, "latin1");

/** Reads a card file; its name serves a character without one. @throws Failure invalid when it takes too much. */
export async function readCard(bytes: Uint8Array, name: string) {
  if (bytes.length <= SMALL && !isArchive(bytes)) return read(bytes, name);
  const done = await apart({ kind: "read", bytes, name });
  return done.kind === "read" ? done.reading : refuse();
}

/** Writes a card file. @throws Failure invalid when it takes too much. */
export async function writeCard(character: Character, options: WriteOptions) {
  const files = [...(options.files?.values() ?? []), ...(options.picture ? [options.picture] : [])];
  if (files.reduce((sum, { length }) => sum + length, 0) <= SMALL) return write(character, options);
  const done = await apart({ kind: "write", character, options });
  return done.kind === "written" ? done.written : refuse();
}
