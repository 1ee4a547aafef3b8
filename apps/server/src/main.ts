import { createApp } from "./app.ts";
import { readConfig } from "./config.ts";
import { ConfigError } from "./config-parts.ts";
import { DataFolderInUse } from "./platform/data-lock.ts";

/** Exit code for "starting again will not help": the supervisor in scripts/ does not try. */
const HOPELESS = 78;

async function main(): Promise<void> {
  const app = await createApp(readConfig());
  const { log } = app.made.services;
  let closing = false;
  const stop = async (signal: string) => {
    if (closing) return;
    closing = true;
    log.info({ signal }, "stopping");
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
  const port = await app.listen();
  log.info({ port, address: `http://localhost:${port}/h5/` }, "ready");
}

main().catch((error: unknown) => {
  if (error instanceof ConfigError || error instanceof DataFolderInUse) {
    process.stderr.write(`${error.message}\n`);
    process.exit(HOPELESS);
  }
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
});
