import { randomUUID } from "node:crypto";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { SINGLE_UPLOAD_MAX } from "@4d/contract";
import { fail } from "../failure.ts";
import { FairQueue } from "../fair-queue.ts";
import type { Log } from "../log.ts";
import { asStorageError, StorageFull } from "../storage/storage-errors.ts";
import { beginPictureChild, type PictureChild } from "./picture-child.ts";
import type { PictureJobs, PictureKind, Unusable } from "./picture-jobs.ts";

/** Processes at once, of which one account has one; and what waits for them. */
const BOUNDS = { width: 2, share: 1, waitingEach: 5, waitingMost: 200 };
/** Bytes of a picture from outside, and of one we made of it. */
export const PICTURE_BYTES_MAX = 2 * SINGLE_UPLOAD_MAX;
const BYTES = { input: SINGLE_UPLOAD_MAX, output: PICTURE_BYTES_MAX };
/** A process nobody asks for so long goes, and its memory with it. */
const IDLE_MS = 30_000;
/** How long a picture may take to come out of the store. */
const SOURCE_MS = 15_000;

/** Whom a picture is made for: an account by its id, or the server itself. */
export type Asker = number | "server";

/** A picture to work on: bytes, the path of a file, or what writes it to a path. */
export type Source = Uint8Array | string | ((path: string) => Promise<void>);

interface Ask<K extends PictureKind> {
  who: Asker;
  /** The input that is named when the picture is of no use. */
  field?: string;
  /** Asked once it is this picture's turn; absent for what is painted. */
  source?: () => Promise<Source>;
  told: PictureJobs[K]["told"];
  /** The server's own work, bounded elsewhere: it may wait however much waits already. */
  isPatient?: boolean;
  /** Gives up waiting for a process when it fires. */
  signal?: AbortSignal;
}

interface Parts {
  /** Where jobs have their passing folders. */
  folder: string;
  log: Log;
  /** Fires when the server stops: every process ends at once, what is under way or waits fails with `unavailable`. */
  closing: AbortSignal;
}

/** The only door to what unpacks, draws and packs pictures. */
export interface Pictures {
  /**
   * Does one job on a picture in a process of its own, in turn with everybody else's, and hands its outcome to `use`;
   * the files it names are gone afterwards.
   * @throws Failure `invalid` naming the field for a picture that cannot be used, `tooMany` with `data.retryAfter` when
   *   too much waits, `unavailable` when the server stops or its disk is full.
   */
  run<K extends PictureKind, T>(
    kind: K,
    ask: Ask<K>,
    use: (done: PictureJobs[K]["done"]) => T | Promise<T>,
  ): Promise<T>;
}

const UNUSABLE: Readonly<Record<Exclude<Unusable, "trouble">, { zh: string; en: string }>> = {
  kind: {
    zh: "这张图片无法使用,请换一张 JPG、PNG、WebP 或 GIF 图片",
    en: "This picture cannot be used; please take a JPG, PNG, WebP or GIF",
  },
  broken: {
    zh: "这张图片读不出来,可能已损坏,请换一张图片",
    en: "This picture cannot be read, it may be damaged; please take another",
  },
  heic: {
    zh: "不支持 HEIC 图片,请先存成 JPG 再上传",
    en: "HEIC photos are not supported; please save it as JPG first",
  },
  large: {
    zh: "这张图片太大,请缩小尺寸或存成普通 JPG 图片再试",
    en: "This picture is too large; please make it smaller, or save it as a plain JPG",
  },
  slow: {
    zh: "这张图片处理不完,请缩小尺寸再试",
    en: "This picture takes too long to process; please make it smaller",
  },
};

/** Processes that were begun and have no work, and what sends each away; the last to rest works first. */
function createChildren(folder: string) {
  const all = new Set<PictureChild>();
  const idle: { child: PictureChild; leaving: NodeJS.Timeout }[] = [];
  const forget = (child: PictureChild) => {
    const at = idle.findIndex((one) => one.child === child);
    if (at >= 0) clearTimeout(idle.splice(at, 1)[0]?.leaving);
  };
  return {
    take(kind: PictureKind): PictureChild {
      const fit = idle.findLast(({ child }) => child.isFit(kind));
      if (fit) {
        forget(fit.child);
        return fit.child;
      }
      // It makes room for one that is: no more than can work are kept.
      if (all.size >= WIDTH) idle.at(0)?.child.kill();
      const begun: PictureChild = beginPictureChild(join(folder, `decoder-${randomUUID()}`), () => {
        all.delete(begun);
        forget(begun);
      });
      all.add(begun);
      return begun;
    },
    /** Fit for its like, or it goes. */
    rest(child: PictureChild, kind: PictureKind): void {
      child.rest();
      if (child.isFit(kind)) idle.push({ child, leaving: setTimeout(() => child.kill(), IDLE_MS).unref() });
      else child.kill();
    },
    killAll(): void {
      for (const child of all) child.kill();
    },
  };
}

/** Puts the picture where a child finds it. @returns its path. */
async function placed(source: Source, folder: string): Promise<string> {
  if (typeof source === "string") return source;
  const path = join(folder, "input");
  if (source instanceof Uint8Array) await writeFile(path, source);
  else await source(path);
  return path;
}

async function within<T>(work: Promise<T>, ms: number): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error("the picture did not come in time")), ms);
  work.catch(() => undefined);
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Makes the door. Processes begin when they are first needed. */
export function createPictures({ folder, log, closing }: Parts): Pictures {
  const queue = new FairQueue<Asker>(BOUNDS, closing);
  const children = createChildren(folder);
  closing.addEventListener("abort", () => children.killAll(), { once: true });

  function refuse(reason: Unusable, why: string, field: string): never {
    if (closing.aborted) fail("unavailable");
    if (reason === "trouble") {
      log.error({ why }, "a picture could not be worked on");
      fail("unavailable");
    }
    log.info({ reason, why }, "a picture could not be used");
    fail("invalid", { field, ...UNUSABLE[reason] });
  }

  async function attempt<K extends PictureKind>(
    kind: K,
    { told, source, field = "file" }: Ask<K>,
    at: string,
  ) {
    if (closing.aborted) fail("unavailable");
    await mkdir(at, { recursive: true });
    const input = source
      ? await within(
          source().then((found) => placed(found, at)),
          SOURCE_MS,
        )
      : "";
    if (closing.aborted) fail("unavailable");
    const child = children.take(kind);
    try {
      const answer = await child.ask({ kind, input, folder: at, most: BYTES, told });
      return "done" in answer ? answer.done : refuse(answer.unusable, answer.why, field);
    } finally {
      children.rest(child, kind);
    }
  }

  return {
    async run(kind, ask, use) {
      const at = join(folder, `picture-${randomUUID()}`);
      const { isPatient, signal } = ask;
      try {
        const done = await queue.run(ask.who, () => attempt(kind, ask, at), { isPatient, signal });
        return await use(done);
      } catch (error) {
        if (asStorageError(error) instanceof StorageFull) fail("unavailable");
        throw error;
      } finally {
        await rm(at, { recursive: true, force: true });
      }
    },
  };
}
