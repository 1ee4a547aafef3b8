/** No room left on the disk; answered as 503. Nothing of the file was stored. */
export class StorageFull extends Error {
  override readonly name = "StorageFull";
}

/** S3 does not answer, or answers nonsense, or the disk takes no files; answered as 503. */
export class StorageUnavailable extends Error {
  override readonly name = "StorageUnavailable";
}

/** Longer than the caller allowed; answered as 413. */
export class FileTooLarge extends Error {
  override readonly name = "FileTooLarge";
}

/** A chunk at another offset than the upload's: the sender asks, and continues from `received`. */
export class WrongOffset extends Error {
  override readonly name = "WrongOffset";
  readonly received: number | undefined;

  constructor(received: number | undefined) {
    super(received === undefined ? "There is no such upload" : `The upload stands at ${received} bytes`);
    this.received = received;
  }
}

const FULL = new Set(["ENOSPC", "EDQUOT"]);
/** A read-only disk, a folder that is not ours, a failing disk, no descriptors left. */
const UNAVAILABLE_CODES = new Set([
  "EROFS",
  "EACCES",
  "EPERM",
  "EIO",
  "ENODEV",
  "ENXIO",
  "ESTALE",
  "EMFILE",
  "ENFILE",
]);

/** Turns the system's error for a full disk into `StorageFull`, and for an unusable one into `StorageUnavailable`. */
export function asStorageError(error: unknown): unknown {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (FULL.has(code)) return new StorageFull("The disk is full", { cause: error });
  if (UNAVAILABLE_CODES.has(code)) return new StorageUnavailable("The disk takes no files", { cause: error });
  return error;
}
