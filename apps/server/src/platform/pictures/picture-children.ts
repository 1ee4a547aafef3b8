import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { beginPictureChild, type PictureChild } from "./picture-child.ts";
import type { PictureJobKind } from "./picture-jobs.ts";

/** Concurrent processes; one person's pictures occupy at most one. */
export const WIDTH = 2;
/** An idle process ends after this long, to free its memory. */
const IDLE_MS = 30_000;

/** The pool of processes. */
export interface PictureChildren {
  /** A process with room for such a job, started if there is none. */
  take(kind: PictureJobKind): PictureChild;
  /** Takes a process back after a job; ends it when it is unfit for another of this kind. */
  rest(child: PictureChild, kind: PictureJobKind): void;
  killAll(): void;
}

/** Creates the pool: idle processes with their timers; the last to rest works first. */
export function createChildren(folder: string): PictureChildren {
  const all = new Set<PictureChild>();
  const idle: { child: PictureChild; leaving: NodeJS.Timeout }[] = [];
  const forget = (child: PictureChild) => {
    const at = idle.findIndex((one) => one.child === child);
    if (at >= 0) clearTimeout(idle.splice(at, 1)[0]?.leaving);
  };
  return {
    take(kind: PictureJobKind): PictureChild {
      const fit = idle.findLast(({ child }) => child.isFit(kind));
      if (fit) {
        forget(fit.child);
        return fit.child;
      }
      // Makes room for the new process: no more are kept than can work.
      if (all.size >= WIDTH) idle.at(0)?.child.kill();
      const begun: PictureChild = beginPictureChild(join(folder, `decoder-${randomUUID()}`), () => {
        all.delete(begun);
        forget(begun);
      });
      all.add(begun);
      return begun;
    },
    rest(child: PictureChild, kind: PictureJobKind): void {
      child.rest();
      if (child.isFit(kind)) idle.push({ child, leaving: setTimeout(() => child.kill(), IDLE_MS).unref() });
      else child.kill();
    },
    killAll(): void {
      for (const child of all) child.kill();
    },
  };
}
