import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";

const ROOTS = [
  ["web", join(import.meta.dirname, "..")],
  ["sync", join(import.meta.dirname, "../../../../packages/sync/src")],
  ["contract", join(import.meta.dirname, "../../../../packages/contract/src")],
] as const;

/**
 * Where the device's own clock may be read, and for what: names, records, pictures of the day. Decisions use
 * the server's clock (`server-clock.ts`), `performance.now()` or an order that needs no clock.
 */
const MAY: Readonly<Record<string, string>> = {
  "web/platform/server-clock.ts": "until the server has told",
  "web/domains/calls/engine.ts": "part of a call's name",
  "web/domains/messages/outgoing-item.ts": "part of a message's name",
  "web/domains/messages/message-actions.store.ts": "part of a name",
  "web/domains/messages/sending.store.ts": "the name of a file",
  "web/domains/admin/components/settings/ad-draft.ts": "a name",
  "web/domains/admin/components/settings/packages-field.tsx": "a name",
  "web/domains/auth/auth.store.ts": "a note nobody reads again",
  "web/domains/images/components/prompt-box.tsx": "which ideas are shown today",
  "web/domains/characters/character-text.ts": "the hour and the day that a greeting names",
  "web/domains/create/premises.ts": "which ideas are shown today",
};

const ASKS = /\bDate\.now\b|\bnew Date\(\)|\bDate\(\)|performance\.timeOrigin|\bTemporal\.Now\b/;

it("the device's clock decides nothing: no other file reads it", async () => {
  const asking = new Set<string>();
  for (const [name, root] of ROOTS) {
    const files = await readdir(root, { recursive: true });
    for (const file of files) {
      if (!/\.tsx?$/.test(file) || /\.test\.tsx?$/.test(file) || file.includes("testing/")) continue;
      if (ASKS.test(await readFile(join(root, file), "utf8"))) asking.add(`${name}/${file}`);
    }
  }
  expect([...asking].sort()).toEqual(Object.keys(MAY).sort());
});
