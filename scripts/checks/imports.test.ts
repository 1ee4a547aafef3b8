import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { root } from "../lib/shell.mjs";

/** One deliberate break per rule: the rule, the file that breaks it, its text. */
type Break = readonly [rule: string, from: string, text: string];

const SERVER = "apps/server/src";
const WEB = "apps/web/src";

/** A miniature source tree that obeys every rule. */
const clean: Record<string, string> = {
  "tsconfig.json": `{ "compilerOptions": { "module": "nodenext", "allowImportingTsExtensions": true, "noEmit": true } }`,
  "node_modules/zod/package.json": `{ "name": "zod", "version": "4.0.0", "exports": { "./mini": "./mini.js" } }`,
  "node_modules/zod/mini.js": "export const string = () => 1;",
  "packages/contract/package.json": `{ "name": "@4d/contract", "exports": { ".": "./src/index.ts" } }`,
  "packages/contract/src/index.ts": `import * as z from "zod/mini"; export const name = z.string(); export type Name = string;`,
  "packages/sync/src/index.ts": `import { name } from "@4d/contract"; export const state = name;`,
  "node_modules/sharp/package.json": `{ "name": "sharp", "version": "1.0.0", "exports": { ".": "./index.js" } }`,
  "node_modules/sharp/index.js": "export default () => 1;",
  [`${SERVER}/platform/pictures/unpack.ts`]: `import sharp from "sharp"; export const unpack = sharp;`,
  [`${SERVER}/platform/pictures/index.ts`]: `export { unpack } from "./unpack.ts";`,
  [`${SERVER}/platform/db.ts`]: "export const db = 1;",
  [`${SERVER}/platform/bus.ts`]: "export const bus = 1;",
  [`${SERVER}/domains/auth/index.ts`]: `export { actor } from "./inner.ts";`,
  [`${SERVER}/domains/auth/inner.ts`]: "export const actor = 1;",
  [`${SERVER}/domains/users/index.ts`]: `import { actor } from "../auth/index.ts"; export const user = actor;`,
  [`${SERVER}/domains/users/users.table.ts`]: "export interface UserTable { id: number }",
  [`${SERVER}/domains/users/users.repository.ts`]: `import type { UserTable } from "./users.table.ts"; import { db } from "../../platform/db.ts"; export const find = (): UserTable => ({ id: db });`,
  [`${SERVER}/domains/users/users.policy.ts`]: `import type { UserTable } from "./users.table.ts"; export const maySee = (user: UserTable) => user.id > 0;`,
  [`${SERVER}/domains/users/find-user.ts`]: `import { find } from "./users.repository.ts"; import { maySee } from "./users.policy.ts"; export const findUser = () => maySee(find());`,
  [`${SERVER}/domains/users/find-user.test.ts`]: `import { findUser } from "./find-user.ts"; export const checked = findUser();`,
  [`${SERVER}/domains/users/users.routes.ts`]: `import { findUser } from "./find-user.ts"; export const routes = [findUser];`,
  [`${SERVER}/domains/realtime/gateway.ts`]: `import { actor } from "../auth/index.ts"; import { bus } from "../../platform/bus.ts"; import type { Name } from "@4d/contract"; export const gateway: [number, number, Name] = [actor, bus, ""];`,
  [`${WEB}/platform/http.ts`]: "export const http = 1;",
  [`${WEB}/platform/socket.ts`]: "export const socket = 1;",
  [`${WEB}/domains/users/users.api.ts`]: `import { http } from "../../platform/http.ts"; export const call = http;`,
  [`${WEB}/domains/users/users.store.ts`]: `import { call } from "./users.api.ts"; import { socket } from "../../platform/socket.ts"; export const store = [call, socket];`,
  [`${WEB}/domains/users/components/user-row.tsx`]: `import { store } from "../users.store.ts"; export const UserRow = () => store;`,
  [`${WEB}/domains/users/pages/users-page.tsx`]: `import { UserRow } from "../components/user-row.tsx"; export const UsersPage = UserRow;`,
  [`${WEB}/app/routes.tsx`]: `import { UsersPage } from "../domains/users/pages/users-page.tsx"; export const pages = [UsersPage];`,
  "e2e/chat.spec.ts": `import { name } from "@4d/contract"; export const used = name;`,
  "bench/send.bench.ts": `import { state } from "../packages/sync/src/index.ts"; export const used = state;`,
};

const breaks: readonly Break[] = [
  [
    "no-circular",
    `${SERVER}/platform/loop-a.ts`,
    `import { b } from "./loop-b.ts"; export const a = () => b;`,
  ],
  [
    "domains-acyclic",
    `${SERVER}/domains/auth/late.ts`,
    `import { user } from "../users/index.ts"; export const late = user;`,
  ],
  [
    "contract-imports-nothing",
    "packages/contract/src/disk.ts",
    `import { readFileSync } from "node:fs"; export const read = readFileSync;`,
  ],
  [
    "apps-apart",
    `${WEB}/app/reach.ts`,
    `import type { UserTable } from "../../../server/src/domains/users/users.table.ts"; export type Row = UserTable;`,
  ],
  [
    "platform-below-domains",
    `${SERVER}/platform/knows.ts`,
    `import { user } from "../domains/users/index.ts"; export const knows = user;`,
  ],
  [
    "domain-by-its-door",
    `${SERVER}/domains/users/window.ts`,
    `import { actor } from "../auth/inner.ts"; export const climbed = actor;`,
  ],
  [
    "routes-call-verbs",
    `${SERVER}/domains/users/short.routes.ts`,
    `import { find } from "./users.repository.ts"; export const short = [find];`,
  ],
  [
    "repository-is-leaf",
    `${SERVER}/domains/users/loud.repository.ts`,
    `import { bus } from "../../platform/bus.ts"; export const loud = bus;`,
  ],
  [
    "policy-is-pure",
    `${SERVER}/domains/users/busy.policy.ts`,
    `import { db } from "../../platform/db.ts"; export const busy = db;`,
  ],
  [
    "realtime-knows-no-domain",
    `${SERVER}/domains/realtime/nosy.ts`,
    `import { user } from "../users/index.ts"; export const nosy = user;`,
  ],
  [
    "only-api-speaks-http",
    `${WEB}/domains/users/direct.ts`,
    `import { http } from "../../platform/http.ts"; export const direct = http;`,
  ],
  [
    "only-stores-hear-the-socket",
    `${WEB}/domains/users/listen.ts`,
    `import { socket } from "../../platform/socket.ts"; export const listen = socket;`,
  ],
  [
    "components-below-pages",
    `${WEB}/domains/users/components/above.tsx`,
    `import { UsersPage } from "../pages/users-page.tsx"; export const Above = UsersPage;`,
  ],
  [
    "views-ask-stores",
    `${WEB}/domains/users/components/hasty.tsx`,
    `import { call } from "../users.api.ts"; export const Hasty = () => call;`,
  ],
  [
    "store-below-view",
    `${WEB}/domains/users/drawn.store.ts`,
    `import { UserRow } from "./components/user-row.tsx"; export const drawn = UserRow;`,
  ],
  [
    "e2e-and-bench-from-outside",
    "bench/inside.bench.ts",
    `import { db } from "../apps/server/src/platform/db.ts"; export const inside = db;`,
  ],
  [
    "not-to-test",
    `${SERVER}/domains/users/lazy.ts`,
    `import { checked } from "./find-user.test.ts"; export const lazy = checked;`,
  ],
  [
    "sync-knows-the-contract-only",
    "packages/sync/src/clock.ts",
    `import { setTimeout } from "node:timers"; export const later = setTimeout;`,
  ],
  [
    "dialogue-knows-nobody",
    "packages/dialogue/src/names.ts",
    `import { name } from "@4d/contract"; export const names = [name];`,
  ],
  [
    "craft-knows-nobody",
    "packages/craft/src/names.ts",
    `import { name } from "@4d/contract"; export const names = [name];`,
  ],
  [
    "cards-know-the-contract-only",
    "packages/cards/src/disk.ts",
    `import { readFileSync } from "node:fs"; export const disk = readFileSync;`,
  ],
  [
    "voice-synth-knows-nobody",
    "packages/voice-synth/src/names.ts",
    `import { name } from "@4d/contract"; export const names = [name];`,
  ],
  [
    "painter-knows-nobody",
    "packages/painter/src/frame.ts",
    `import { name } from "@4d/contract"; export const frame = name;`,
  ],
  [
    "story-knows-the-contract-only",
    "packages/story/src/disk.ts",
    `import { readFileSync } from "node:fs"; export const disk = readFileSync;`,
  ],
  [
    "pictures-by-one-door",
    `${SERVER}/domains/users/portrait.ts`,
    `import sharp from "sharp"; export const portrait = sharp;`,
  ],
  [
    "pictures-behind-their-door",
    `${SERVER}/domains/users/window-of-pictures.ts`,
    `import { unpack } from "../../platform/pictures/unpack.ts"; export const unpacked = unpack;`,
  ],
  [
    "not-to-unresolvable",
    `${SERVER}/platform/lost.ts`,
    `import { nobody } from "./nowhere.ts"; export const lost = nobody;`,
  ],
];

const report = z.object({
  summary: z.object({
    violations: z.array(z.object({ from: z.string(), rule: z.object({ name: z.string() }) })),
    totalDependenciesCruised: z.number(),
  }),
});

let tree: string;

function write(files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    writeFileSync(join(tree, path), text);
  }
}

const configs = [".dependency-cruiser.cjs", ".dependency-cruiser-rings.cjs"];

/** What both sets of rules report about the tree as it is now. */
function cruiseAll() {
  const summaries = configs.map(cruise);
  return {
    violations: summaries.flatMap(({ violations }) => violations),
    seen: summaries.map(({ totalDependenciesCruised }) => totalDependenciesCruised),
  };
}

function cruise(config: string): z.infer<typeof report>["summary"] {
  const cruiser = join(root, "node_modules/dependency-cruiser/bin/dependency-cruiser.mjs");
  const args = ["--import", join(root, "scripts/lib/typescript-api.mjs"), cruiser];
  const rest = ["--config", join(tree, config), "--output-type", "json"];
  const done = spawnSync(process.execPath, [...args, ...rest, "apps", "packages", "e2e", "bench"], {
    cwd: tree,
    encoding: "utf8",
  });
  expect(done.stderr).toBe("");
  return report.parse(JSON.parse(done.stdout)).summary;
}

beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), "imports-"));
  write(clean);
  mkdirSync(join(tree, "node_modules/@4d"), { recursive: true });
  symlinkSync(join(tree, "packages/contract"), join(tree, "node_modules/@4d/contract"));
  for (const config of configs) cpSync(join(root, config), join(tree, config));
});
afterAll(() => rmSync(tree, { recursive: true, force: true }));

describe("the import rules", () => {
  it("pass a correct tree, with all 24 imports seen", () => {
    const { violations, seen } = cruiseAll();
    expect(violations).toEqual([]);
    // The ring rules ignore the one test.
    expect(seen).toEqual([24, 23]);
  });

  it("report one deliberate break each, by name", () => {
    write(Object.fromEntries(breaks.map(([, from, text]) => [from, text])));
    write({ [`${SERVER}/platform/loop-b.ts`]: `import { a } from "./loop-a.ts"; export const b = () => a;` });
    const caught = cruiseAll().violations.map(({ rule, from }) => `${rule.name}: ${from}`);
    const expected = breaks.map(
      ([rule, from]) => `${rule}: ${rule === "domains-acyclic" ? dirname(from) : from}`,
    );
    expect(caught).toEqual(expect.arrayContaining(expected));
  });

  it("leave no rule without its break", () => {
    const rules = z.object({ forbidden: z.array(z.object({ name: z.string() })) });
    const require = createRequire(import.meta.url);
    const names = configs.flatMap((config) =>
      rules.parse(require(join(root, config))).forbidden.map(({ name }) => name),
    );
    expect(breaks.map(([rule]) => rule).sort()).toEqual(names.sort());
  });

  it("see the real tree's imports too", () => {
    const cruiser = join(root, "node_modules/dependency-cruiser/bin/dependency-cruiser.mjs");
    const args = ["--import", join(root, "scripts/lib/typescript-api.mjs"), cruiser, "--info"];
    expect(execFileSync(process.execPath, args, { encoding: "utf8" })).toMatch(/✔ \.tsx?\n/);
  });
});
