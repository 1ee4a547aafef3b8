import { createApp } from "./app.ts";
import { readConfig } from "./config.ts";
import { killAfter } from "./shutdown.ts";
import { startFailureOf } from "./start-failure.ts";
import { runStartupChecks } from "./startup-checks.ts";

/** A shutdown that hangs is cut short after this long; a process that still does not end is killed. */
const CLOSED_AFTER_MS = 8_500;
const KILLED_AFTER_MS = 9_300;

async function main(): Promise<void> {
  const config = readConfig();
  await runStartupChecks(config);
  const app = await createApp(config);
  const { log } = app.runtime.services;
  let closing = false;
  const stop = async (signal: string) => {
    if (closing) {
      log.warn({ signal }, "told to stop once more: what is still running is cut off");
      process.exit(1);
    }
    closing = true;
    log.info({ signal }, "stopping");
    killAfter(KILLED_AFTER_MS);
    setTimeout(() => {
      log.error("the server could not be closed in time and is cut off");
      process.exit(1);
    }, CLOSED_AFTER_MS).unref();
    let code = 0;
    try {
      await app.close();
    } catch (error) {
      log.error({ err: error }, "not everything could be closed");
      code = 1;
    } finally {
      process.exit(code);
    }
  };
  process.on("SIGTERM", () => void stop("SIGTERM"));
  process.on("SIGINT", () => void stop("SIGINT"));
  process.on("unhandledRejection", (error) => log.error({ err: error }, "unhandled rejection"));
  const port = await app.listen().catch(async (error: unknown) => {
    await app.close();
    throw error;
  });
  log.info({ port, address: `http://localhost:${port}/h5/` }, "ready");
}

main().catch((error: unknown) => {
  const known = startFailureOf(error);
  if (known) {
    process.stderr.write(`${known.sentence}\n`);
    process.exit(known.code);
  }
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
});
