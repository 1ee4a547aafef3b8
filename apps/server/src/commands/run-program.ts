import { spawn } from "node:child_process";
import { programEnvironment } from "../config.ts";
import { CommandError } from "./command-error.ts";

/**
 * Runs a program of the system to its end.
 * @param secrets environment variables for it: passwords go there, where no list of processes shows them.
 * @throws CommandError with what it said on standard error, or that it is not installed.
 */
export function runProgram(
  name: string,
  args: string[],
  secrets: Record<string, string> = {},
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(name, args, {
      stdio: ["ignore", "ignore", "pipe"],
      env: programEnvironment(secrets),
    });
    let said = "";
    child.stderr.on("data", (bytes) => {
      said += String(bytes);
    });
    child.once("error", () =>
      reject(new CommandError(`The program ${name} is needed and is not installed.`)),
    );
    child.once("close", (code) => {
      if (code === 0) resolve();
      else reject(new CommandError(`${name} failed: ${said.trim()}`));
    });
  });
}
