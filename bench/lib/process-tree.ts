import { readdirSync, readFileSync } from "node:fs";

const textOf = (path: string): string => {
  try {
    return readFileSync(path, "utf8");
  } catch {
    // It has ended meanwhile.
    return "";
  }
};

/** A process and all its descendants, as `/proc` shows them now. Linux only. */
export function processTree(root: number): number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync("/proc").filter((one) => /^\d+$/.test(one))) {
    const stat = textOf(`/proc/${name}/stat`);
    // The name may contain spaces and brackets, so the fields after it begin at the last bracket.
    parents.set(Number(name), Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]));
  }
  const isBelow = (pid: number | undefined): boolean =>
    pid !== undefined && (pid === root || isBelow(parents.get(pid)));
  return [...parents.keys()].filter(isBelow);
}

/**
 * Memory these processes use together, bytes: each page once, shared pages by their shares, so that a program
 * that runs twice is not counted twice.
 */
export const residentOf = (pids: readonly number[]): number =>
  pids.reduce((sum, pid) => {
    const [, kilobytes = "0"] = /^Pss: +(\d+) kB$/m.exec(textOf(`/proc/${pid}/smaps_rollup`)) ?? [];
    return sum + Number(kilobytes) * 1024;
  }, 0);
