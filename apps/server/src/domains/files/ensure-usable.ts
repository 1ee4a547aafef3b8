import type { Transaction } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";
import { fail } from "../../platform/failure.ts";
import type { Services } from "../../platform/services.ts";
import { keyAnywhere, keyOf } from "./file-names.ts";
import { type FileRow, findFiles, findUses, lockFiles } from "./files.repository.ts";
import type { FileKind } from "./files.table.ts";
import { provenKind } from "./prove-kind.ts";
import { keysSeenBy, type Sight } from "./sight.repository.ts";

/** An address somebody gives, as what, and where in their input. */
export interface Asked {
  url: string;
  kind: FileKind | "any";
  field: string;
  /** What tells the place further, as the node of a story. */
  data?: Readonly<Record<string, unknown>>;
}

/** Somebody who names files. */
export interface Naming {
  userId: number;
  asked: readonly Asked[];
  /** Beside what is their own: files they see in works, or in chats too. `own`: only what is the server's for everybody. */
  sight: "own" | Sight;
  /** Addresses the record carries already: clients send whole records back. */
  standing?: readonly (string | null | undefined)[];
  zh?: string;
  en?: string;
}

type Needs = Pick<Services, "storage" | "db" | "config" | "clock" | "pictures">;

const UPLOAD = { zh: "图片请先上传", en: "Please upload the picture first" };

/**
 * The one rule for every address a client names (`W21`, `W24`): a living file of our store, made as what it is to be
 * shown as, and this person's to use: their own, in the record already, or seen by them where `sight` says.
 * @throws Failure `invalid` with the field of the first that is not.
 */
export async function ensureUsable(services: Needs, naming: Naming): Promise<void> {
  const [first] = await unusable(services, naming);
  if (first) refuse(first, naming);
}

function refuse({ field, data }: Asked, { zh = UPLOAD.zh, en = UPLOAD.en }: Naming): never {
  fail("invalid", { field, zh, en, ...(data !== undefined && { data: { field, ...data } }) });
}

/** Those of the addresses that may not stand there; an empty one names nothing. A few statements, however many. */
export async function unusable(
  services: Needs,
  { userId, asked, sight, standing = [] }: Naming,
): Promise<Asked[]> {
  const known = new Set(standing);
  const fresh = asked.filter(({ url }) => url !== "" && !known.has(url));
  if (fresh.length === 0) return [];
  const { publicUrl } = services.config;
  const keys = new Map(fresh.map(({ url }) => [url, keyOf(publicUrl, url)]));
  const rows = await findFiles(
    services.db,
    [...keys.values()].filter((key) => key !== null),
  );
  const files = new Map(
    rows.filter((row) => isAlive(row, services.clock.now())).map((row) => [row.key, row]),
  );
  const foreign = [...files.values()].filter(({ owner }) => owner !== userId);
  const seen = await seenOf(services, foreign, { userId, sight });
  const refused: Asked[] = [];
  // One after the other: proving an old file costs a decoder.
  for (const one of fresh) {
    const file = files.get(keys.get(one.url) ?? "");
    const mine = file && (file.owner === userId || seen.has(file.key));
    if (!mine || !(await isOf(services, file, { asked: one.kind, who: userId }))) refused.push(one);
  }
  return refused;
}

/** Files of the server itself stand in works for everybody: those may be used anywhere. */
async function seenOf(
  { db }: Needs,
  foreign: readonly FileRow[],
  { userId, sight }: Pick<Naming, "userId" | "sight">,
): Promise<Set<string>> {
  const asked = sight === "own" ? foreign.filter(({ owner }) => owner === null) : foreign;
  const keys = asked.map(({ key }) => key);
  return keysSeenBy(db, keys, userId, sight === "own" ? "works" : sight);
}

async function isOf(
  services: Needs,
  file: FileRow,
  { asked, who }: { asked: Asked["kind"]; who: number },
): Promise<boolean> {
  if (asked === "any") return true;
  return asked === (file.kind ?? (await provenKind(services, file, { asked, who })));
}

/** Those of these addresses that something does not show yet: of a record saved over and over, most are in it already. */
export async function notShownBy(
  { db, config }: Pick<Needs, "db" | "config">,
  of: { holder: string; id: number },
  urls: readonly string[],
): Promise<string[]> {
  if (urls.length === 0) return [];
  const known = await findUses(db, of);
  return urls.filter((url) => !known.has(keyOf(config.publicUrl, url) ?? ""));
}

/** Whether a file is there to be served. */
export const isAlive = ({ expires_at: ends, closed }: FileRow, now: number): boolean =>
  !closed && (ends === null || ends >= now);

/**
 * Holds files for the rest of a transaction, so that nothing ends them before what shows them is written; to be called
 * once, for all of it. What is no file's address is passed over: `ensureUsable` has looked at it, or it was stored
 * before. @returns those of the addresses whose file is gone.
 */
export async function holdFiles(
  trx: Transaction<Tables>,
  urls: readonly string[],
  now: number,
): Promise<Set<string>> {
  const named = urls.flatMap((url) => {
    const key = keyAnywhere(url);
    return key === null ? [] : [{ url, key }];
  });
  if (named.length === 0) return new Set();
  const rows = await lockFiles(trx, [...new Set(named.map(({ key }) => key))]);
  const alive = new Set(rows.filter((row) => isAlive(row, now)).map(({ key }) => key));
  return new Set(named.flatMap(({ url, key }) => (alive.has(key) ? [] : [url])));
}

/** As `ensureUsable`, within the transaction that writes them: those not standing are held. @throws Failure invalid. */
export async function ensureHeld(
  trx: Transaction<Tables>,
  { clock }: Pick<Needs, "clock">,
  naming: Naming,
): Promise<void> {
  const known = new Set(naming.standing);
  const fresh = naming.asked.filter(({ url }) => url !== "" && !known.has(url));
  const gone = await holdFiles(
    trx,
    fresh.map(({ url }) => url),
    clock.now(),
  );
  const first = fresh.find(({ url }) => gone.has(url));
  if (first) refuse(first, naming);
}
