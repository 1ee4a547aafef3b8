import { readdirSync, readFileSync } from "node:fs";

/** The kernel's unit of processor time, ms: a hundredth of a second on every Linux. */
const TICK_MS = 10;

interface Stat {
  name: string;
  parent: number;
  /** Processor time so far, in user mode and in the kernel, ms. */
  ms: number;
}

/** Reads a `stat` of `/proc`; undefined when the process has ended. */
function statAt(path: string): Stat | undefined {
  let text: string;
  try {
    text = readFileSync(`${path}/stat`, "utf8");
  } catch {
    return undefined;
  }
  // The name may contain spaces and brackets, so the fields after it begin at the last bracket.
  const end = text.lastIndexOf(")");
  const fields = text.slice(end + 2).split(" ");
  return {
    name: text.slice(text.indexOf("(") + 1, end),
    parent: Number(fields[1]),
    ms: (Number(fields[11]) + Number(fields[12])) * TICK_MS,
  };
}

const below = (folder: string): Stat[] =>
  readdirSync(folder)
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => statAt(`${folder}/${name}`) ?? []);

/** Processor time so far of a process's threads, ms, by the names the runtime gives them. Linux only. */
export function threadTimes(pid: number): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  for (const { name, ms } of below(`/proc/${pid}/task`)) times.set(name, (times.get(name) ?? 0) + ms);
  return times;
}

/** Processor time so far of a process's children together, ms. Linux only. */
export const childrenTime = (pid: number): number =>
  below("/proc")
    .filter(({ parent }) => parent === pid)
    .reduce((sum, { ms }) => sum + ms, 0);
