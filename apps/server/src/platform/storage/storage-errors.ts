/** No room left on the disk; answered as 503. Nothing of the file was kept. */
export class StorageFull extends Error {
  override readonly name = "StorageFull";
}

/** S3 does not answer, or not sensibly; answered as 503. */
export class StorageUnavailable extends Error {
  override readonly name = "StorageUnavailable";
}

/** Longer than the caller allowed; answered as 413. */
export class FileTooLarge extends Error {
  override readonly name = "FileTooLarge";
}

/** A chunk for another place than where the upload stands: the sender asks and goes on from `received`. */
export class WrongOffset extends Error {
  override readonly name = "WrongOffset";
  readonly received: number | undefined;

  constructor(received: number | undefined) {
    super(received === undefined ? "There is no such upload" : `The upload stands at ${received} bytes`);
    this.received = received;
  }
}

const FULL = new Set(["ENOSPC", "EDQUOT"]);

/** Turns the system's word for a full disk into `StorageFull`, leaving other errors alone. */
export function asStorageError(error: unknown): unknown {
  const full = error instanceof Error && "code" in error && FULL.has(String(error.code));
  return full ? new StorageFull("The disk is full", { cause: error }) : error;
}
