import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { createServer, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { onPath } from "../../../../../scripts/lib/machine.ts";
import { type Cluster, freePort, startCluster } from "../../../../../scripts/lib/postgres.ts";
import { childEnv, root } from "../../../../../scripts/lib/shell.mjs";
import { connectPostgres, openEmbedded } from "../../platform/db/database.ts";
import { createLog } from "../../platform/log.ts";
import { makeTestDataDir } from "../test-database.ts";

const log = createLog("silent");
let tempDir: string;
beforeAll(() => {
  tempDir = mkdtempSync(join(tmpdir(), "fd-refused-"));
});
afterAll(() => rmSync(tempDir, { recursive: true, force: true }));

interface Ended {
  code: number | null;
  /** Its standard error, which holds the reason. */
  said: string;
  /** Its log. */
  logged: string;
}

/** Runs the real server until it ends, or is healthy: then stops it. */
async function started(env: Record<string, string>): Promise<Ended> {
  const port = env.PORT ?? String(await freePort());
  const own = { LOG_LEVEL: "warn", HOST: "127.0.0.1", PORT: port, STARTER_CONTENT: "off", ...env };
  const child = spawn(process.execPath, [join(root, "apps/server/src/main.ts")], {
    cwd: root,
    env: childEnv({ NODE_COMPILE_CACHE: join(root, ".cache", "compile"), ...own }),
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [out, err]: string[][] = [[], []];
  child.stdout.on("data", (chunk: Buffer) => out?.push(chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => err?.push(chunk.toString()));
  const knock = async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/health`).catch(() => undefined);
    // A second signal would cut it off.
    if (answer?.status !== 200 || env.PORT !== undefined || child.killed) return;
    child.kill("SIGTERM");
  };
  const look = setInterval(() => void knock(), 100);
  const [code] = (await once(child, "close")) as [number | null];
  clearInterval(look);
  return { code, said: (err ?? []).join(""), logged: (out ?? []).join("") };
}

/** Expects one sentence without internals, and the exit code for "starting again will not help". */
async function expectRefused(env: Record<string, string>, sentence: RegExp): Promise<void> {
  const { code, said, logged } = await started(env);
  expect(said).toMatch(sentence);
  expect(said.trim().split("\n")).toHaveLength(1);
  expect(said + logged).not.toMatch(/\n\s+at |node:internal|"stack"/);
  expect(code).toBe(78);
}

const emptyDir = () => mkdtempSync(join(tempDir, "data-"));

describe("where it is to listen", () => {
  let other: Server;
  beforeAll(async () => {
    other = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
  });
  afterAll(() => other.close());

  it("another program listens there", async () => {
    const address = other.address();
    const PORT = String(typeof address === "object" ? address?.port : 0);
    const DATA_DIR = emptyDir();
    await expectRefused({ DATA_DIR, PORT }, /^The server cannot listen at 127\.0\.0\.1:\d+: another program/);
    expect(readdirSync(DATA_DIR)).toEqual([]);
  }, 60_000);

  it.each(["192.0.2.1", "no.such.host.invalid"])(
    "is no address of this machine: %s",
    async (HOST) => {
      await expectRefused(
        { DATA_DIR: emptyDir(), HOST },
        /^The server cannot listen at .+: mend HOST\.$|mend HOST/,
      );
    },
    60_000,
  );
});

const [mount = "", umount = ""] = ["mount", "umount"].map(onPath);
const canMount = process.getuid?.() === 0 && mount !== "";

/** Runs `work` on a small file system of its own; the test fails when it cannot be mounted. */
async function onSmallDisk(options: string, work: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tempDir, "disk-"));
  const made = spawnSync(mount, ["-t", "tmpfs", "-o", options, "tmpfs", folder]);
  if (made.status !== 0) throw new Error(`no small disk: ${made.stderr.toString()}`);
  try {
    await work(folder);
  } finally {
    spawnSync(umount, [folder]);
  }
}

describe("the data folder", () => {
  it("is a file, or lies below one", async () => {
    const file = join(tempDir, "a-file");
    writeFileSync(file, "");
    await expectRefused({ DATA_DIR: file }, /a-file.* cannot be used: /);
    await expectRefused({ DATA_DIR: join(file, "below") }, /cannot be used: /);
  }, 60_000);

  it("cannot be made", async () => {
    await expectRefused({ DATA_DIR: "/proc/nothing/here" }, /^\/proc\/nothing.* cannot be used: /);
  }, 60_000);

  it.runIf(canMount)(
    "can only be read",
    async () => {
      await onSmallDisk("size=1m,ro", (DATA_DIR) =>
        expectRefused({ DATA_DIR }, /cannot be used: it can only be read\.$/m),
      );
    },
    60_000,
  );

  it.runIf(canMount)(
    "is full, to the last byte or nearly",
    async () => {
      await onSmallDisk("size=8m", async (DATA_DIR) => {
        await expectRefused(
          { DATA_DIR },
          /^The data folder .+ is full: \d+ MB are free, and the server needs 64/,
        );
        spawnSync("dd", ["if=/dev/zero", `of=${join(DATA_DIR, "fill")}`, "bs=1M"]);
        await expectRefused({ DATA_DIR }, /cannot be used: the disk is full\.$/m);
        expect(readdirSync(DATA_DIR)).toEqual(["fill"]);
      });
    },
    60_000,
  );

  it("holds a database that is damaged", async () => {
    const DATA_DIR = await makeTestDataDir();
    for (const name of ["global/pg_control", "base/1/1259"]) truncateSync(join(DATA_DIR, "db", name), 100);
    await expectRefused({ DATA_DIR }, /^The embedded database in .+ cannot be opened/);
    rmSync(DATA_DIR, { recursive: true });
  }, 60_000);

  it("has no web app where it is told to be", async () => {
    await expectRefused(
      { DATA_DIR: emptyDir(), WEB_DIR: tempDir },
      /^The environment variable WEB_DIR is wrong/,
    );
  }, 60_000);
});

/** Reads an embedded database while no server holds it. */
async function within<T>(
  DATA_DIR: string,
  work: (db: Awaited<ReturnType<typeof openEmbedded>>["db"]) => Promise<T>,
) {
  const database = await openEmbedded({ folder: join(DATA_DIR, "db"), image: undefined }, log);
  try {
    return await work(database.db);
  } finally {
    await database.close();
  }
}

/** All secrets and schema that a start could change. */
const storedState = (DATA_DIR: string) =>
  within(DATA_DIR, async (db) => ({
    settings: await db.selectFrom("setting").selectAll().orderBy("name").execute(),
    applied: await db.selectFrom("schema_migration").selectAll().orderBy("name").execute(),
    people: await db.selectFrom("app_user").select("id").orderBy("id").execute(),
    files: readdirSync(DATA_DIR).sort(),
  }));

describe("the key of the secrets", () => {
  const RIGHT = "the right key of this server";
  let DATA_DIR: string;
  beforeAll(async () => {
    DATA_DIR = await makeTestDataDir();
    const { code, said } = await started({ DATA_DIR, SETTINGS_KEY: RIGHT });
    if (code !== 0) throw new Error(said);
  }, 240_000);
  afterAll(() => rmSync(DATA_DIR, { recursive: true }));

  it.each([
    [
      "is another",
      { SETTINGS_KEY: "another key altogether" },
      /^The environment variable SETTINGS_KEY is wrong/,
    ],
    [
      "is missing",
      {},
      /^The secrets in the database were not sealed with .+settings\.key, or that file is missing/,
    ],
  ])(
    "%s: nothing is changed, and the right one goes on",
    async (_how, env, sentence) => {
      const before = await storedState(DATA_DIR);
      await expectRefused({ DATA_DIR, ...env }, sentence);
      expect(await storedState(DATA_DIR)).toEqual(before);
      expect(existsSync(join(DATA_DIR, "settings.key"))).toBe(false);
      expect(await started({ DATA_DIR, SETTINGS_KEY: RIGHT })).toMatchObject({ code: 0, said: "" });
    },
    240_000,
  );

  it("is known from the key of web push too, as older versions left it", async () => {
    await within(DATA_DIR, (db) => db.deleteFrom("setting").where("name", "=", "key-check").execute());
    const before = await storedState(DATA_DIR);
    expect(before.settings.map(({ name }) => name)).toContain("vapid");
    await expectRefused({ DATA_DIR, SETTINGS_KEY: "another key altogether" }, /SETTINGS_KEY is wrong/);
    expect(await storedState(DATA_DIR)).toEqual(before);
  }, 240_000);

  it("may be given up for lost, and is another from then on", async () => {
    const other = { DATA_DIR, SETTINGS_KEY: "another key altogether" };
    expect(await started({ ...other, SETTINGS_KEY_LOST: "on" })).toMatchObject({ code: 0 });
    expect(await started(other)).toMatchObject({ code: 0, said: "" });
    await expectRefused({ DATA_DIR, SETTINGS_KEY: RIGHT }, /SETTINGS_KEY is wrong/);
  }, 240_000);
});

it("an older version leaves a newer schema alone, unless its changes are bearable", async () => {
  const DATA_DIR = await makeTestDataDir();
  await started({ DATA_DIR });
  const came = (name: string, bearable: boolean) =>
    within(DATA_DIR, async (db) => {
      await sql`alter table schema_migration add column if not exists bearable boolean not null default false`.execute(
        db,
      );
      await db.insertInto("schema_migration").values({ name, bearable, applied_at: 1 }).execute();
    });
  await came("9998-only-adds", true);
  expect(await started({ DATA_DIR })).toMatchObject({ code: 0, said: "" });
  await came("9999-from-the-future", false);
  const before = await storedState(DATA_DIR);
  await expectRefused({ DATA_DIR }, /newer version of the server \(9999-from-the-future\)/);
  expect(await storedState(DATA_DIR)).toEqual(before);
  rmSync(DATA_DIR, { recursive: true });
}, 240_000);

/** A PostgreSQL that refuses every connection with one SQLSTATE. */
async function refusing(state: string, words: string): Promise<{ url: string; close: () => void }> {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${state}\0M${words}\0\0`);
  const head = Buffer.from([0x45, 0, 0, 0, 0]);
  head.writeInt32BE(fields.length + 4, 1);
  const answer = (socket: Socket) => socket.once("data", () => socket.end(Buffer.concat([head, fields])));
  const server = createServer(answer).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  return { url: `postgres://app@127.0.0.1:${port}/app`, close: () => server.close() };
}

it.each([
  [
    "28P01",
    'password authentication failed for user "app"',
    /refuses the user or the password of DATABASE_URL/,
  ],
  ["28000", 'no pg_hba.conf entry for host "10.0.0.1"', /pg_hba\.conf/],
  ["3D000", 'database "app" does not exist', /no database of the name in DATABASE_URL/],
])(
  "PostgreSQL says %s: %s",
  async (state, words, sentence) => {
    const { url, close } = await refusing(state, words);
    await expectRefused({ DATA_DIR: emptyDir(), DATABASE_URL: url }, sentence);
    close();
  },
  60_000,
);

const hasPostgres = existsSync("/usr/lib/postgresql") || onPath("initdb") !== undefined;

describe.runIf(hasPostgres)("a PostgreSQL that is there", () => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await startCluster({ durable: false });
  }, 120_000);
  afterAll(() => cluster?.remove());

  const asked = async (...statements: string[]) => {
    const { db, close } = connectPostgres(cluster.url, 1, log);
    for (const statement of statements) await sql.raw(statement).execute(db);
    await close();
  };
  const at = (user: string, name: string) =>
    cluster.url.replace("fd@", `${user}@`).replace(/\/postgres$/, `/${name}`);

  it.each([
    ["has no such database", [], at_("fd", "nothing"), /no database of the name/],
    ["has no such user", [], at_("nobody_here", "postgres"), /DATABASE_URL/],
    [
      "is not in UTF-8",
      [`create database ascii encoding 'SQL_ASCII' locale 'C' template template0`],
      at_("fd", "ascii"),
      /is in SQL_ASCII, and must be in UTF8/,
    ],
    [
      "holds another program's tables",
      [`create database shop`],
      at_("fd", "shop"),
      /tables of another program, such as app_user/,
    ],
    ["lets us make nothing", [`create role guest login`], at_("guest", "postgres"), /may not create tables/],
    [
      "can only be read",
      [`create database replica`, `alter database replica set default_transaction_read_only = on`],
      at_("fd", "replica"),
      /only lets itself be read/,
    ],
  ] as const)(
    "%s",
    async (_what, statements, [user, name], sentence) => {
      await asked(...statements);
      if (name === "shop") {
        const { db, close } = connectPostgres(at("fd", "shop"), 1, log);
        await sql.raw("create table app_user (id int)").execute(db);
        await close();
      }
      await expectRefused({ DATA_DIR: emptyDir(), DATABASE_URL: at(user, name) }, sentence);
    },
    60_000,
  );
});

function at_(user: string, name: string): readonly [user: string, name: string] {
  return [user, name];
}
