import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, it } from "vitest";

const run = promisify(execFile);

// Enough work that the engine recompiles much of the database and drops the earlier code.
const WARM_UP = `
  const { openEmbedded } = await import(${JSON.stringify(new URL("./database.ts", import.meta.url).href)});
  const { createLog } = await import(${JSON.stringify(new URL("../log.ts", import.meta.url).href)});
  const { sql } = await import("kysely");
  const { db, close } = await openEmbedded({ folder: undefined, image: undefined }, createLog("silent"));
  await sql\`create table kept as select id, md5(id::text) as word from generate_series(1, 20000) id\`.execute(db);
  await sql\`create index on kept (word)\`.execute(db);
  for (let id = 0; id < 300; id++) await sql\`select * from kept where word = \${String(id)}\`.execute(db);
  await close();`;

it("frees nothing it compiled while the database warms up: that can end the process", async () => {
  const { stdout, stderr } = await run(
    process.execPath,
    ["--trace-wasm-code-gc", "--input-type=module", "-e", WARM_UP],
    { cwd: import.meta.dirname },
  );
  expect(stdout + stderr).not.toContain("[wasm-gc]");
}, 60_000);
