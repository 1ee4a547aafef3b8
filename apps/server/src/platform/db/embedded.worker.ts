import { readFile } from "node:fs/promises";
import { parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { makeFolder } from "./embedded-folder.ts";
import type { FromWorker, ToWorker, WorkerInput } from "./embedded-messages.ts";
import { SyncingFs, syncingParameters } from "./syncing-fs.ts";

// The status with which the engine leaves its loop after an ordinary SQL error; PGlite handles that one.
const SQL_ERROR = 100;

const port = parentPort;
if (!port) throw new Error("embedded.worker.ts runs as a worker thread only");
const given: unknown = workerData;
if (!isInput(given)) throw new Error("embedded.worker.ts wants a WorkerInput");
const input = given;

const say = (message: FromWorker, transfer: ArrayBuffer[] = []) => port.postMessage(message, transfer);

/** For tests: nothing is synced, and short log files make the image small. */
async function openInMemory({ image, compiled }: WorkerInput): Promise<PGlite> {
  if (!image) return PGlite.create({ initDbStartParams: ["--wal-segsize=1"] });
  return PGlite.create({ loadDataDir: new Blob([await readFile(image)]), pgliteWasmModule: compiled });
}

async function open(): Promise<PGlite> {
  if (!input.folder) return openInMemory(input);
  await makeFolder(input.folder);
  return PGlite.create({
    dataDir: input.folder,
    fs: new SyncingFs(input.folder),
    startParams: [
      ...syncingParameters(PGlite.defaultStartParams),
      ...["-c", "max_wal_size=128MB", "-c", "min_wal_size=32MB"],
    ],
  });
}

/** PGlite swallows an abort of the engine and would go on answering; this reports it. */
function watchForDeath(engine: PGlite): void {
  const runLoopOnce = engine.Module._PostgresMainLoopOnce;
  engine.Module._PostgresMainLoopOnce = () => {
    try {
      runLoopOnce();
    } catch (error) {
      const status =
        error instanceof Error || !isObject(error) || !("status" in error) ? undefined : error.status;
      if (status !== SQL_ERROR) say({ kind: "dead", reason: String(error) });
      throw error;
    }
  };
}

function isInput(value: unknown): value is WorkerInput {
  return isObject(value) && "folder" in value && "image" in value;
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

function joined(chunks: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}

async function handleMessage(engine: PGlite, message: ToWorker): Promise<void> {
  if (message.kind === "wire") {
    const chunks: Uint8Array[] = [];
    const collect = (bytes: Uint8Array) => void chunks.push(bytes.slice());
    await engine.execProtocolRawStream(message.bytes, { syncToFs: false, onRawData: collect });
    const bytes = joined(chunks);
    return say({ kind: "wire", bytes }, [bytes.buffer]);
  }
  if (message.kind === "dump") {
    const tar = await engine.dumpDataDir("none");
    return say({ kind: "dump", bytes: new Uint8Array(await tar.arrayBuffer()) });
  }
  await engine.close();
  say({ kind: "closed" });
}

const engine = await open();
watchForDeath(engine);
let last: Promise<void> = Promise.resolve();
port.on("message", (message: ToWorker) => {
  last = last
    .then(() => handleMessage(engine, message))
    .catch((error) => say({ kind: "dead", reason: String(error) }));
});
say({ kind: "ready" });
