import type { Readable, Transform } from "node:stream";
import { fail } from "../../platform/failure.ts";
import { FileTooLarge, StorageFull, StorageUnavailable } from "../../platform/storage/storage-errors.ts";

const REFUSED = {
  zh: "上传的文件太大",
  en: "This file is too large",
};

/** A person's or server's error of the storage in the words of the contract; others pass through. */
export async function storing<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof FileTooLarge) fail("tooLarge", REFUSED);
    if (error instanceof StorageFull || error instanceof StorageUnavailable) fail("unavailable");
    throw error;
  }
}

/**
 * Pipes a sender's stream on, with two differences to plain `pipe`: the end learns of a cut sender, and a
 * failing end does not destroy the sender, which still has to hear the answer; the rest is read and dropped.
 */
export function through<T extends Transform>(source: Readable, transform: T): T {
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
