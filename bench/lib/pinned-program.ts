import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { root } from "../../scripts/lib/shell.mjs";

/** Starts a program of the project on one core; it ends with this process at the latest. */
export function startOn(
  core: number,
  file: string,
  args: readonly string[],
  env: Record<string, string>,
): ChildProcess {
  const command = ["-c", String(core), process.execPath, "--expose-gc", join(root, file), ...args];
  const child = spawn("taskset", command, {
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  process.once("exit", () => child.kill("SIGKILL"));
  return child;
}

/** The first lines of a program's output, at most `most`. */
export async function linesOf({ stdout }: ChildProcess, most: number): Promise<string[]> {
  const lines: string[] = [];
  if (!stdout) return lines;
  for await (const line of createInterface({ input: stdout })) {
    lines.push(line);
    if (lines.length === most) break;
  }
  return lines;
}
