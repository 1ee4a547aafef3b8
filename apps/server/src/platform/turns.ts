import { fail } from "./failure.ts";

/** Lets at most `width` pieces of work run at once; others wait in order. */
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

interface Piece {
  /** Work whose amount is bounded elsewhere: it waits however much waits already. */
  isPatient?: boolean;
}

/** When to come again, in seconds: by then a piece of work or two has ended. */
const RETRY_AFTER_S = 2;

/**
 * Lets at most `width` pieces of work run at once, and one of each person. Others wait, and the people take turns,
 * however much one of them wants done. The work fails with Failure `tooMany` and `data.retryAfter` when too much waits.
 */
export function fairTurns<Who>({
  width,
  each,
  most,
}: Bounds): <T>(who: Who, work: () => Promise<T>, piece?: Piece) => Promise<T> {
  let free = width;
  let held = 0;
  const running = new Set<Who>();
  /** Those who wait; whoever is first, and has nothing running, is next. */
  const lanes = new Map<Who, (() => void)[]>();

  const begin = (who: Who) => {
    free -= 1;
    running.add(who);
  };
  const next = () => {
    const [who, lane] = [...lanes].find(([one]) => !running.has(one)) ?? [];
    const go = lane?.shift();
    if (who === undefined || lane === undefined || go === undefined) return;
    lanes.delete(who);
    if (lane.length > 0) lanes.set(who, lane);
    held -= 1;
    begin(who);
    go();
  };
  const wait = (who: Who, isPatient: boolean) => {
    const lane = lanes.get(who) ?? [];
    if (!isPatient && (lane.length >= each || held >= most))
      fail("tooMany", { data: { retryAfter: RETRY_AFTER_S } });
    lanes.set(who, lane);
    held += 1;
    return new Promise<void>((go) => lane.push(go));
  };

  return async (who, work, { isPatient = false } = {}) => {
    if (free > 0 && !running.has(who)) begin(who);
    else await wait(who, isPatient);
    try {
      return await work();
    } finally {
      running.delete(who);
      free += 1;
      next();
    }
  };
}
