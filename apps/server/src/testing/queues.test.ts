import { readFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";

const SOURCES = join(import.meta.dirname, "..");

/** Everything that limits how many pieces of work run at once. */
const BOUNDED = /new (?:FairQueue|WorkerPool|Worker|PushQueue|JobQueue)\b/;

/** Every bounded queue of a node, and between whom it is fair. An unlisted queue fails, and so does a removed one. */
const FAIR: Readonly<Record<string, string>> = {
  // The building blocks.
  "platform/job-queue/job-queue.ts": "between owners, by its FairQueue",
  "platform/worker-pool.ts": "between owners, by its FairQueue",
  // Queues.
  "platform/http/register-routes.ts": "accounts: sixteen requests of each at once",
  "platform/http/openapi.ts": "addresses: two responses of sixteen",
  "platform/llm/create-llm.ts": "owners of calls to models: sixteen, or half of all",
  "platform/pictures/create-pictures.ts": "accounts, and the server as one: one process of two",
  "domains/auth/passwords.ts": "addresses, and accounts that are knocked at",
  "domains/characters/cards/work-on-card.ts": "accounts: one card of two",
  "domains/characters/match-sheet-lore.ts": "accounts: one book at a time",
  "domains/characters/synthesise-in-worker.ts": "accounts: one line of two",
  "domains/images/image-queue.ts": "accounts: eight jobs of 64",
  "domains/messages/links/link-preview.ts": "accounts: four looks of 48",
  "domains/messages/scheduled/sweep-scheduled.ts": "authors: one message of eight",
  "domains/messages/search/search-messages.ts": "accounts: two searches, of half the database's connections",
  "domains/push/push-worker.ts": "receivers, senders and push services, by its PushQuota",
  "domains/push/waiting-pushes.ts": "receivers: two of eight",
  "domains/stories/work-on-story.ts": "accounts: one story of two brought along, one of two written here",
  "domains/ai-chats/reply-queue.ts": "accounts: sixteen answers of 256",
  // Not people's work: the database in its thread.
  "platform/db/embedded-engine.ts": "everything that is asked of the embedded database goes through requests",
};

it("every bounded queue says between whom it is fair", async () => {
  const found: string[] = [];
  for await (const path of glob("**/*.ts", { cwd: SOURCES })) {
    if (path.endsWith(".test.ts") || path.startsWith("testing/")) continue;
    const code = readFileSync(join(SOURCES, path), "utf8").replaceAll(/^\s*(?:\/\/|\*|\/\*\*).*$/gm, "");
    if (code.match(BOUNDED)) found.push(path);
  }
  expect(found.toSorted()).toEqual(Object.keys(FAIR).toSorted());
  expect(Object.values(FAIR)).not.toContain("");
});
