import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { type Manifest, manifestOf } from "./manifest.ts";
import { CommandError } from "./run-command.ts";

/** A tar consists of blocks; an entry's header gives its name and length. */
const BLOCK = 512;
/** Two empty blocks end a tar. */
const END = 2 * BLOCK;
/** The manifest comes first, and is short. */
const HEAD_MOST = 16 * 1024;

const text = (bytes: Buffer, from: number, length: number): string =>
  bytes.toString("utf8", from, from + length).replace(/\0.*$/s, "");

/** The manifest at the head of an unpacked archive, as far as it came. */
function manifestIn(head: Buffer): Manifest | undefined {
  if (head.length < BLOCK || text(head, 0, 100).replace(/^\.\//, "") !== "manifest.json") return undefined;
  const length = Number.parseInt(text(head, 124, 12), 8);
  return head.length < BLOCK + length ? undefined : manifestOf(text(head, BLOCK, length));
}

/** Collects an unpacked archive's head, length and last bytes as it passes. */
function archiveInspector() {
  let head = Buffer.alloc(0);
  let tail = Buffer.alloc(0);
  let length = 0;
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      if (head.length < HEAD_MOST) head = Buffer.concat([head, chunk.subarray(0, HEAD_MOST - head.length)]);
      tail = Buffer.concat([tail, chunk]).subarray(-END);
      length += chunk.length;
      done();
    },
  });
  return { sink, seen: () => ({ head, tail, length }) };
}

/** Explains the unpacker's error to the person who made or copied the file. */
function explainUnpackError(error: unknown): string {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (code === "Z_BUF_ERROR")
    return "it is cut off: its end is missing, as after a copy that broke off or a disk that was full";
  if (code === "Z_DATA_ERROR") return "bytes in it are damaged, as by a broken disk or a transfer as text";
  if (code === "EISDIR") return "it is a folder";
  if (code === "EACCES" || code === "EPERM") return "it may not be read by this user";
  return error instanceof Error ? error.message : String(error);
}

const size = (bytes: number): string =>
  bytes < 1024 * 1024 ? `${bytes} bytes` : `${Math.round(bytes / 1024 / 1024)} MB`;

/**
 * Reads a whole backup and returns its manifest, before anything is unpacked or moved.
 * @throws CommandError saying what is wrong with it: empty, not a backup of ours, truncated, damaged
 */
export async function inspectBackup(path: string): Promise<Manifest> {
  const { size: bytes } = await stat(path);
  const refuse = (why: string, of?: Manifest): never => {
    const made = of ? ` of ${new Date(of.madeAt).toISOString()}` : "";
    throw new CommandError(
      `The backup ${path}${made} (${size(bytes)}) cannot be restored: ${why}. Nothing was changed.`,
    );
  };
  if (bytes === 0) return refuse("it is empty");
  const { sink, seen } = archiveInspector();
  try {
    await pipeline(createReadStream(path), createGunzip(), sink);
  } catch (error) {
    const { head, length } = seen();
    const isDamaged = error instanceof Error && "code" in error && error.code === "Z_DATA_ERROR";
    if (isDamaged && length === 0) return refuse("it is no .tar.gz, so it was not made by `npm run backup`");
    return refuse(`${explainUnpackError(error)}, after ${size(length)} unpacked`, manifestIn(head));
  }
  const { head, tail, length } = seen();
  const manifest = manifestIn(head);
  if (!manifest)
    return refuse("it was not made by `npm run backup`: no manifest.json stands at its beginning");
  if (length % BLOCK !== 0 || tail.length < END || tail.some((byte) => byte !== 0))
    return refuse("it is cut off: what is packed in it has no end", manifest);
  return manifest;
}
