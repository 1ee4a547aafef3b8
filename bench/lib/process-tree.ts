import { readdirSync, readFileSync } from "node:fs";

const PAGE_BYTES = 4096;

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

/** Memory these processes hold together, resident, bytes. */
export const residentOf = (pids: readonly number[]): number =>
  pids.reduce((sum, pid) => sum + Number(textOf(`/proc/${pid}/statm`).split(" ")[1] ?? 0) * PAGE_BYTES, 0);
