import type { Readable } from "node:stream";

export interface StoredFile {
  /** Bytes. */
  size: number;
  /** Epoch milliseconds. */
  modifiedAt: number;
  /** Quoted, as HTTP requires. */
  etag: string;
}

/** Bytes from `start` to `end`, inclusive as in HTTP; without `end` to the last. */
export interface ByteRange {
  start: number;
  end?: number;
}

export interface PutOptions {
  /** Media type, stored by S3 only: when serving, the type comes from the database. */
  type: string;
  /** A longer file throws `FileTooLarge` and is not stored. */
  most?: number;
}

/** Whole files by key. A key is made of `a-zA-Z0-9._-` and slashes. */
export interface FileStore {
  put(key: string, body: Readable | Uint8Array, options: PutOptions): Promise<StoredFile>;
  stat(key: string): Promise<StoredFile | undefined>;
  /** The file's bytes, or those of `range`, which the caller has checked against `stat`. */
  open(key: string, range?: ByteRange): Promise<Readable | undefined>;
  /** Harmless when there is none. */
  remove(key: string): Promise<void>;
}

/** Resumable uploads under ids chosen by the caller, formed like keys without slashes. */
export interface Staging {
  /** Begins an upload; harmless when it has begun. */
  stage(id: string): Promise<void>;
  /** Bytes received so far, or undefined when there is no such upload. */
  staged(id: string): Promise<number | undefined>;
  /**
   * Appends bytes. @returns how many there are now. When the sender breaks off, disk storage keeps what came.
   * @throws WrongOffset when `offset` is not the upload's length, FileTooLarge above `most` bytes in all.
   */
  appendAt(id: string, offset: number, body: Readable | Uint8Array, most: number): Promise<number>;
  openStaged(id: string): Promise<Readable | undefined>;
  /** Turns the upload into the file `key`. @throws WrongOffset when there is no such upload. */
  finish(id: string, key: string, options: { type: string }): Promise<StoredFile>;
  discard(id: string): Promise<void>;
  /** Removes uploads not touched since `before` (epoch ms). @returns how many. */
  sweepStaged(before: number): Promise<number>;
}

/**
 * Stores files on disk or in S3. A file is stored whole or not at all, and is durable once `put` or `finish` returned.
 * A full disk throws `StorageFull`, an unavailable S3 `StorageUnavailable`.
 */
export interface Storage extends FileStore, Staging {}
