import type { Readable, Transform } from "node:stream";
import { RESUMABLE_UPLOAD_MAX } from "@4d/contract";
import { fail } from "../../platform/failure.ts";
import { FileTooLarge, StorageFull, StorageUnavailable } from "../../platform/storage/storage-errors.ts";
import { tooLarge } from "./upload-limit.ts";

/**
 * Translates storage errors into contract failures; other errors pass through. `most` is the byte limit the storage was
 * given.
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
 * Pipes a sender's stream on, with two differences to plain `pipe`: the target learns of an aborted sender, and a
 * failing target does not destroy the sender, which still has to get the response; the rest is read and dropped.
 */
export function pipeThrough<T extends Transform>(source: Readable, transform: T): T {
  transform.on("error", () => undefined); // the reader gets it too, but there may be no reader yet
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
