import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { beginPictureChild, type PictureChild } from "./picture-child.ts";
import type { PictureJobKind } from "./picture-jobs.ts";

/** Processes at once: one person's pictures can fill one. */
export const WIDTH = 2;
/** A process nobody asks for so long goes, and its memory with it. */
const IDLE_MS = 30_000;

/** The processes of a door. */
export interface PictureChildren {
  /** One that has room for such a job, begun if none has. */
  take(kind: PictureJobKind): PictureChild;
  /** Takes one back after such a job: fit for its like, or it goes. */
  rest(child: PictureChild, kind: PictureJobKind): void;
  killAll(): void;
}

/** Processes that were begun and have no work, and what sends each away; the last to rest works first. */
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
      // It makes room for one that is: no more than can work are kept.
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
