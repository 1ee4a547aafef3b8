import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Helper, launch } from "./helpers.ts";
import { ensureLlama } from "./outside-tools.ts";
import { freePort } from "./postgres.ts";
import { root } from "./shell.mjs";

/** Starts a llama.cpp server with a small real model on loopback; `TEST_MODEL` is its address. */
export async function startLlama(): Promise<Helper> {
  const python = await ensureLlama();
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), "llama-"));
  const script = join(root, "scripts/outside/llama_server.py");
  const { stop } = await launch(python, [script, String(port)], port, folder);
  return { env: { TEST_MODEL: `http://127.0.0.1:${port}/v1` }, stop };
}
