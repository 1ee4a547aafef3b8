import type { Readable } from "node:stream";

export interface StoredFile {
  /** Bytes. */
  size: number;
  /** Epoch milliseconds. */
  modifiedAt: number;
  /** With its quotes, as HTTP wants it. */
  etag: string;
}

/** Bytes from `start` to `end`, both included, as in HTTP; without `end` to the last. */
export interface ByteRange {
  start: number;
  end?: number;
}

export interface PutOptions {
  /** Media type, kept by S3 only: whoever serves a file knows its type from the database. */
  type: string;
  /** Refuses with `FileTooLarge` what is longer; nothing is kept then. */
  most?: number;
}

/** Whole files by key. A key is made of `a-zA-Z0-9._-` and slashes. */
export interface FileStore {
  put(key: string, body: Readable | Uint8Array, options: PutOptions): Promise<StoredFile>;
  stat(key: string): Promise<StoredFile | undefined>;
  /** The file's bytes, or those of `range`, which the caller has held against `stat`. */
  open(key: string, range?: ByteRange): Promise<Readable | undefined>;
  /** Harmless when there is none. */
  remove(key: string): Promise<void>;
}

/** Resumable uploads under ids of the caller's, made like keys without slashes. */
export interface Staging {
  /** Begins an upload; harmless when it has begun. */
  stage(id: string): Promise<void>;
  /** Bytes received so far, or undefined when there is no such upload. */
  staged(id: string): Promise<number | undefined>;
  /**
   * Adds bytes. @returns how many there are now. When the sender breaks off, disk storage keeps what came.
   * @throws WrongOffset when `offset` is not where the upload stands, FileTooLarge above `most` bytes in all.
   */
  appendAt(id: string, offset: number, body: Readable | Uint8Array, most: number): Promise<number>;
  openStaged(id: string): Promise<Readable | undefined>;
  /** Makes the upload the file `key`. @throws WrongOffset when there is no such upload. */
  finish(id: string, key: string, options: { type: string }): Promise<StoredFile>;
  discard(id: string): Promise<void>;
  /** Forgets uploads not touched since `before` (epoch ms). @returns how many. */
  sweepStaged(before: number): Promise<number>;
}

/**
 * Where files lie: on disk, or in S3. A file is there whole or not at all, and stays once `put` or `finish`
 * returned. A full disk throws `StorageFull`, a silent S3 `StorageUnavailable`.
 */
export interface Storage extends FileStore, Staging {}
