import { createHash } from "node:crypto";
import type { CharacterSheet } from "@4d/contract";
import { STARTERS, type Starter } from "@4d/dialogue/starters";
import type { Transaction } from "kysely";
import type { Tables } from "../../../platform/db/tables.ts";
import type { Services } from "../../../platform/services.ts";
import { ensureHouseUser, lockUser, publishProfile } from "../../users/index.ts";
import { changeCharacter, findByKey, insertCharacter } from "../characters.repository.ts";
import type { CharacterRow } from "../characters.table.ts";
import { readSource, type Source } from "../source.ts";
import { publishVersion } from "../submit-character.ts";
import { paintStarter, svgOf } from "./paint-starter.ts";
import { sheetOfStarter } from "./starter-sheet.ts";

/** The digest of a starter: another digest means another version. */
function digestOf(starter: Starter): string {
  const hash = createHash("sha256").update(JSON.stringify(sheetOfStarter(starter)));
  for (const use of ["avatar", "background"] as const) hash.update(svgOf(starter.key, use) ?? "");
  return hash.digest("base64url").slice(0, 16);
}

const keyOf = ({ key }: Starter) => `starter:${key}`;

/** Whether a starter must be written: it is missing or outdated. One that was taken down stays down. */
function isStale(row: CharacterRow | undefined, digest: string): boolean {
  if (!row) return true;
  if (row.removed_at !== null || row.status === "banned") return false;
  const source = readSource(row.source);
  return source?.kind !== "starter" || source.digest !== digest;
}

interface Version {
  houseId: number;
  starter: Starter;
  digest: string;
  sheet: CharacterSheet;
  now: number;
}

/** Writes the starter's row for publishing; undefined when another node wrote it meanwhile. */
async function saveVersion(trx: Transaction<Tables>, version: Version): Promise<CharacterRow | undefined> {
  const { houseId, starter, digest, now } = version;
  const present = await findByKey(trx, houseId, keyOf(starter));
  if (!isStale(present, digest)) return undefined;
  const source: Source = { kind: "starter", key: starter.key, digest };
  const fields = { sheet: JSON.stringify(version.sheet), source: JSON.stringify(source), updated_at: now };
  if (present) return changeCharacter(trx, present.id, { ...fields, version: present.version + 1 });
  const made = { ...fields, owner_id: houseId, idem_key: keyOf(starter), created_at: now };
  return insertCharacter(trx, { ...made, visibility: "public" });
}

async function ensureStarter(services: Services, houseId: number, starter: Starter): Promise<void> {
  const { db, clock } = services;
  const digest = digestOf(starter);
  if (!isStale(await findByKey(db, houseId, keyOf(starter)), digest)) return;
  const pictures = await paintStarter(services, starter.key);
  const now = clock.now();
  const sheet = { ...sheetOfStarter(starter), ...pictures };
  const row = await db.transaction().execute(async (trx) => {
    // Nodes take turns: the second finds everything written.
    await lockUser(trx, houseId);
    const fresh = await saveVersion(trx, { houseId, starter, digest, sheet, now });
    if (!fresh) return undefined;
    return publishVersion(trx, fresh, now);
  });
  if (row?.user_id) publishProfile(services, row.user_id);
}

/**
 * Ensures the starter characters (`CHAR-7`, `characters §14`) of this release: public and owned by the house account.
 * Every node runs this at start; a character taken down by an administrator is not restored. `isStopping` ends it
 * between two characters.
 */
export async function ensureStarters(services: Services, isStopping = () => false): Promise<void> {
  const houseId = await ensureHouseUser(services);
  // The newest is listed first, so the first starter is written last.
  for (const starter of STARTERS.toReversed())
    if (!isStopping()) await ensureStarter(services, houseId, starter);
}
