import type { Readable, Transform } from "node:stream";
import { RESUMABLE_UPLOAD_MAX } from "@4d/contract";
import { fail } from "../../platform/failure.ts";
import { FileTooLarge, StorageFull, StorageUnavailable } from "../../platform/storage/storage-errors.ts";
import { tooLarge } from "./upload-limit.ts";

/**
 * A person's or server's error of the storage in the words of the contract; others pass through. `most` is
 * how many bytes the storage was told to take.
 */
export async function withStorageErrors<T>(work: Promise<T>, most = RESUMABLE_UPLOAD_MAX): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof FileTooLarge) tooLarge(most);
    if (error instanceof StorageFull || error instanceof StorageUnavailable)
      fail("unavailable", { cause: error });
    throw error;
  }
}

/**
 * Pipes a sender's stream on, with two differences to plain `pipe`: the end learns of a cut sender, and a
 * failing end does not destroy the sender, which still has to hear the answer; the rest is read and dropped.
 */
export function pipeThrough<T extends Transform>(source: Readable, transform: T): T {
  transform.on("error", () => undefined); // whoever reads hears it too; nobody may be reading yet
  transform.on("close", () => {
    source.unpipe(transform);
    source.resume();
  });
  source.on("error", (error) => transform.destroy(error));
  source.on("close", () => {
    if (!source.readableEnded) transform.destroy(new Error("the sender broke off"));
  });
  return source.pipe(transform);
}
