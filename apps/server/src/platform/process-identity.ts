import { execFileSync } from "node:child_process";
import { readFileSync, readlinkSync } from "node:fs";

/** Identifies one process for good: process ids are reused after a crash or a reboot. */
export interface ProcessIdentity {
  pid: number;
  /** When the process started, in the system's own unit; only compared, never interpreted. */
  started: string;
  /** The boot and PID namespace in which `pid` is valid. */
  world: string;
}

const attempt = (read: () => string): string => {
  try {
    return read().trim();
  } catch {
    return "";
  }
};

/** When process `pid` started, or "" when no such process lives. */
export function startOf(pid: number): string {
  if (process.platform !== "linux") {
    return attempt(() => execFileSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" }));
  }
  // Field 22 of /proc/<pid>/stat; the name in field 2 may hold spaces, so count from its closing bracket.
  const stat = attempt(() => readFileSync(`/proc/${pid}/stat`, "utf8"));
  const [state, ...rest] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return state === "Z" ? "" : (rest[18] ?? "");
}

export function ownIdentity(): ProcessIdentity {
  const boot = attempt(() => readFileSync("/proc/sys/kernel/random/boot_id", "utf8"));
  const space = attempt(() => readlinkSync("/proc/self/ns/pid"));
  return { pid: process.pid, started: startOf(process.pid), world: `${boot} ${space}` };
}
