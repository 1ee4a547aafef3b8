import { randomUUID } from "node:crypto";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { SINGLE_UPLOAD_MAX } from "@4d/contract";
import { fail, SERVER_STOPPING } from "../failure.ts";
import { FairQueue } from "../fair-queue.ts";
import type { Log } from "../log.ts";
import { asStorageError, StorageFull, StorageUnavailable } from "../storage/storage-errors.ts";
import { createChildren, type PictureChildren, WIDTH } from "./picture-children.ts";
import type { PictureJobKind, PictureJobs, Unusable } from "./picture-jobs.ts";

/** One process per account; and how many jobs may wait, per account and in total. */
const BOUNDS = { width: WIDTH, share: 1, waitingEach: 5, waitingMost: 200 };
/** Bytes of a picture from outside, and of one we made from it. */
export const PICTURE_BYTES_MAX = 2 * SINGLE_UPLOAD_MAX;
const BYTES = { input: SINGLE_UPLOAD_MAX, output: PICTURE_BYTES_MAX };
/** How long reading a picture from the store may take. */
const SOURCE_MS = 15_000;

/** The requester of a picture: an account by its id, or the server itself. */
export type PictureRequester = number | "server";

/** A picture to work on: bytes, a file path, or a function that writes the picture to a path. */
export type Source = Uint8Array | string | ((path: string) => Promise<void>);

/** What a job needs. Annotate a variable with it: an optional field that is misspelt compiles otherwise. */
export interface PictureRequest<K extends PictureJobKind> {
  who: PictureRequester;
  /** The input field to name when the picture is unusable. */
  field?: string;
  /** Called when the job's turn comes; absent for what is painted. */
  source?: () => Promise<Source>;
  params: PictureJobs[K]["params"];
  /** The server's own work, bounded elsewhere: it waits however many jobs already wait. */
  ignoresQueueLimit?: boolean;
  /** Gives up waiting for a process when it fires. */
  signal?: AbortSignal;
}

interface Parts {
  /** Holds the jobs' temporary folders. */
  folder: string;
  log: Log;
  /** Fires when the server stops: every process ends at once, running and waiting jobs fail with `unavailable`. */
  closing: AbortSignal;
}

/** The only way to decode, draw and encode pictures. */
export interface Pictures {
  /**
   * Runs a job on a picture in a separate process, in turn with everybody else's, and passes its outcome to `take`; the
   * files it names are deleted afterwards.
   * @throws Failure `invalid` naming the field for a picture that cannot be used, `tooMany` with `data.retryAfter` when
   *   too much waits, `unavailable` when the server stops or its disk is full.
   */
  run<K extends PictureJobKind, T>(
    kind: K,
    ask: PictureRequest<K>,
    take: (done: PictureJobs[K]["done"]) => T | Promise<T>,
  ): Promise<T>;
}

const UNUSABLE: Readonly<Record<Exclude<Unusable, "trouble">, { zh: string; en: string }>> = {
  kind: {
    zh: "这张图片无法使用，请换一张 JPG、PNG、WebP 或 GIF 图片",
    en: "This picture can’t be used. Please choose a JPG, PNG, WebP or GIF",
  },
  broken: {
    zh: "这张图片读不出来，可能已损坏，请换一张图片",
    en: "This picture can’t be read and may be damaged. Please choose another",
  },
  heic: {
    zh: "不支持 HEIC 图片，请先存成 JPG 再上传",
    en: "HEIC photos aren’t supported. Please save it as JPG first",
  },
  moving: {
    zh: "会动的 AVIF 图片用不了，请存成动态 WebP 或 GIF，或按文件发送",
    en: "Animated AVIF pictures can’t be used. Please save it as an animated WebP or GIF, or send it as a file",
  },
  large: {
    zh: "这张图片太大，请缩小尺寸或存成普通 JPG 图片再试",
    en: "This picture is too large. Please make it smaller, or save it as a plain JPG",
  },
  slow: {
    zh: "这张图片处理不完，请缩小尺寸再试",
    en: "This picture takes too long to process. Please make it smaller",
  },
};

/** Puts the picture where a child process finds it. @returns its path. */
async function placeInput(source: Source, folder: string): Promise<string> {
  if (typeof source === "string") return source;
  const path = join(folder, "input");
  if (source instanceof Uint8Array) await writeFile(path, source);
  else await source(path);
  return path;
}

async function withTimeout<T>(work: Promise<T>, ms: number): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error("the picture did not come in time")), ms);
  work.catch(() => undefined);
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** What `createPictures` shares with its jobs. */
interface PictureContext {
  log: Log;
  children: PictureChildren;
  closing: AbortSignal;
}

function refuse(
  { log, closing }: PictureContext,
  answer: { unusable: Unusable; why: string },
  field: string,
): never {
  const { unusable, why } = answer;
  if (closing.aborted) fail("unavailable", { cause: SERVER_STOPPING });
  if (unusable === "trouble") {
    log.error({ why }, "a picture could not be worked on");
    fail("unavailable", { cause: `a picture could not be worked on: ${why}` });
  }
  log.info({ reason: unusable, why }, "a picture could not be used");
  fail("invalid", { field, ...UNUSABLE[unusable] });
}

/** Runs a job whose turn it is, in its folder. */
async function attempt<K extends PictureJobKind>(
  context: PictureContext,
  { kind, folder }: { kind: K; folder: string },
  { params, source, field = "file" }: PictureRequest<K>,
): Promise<PictureJobs[K]["done"]> {
  if (context.closing.aborted) fail("unavailable", { cause: SERVER_STOPPING });
  await mkdir(folder, { recursive: true });
  const placing = source?.().then((found) => placeInput(found, folder));
  const input = placing ? await withTimeout(placing, SOURCE_MS) : "";
  if (context.closing.aborted) fail("unavailable", { cause: SERVER_STOPPING });
  const child = context.children.take(kind);
  try {
    const answer = await child.ask({ kind, input, folder, most: BYTES, params });
    return "done" in answer ? answer.done : refuse(context, answer, field);
  } finally {
    context.children.rest(child, kind);
  }
}

/** Creates `Pictures`. Processes start when first needed. */
export function createPictures({ folder, log, closing }: Parts): Pictures {
  const queue = new FairQueue<PictureRequester>(BOUNDS, closing);
  const children = createChildren(folder);
  closing.addEventListener("abort", () => children.killAll(), { once: true });
  const context = { log, children, closing };
  return {
    async run(kind, ask, take) {
      const job = { kind, folder: join(folder, `picture-${randomUUID()}`) };
      const { ignoresQueueLimit, signal } = ask;
      try {
        const done = await queue.run(ask.who, () => attempt(context, job, ask), {
          ignoresQueueLimit,
          signal,
        });
        return await take(done);
      } catch (error) {
        const known = asStorageError(error);
        if (known instanceof StorageFull || known instanceof StorageUnavailable)
          fail("unavailable", { cause: known });
        throw error;
      } finally {
        await rm(job.folder, { recursive: true, force: true });
      }
    },
  };
}
