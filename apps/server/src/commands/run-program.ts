import { spawn } from "node:child_process";
import { programEnvironment } from "../config.ts";
import { CommandError } from "./run-command.ts";

interface RunOptions {
  /** Environment variables for the program: passwords go here, where no process list shows them. */
  variables?: Record<string, string>;
  /** Whether an exit code other than 0 still counts as success. */
  toleratesExit?: (code: number | null, stderr: string) => boolean;
}

/**
 * Runs a system program to its end.
 * @throws CommandError with its standard error, or saying that it is not installed.
 */
export function runProgram(
  name: string,
  args: string[],
  { variables = {}, toleratesExit: bears = () => false }: RunOptions = {},
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(name, args, {
      stdio: ["ignore", "ignore", "pipe"],
      env: programEnvironment(variables),
    });
    let stderr = "";
    child.stderr.on("data", (bytes) => {
      stderr += String(bytes);
    });
    child.once("error", () =>
      reject(new CommandError(`The program ${name} is needed and is not installed.`)),
    );
    child.once("close", (code) => {
      if (code === 0 || bears(code, stderr)) resolve();
      else reject(new CommandError(`${name} failed: ${stderr.trim()}`));
    });
  });
}

/** DATABASE_URL as the variables pg_dump and pg_restore read, so that the password is in no argument. */
export function postgresVariables(databaseUrl: string): Record<string, string> {
  const url = new URL(databaseUrl);
  const named = {
    PGHOST: url.hostname || url.searchParams.get("host"),
    PGPORT: url.port,
    PGUSER: decodeURIComponent(url.username),
    PGPASSWORD: decodeURIComponent(url.password),
    PGDATABASE: decodeURIComponent(url.pathname.slice(1)),
    PGSSLMODE: url.searchParams.get("sslmode"),
  };
  return Object.fromEntries(Object.entries(named).flatMap(([key, value]) => (value ? [[key, value]] : [])));
}
