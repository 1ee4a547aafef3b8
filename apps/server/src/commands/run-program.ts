import { spawn } from "node:child_process";
import { programEnvironment } from "../config.ts";
import { CommandError } from "./command-error.ts";

interface Terms {
  /** Environment variables for it: passwords go there, where no list of processes shows them. */
  variables?: Record<string, string>;
  /** Whether it did its work although it ended with a code other than 0. */
  bears?: (code: number | null, said: string) => boolean;
}

/**
 * Runs a program of the system to its end.
 * @throws CommandError with what it said on standard error, or that it is not installed.
 */
export function runProgram(
  name: string,
  args: string[],
  { variables = {}, bears = () => false }: Terms = {},
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(name, args, {
      stdio: ["ignore", "ignore", "pipe"],
      env: programEnvironment(variables),
    });
    let said = "";
    child.stderr.on("data", (bytes) => {
      said += String(bytes);
    });
    child.once("error", () =>
      reject(new CommandError(`The program ${name} is needed and is not installed.`)),
    );
    child.once("close", (code) => {
      if (code === 0 || bears(code, said)) resolve();
      else reject(new CommandError(`${name} failed: ${said.trim()}`));
    });
  });
}
