import { FairQueue } from "./fair-queue.ts";

const never = new AbortController().signal;

/** Lets at most `width` pieces of work run at once; others wait in order. For what no account can ask for. */
export function turns(width: number): <T>(work: () => Promise<T>) => Promise<T> {
  let free = width;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((go) => waiting.push(go));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}

interface Bounds {
  /** Pieces of work at once. */
  width: number;
  /** Pieces of one person that may wait. */
  each: number;
  /** Pieces that may wait altogether. */
  most: number;
}

/** A `FairQueue` of one slot for each person, as a function. @throws Failure `tooMany` when too much waits. */
export function fairTurns<Who extends string | number | null>({
  width,
  each,
  most,
}: Bounds): <T>(who: Who, work: () => Promise<T>) => Promise<T> {
  const queue = new FairQueue({ width, share: 1, waitingEach: each, waitingMost: most }, never);
  return (who, work) => queue.run(who ?? "", work);
}
