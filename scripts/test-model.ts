// `npm run test:model`: characters answered by a real model, a small one in a llama.cpp server that pip installs into
// `.cache`, once. Replies, stopping, drafting and memory; takes some minutes. Skipped where it cannot be had.
import { closingLine } from "./lib/counts.ts";
import type { Helper } from "./lib/helpers.ts";
import { startLlama } from "./lib/llama-server.ts";
import { runPart, vitestPart } from "./lib/parts.ts";
import { say } from "./lib/shell.mjs";

async function startOrSay(): Promise<Helper | null> {
  try {
    return await startLlama();
  } catch (error) {
    say(
      `Skipped: no llama.cpp server can be had here. ${error instanceof Error ? error.message : String(error)}`,
    );
    return null;
  }
}

const server = await startOrSay();
if (server === null) process.exit(0);
const tests = ["apps/server/src/domains/ai-chats/real-model.test.ts"];
const counts = await runPart(vitestPart("model", tests, server.env)).finally(() => server.stop());
say("");
say(closingLine(counts));
process.exit(counts.failed === 0 && counts.passed > 0 ? 0 : 1);
