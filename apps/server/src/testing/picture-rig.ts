import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createLog } from "../platform/log.ts";
import { createPictures, type Pictures } from "../platform/pictures/index.ts";
import { childrenOf, heldBy } from "./hostile-pictures.ts";

/** `Pictures` alone, with its effects on this machine. */
export interface PictureRig {
  pictures: Pictures;
  folder: string;
  /** Stops it, as the server does. */
  stop(): void;
  /** Its process ids. */
  processes(): number[];
  /** The most bytes they held together since the last call. */
  most(): number;
  /** Files of jobs that still exist. */
  left(): Promise<string[]>;
  close(): Promise<void>;
}

const LOOK_MS = 20;

/** Creates `Pictures` in a temporary folder. Ignores other children of this process. */
export async function startPictureRig(): Promise<PictureRig> {
  const folder = await mkdtemp(join(tmpdir(), "pictures-"));
  const others = new Set(childrenOf(process.pid));
  const closing = new AbortController();
  const pictures = createPictures({ folder, log: createLog("silent"), closing: closing.signal });
  const processes = () => childrenOf(process.pid).filter((pid) => !others.has(pid));
  let known: number[] = [];
  let most = 0;
  const finding = setInterval(() => {
    known = processes();
  }, 10 * LOOK_MS);
  const looking = setInterval(() => {
    most = Math.max(
      most,
      known.map(heldBy).reduce((sum, one) => sum + one, 0),
    );
  }, LOOK_MS);
  return {
    pictures,
    folder,
    stop: () => closing.abort(),
    processes,
    most() {
      const held = most;
      most = 0;
      return held;
    },
    left: () => readdir(folder),
    async close() {
      clearInterval(looking);
      clearInterval(finding);
      closing.abort();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
