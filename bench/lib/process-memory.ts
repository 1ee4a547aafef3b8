import { readdirSync, readFileSync } from "node:fs";

const PAGE = 4096;

/** Text of a file of /proc; empty when the process ended meanwhile. */
function textOf(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}

/** The process and all that it started, directly or not. */
function treeOf(pid: number): number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync("/proc")) {
    if (!/^\d+$/.test(name)) continue;
    // The name in parentheses may hold spaces: the parent is the second field behind it.
    const parent = textOf(`/proc/${name}/stat`).split(") ").at(-1)?.split(" ")[1];
    if (parent !== undefined) parents.set(Number(name), Number(parent));
  }
  const tree = [pid];
  for (const one of tree) for (const [child, parent] of parents) if (parent === one) tree.push(child);
  return tree;
}

/** Resident memory of a process and all that it started, in MB. Linux alone. */
export const memoryOf = (pid: number): number =>
  treeOf(pid).reduce((sum, one) => sum + Number(textOf(`/proc/${one}/statm`).split(" ")[1] ?? 0) * PAGE, 0) /
  1024 ** 2;
