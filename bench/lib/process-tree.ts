import { readdirSync, readFileSync } from "node:fs";

const textOf = (path: string): string => {
  try {
    return readFileSync(path, "utf8");
  } catch {
    // It has ended meanwhile.
    return "";
  }
};

/** A process and all that came from it, by what `/proc` says now. Linux only. */
export function processTree(root: number): number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync("/proc").filter((one) => /^\d+$/.test(one))) {
    const stat = textOf(`/proc/${name}/stat`);
    // A name may hold spaces and brackets: what follows begins after the last one.
    parents.set(Number(name), Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]));
  }
  const isBelow = (pid: number | undefined): boolean =>
    pid !== undefined && (pid === root || isBelow(parents.get(pid)));
  return [...parents.keys()].filter(isBelow);
}

/**
 * Memory these processes hold together, bytes: each page once, shared ones by their shares, so that a program that runs
 * twice is not counted twice.
 */
export const residentOf = (pids: readonly number[]): number =>
  pids.reduce((sum, pid) => {
    const [, kilobytes = "0"] = /^Pss: +(\d+) kB$/m.exec(textOf(`/proc/${pid}/smaps_rollup`)) ?? [];
    return sum + Number(kilobytes) * 1024;
  }, 0);
