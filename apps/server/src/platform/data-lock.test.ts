import { spawnSync } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, it } from "vitest";
import { DataFolderInUse, lockDataFolder } from "./data-lock.ts";
import { ownIdentity } from "./process-identity.ts";

const folders: string[] = [];
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "fd-lock-"));
  folders.push(folder);
});
afterAll(() => Promise.all(folders.map((path) => rm(path, { recursive: true }))));

const leave = (identity: object) => writeFile(join(folder, "lock"), JSON.stringify(identity));

it("is held by one, given back, and taken again", async () => {
  const lock = await lockDataFolder(folder);
  await expect(lockDataFolder(folder)).rejects.toThrow(
    `is in use by process ${process.pid}. Stop that server`,
  );
  lock.release();
  lock.release();
  (await lockDataFolder(folder)).release();
  expect(await readdir(folder)).toEqual([]);
});

it("is taken over from a process that ended, and from an old one whose number lives again", async () => {
  const { pid } = spawnSync(process.execPath, ["-e", ""]);
  await leave({ ...ownIdentity(), pid });
  (await lockDataFolder(folder)).release();
  await leave({ ...ownIdentity(), started: "1" });
  (await lockDataFolder(folder)).release();
  await writeFile(join(folder, "lock"), "nonsense");
  (await lockDataFolder(folder)).release();
});

it("goes to exactly one of many that find it stale at the same moment", async () => {
  await leave({ ...ownIdentity(), started: "1" });
  const takers = await Promise.allSettled(Array.from({ length: 20 }, () => lockDataFolder(folder)));
  const won = takers.flatMap((taker) => (taker.status === "fulfilled" ? [taker.value] : []));
  const lost = takers.filter((taker) => taker.status === "rejected");
  expect(won).toHaveLength(1);
  for (const { reason } of lost) expect(reason).toBeInstanceOf(DataFolderInUse);
  expect(JSON.parse(await readFile(join(folder, "lock"), "utf8"))).toMatchObject({ pid: process.pid });
  won[0]?.release();
});

it("counts as held by another container while that keeps touching it", async () => {
  await leave({ pid: 1, started: "5", world: "another container" });
  let moment = Date.now() / 1000;
  const beat = setInterval(() => {
    moment += 1;
    void utimes(join(folder, "lock"), moment, moment);
  }, 200);
  await expect(lockDataFolder(folder)).rejects.toBeInstanceOf(DataFolderInUse);
  clearInterval(beat);
});
