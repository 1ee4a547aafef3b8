import type { Transaction } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";
import { fail } from "../../platform/failure.ts";
import type { Services } from "../../platform/services.ts";
import { determineKind } from "./determine-kind.ts";
import { keyOf, keyOnAnyOrigin } from "./file-names.ts";
import { type FileVisibility, findVisibleKeys } from "./file-visibility.repository.ts";
import { type FileRow, findFiles, findUses, lockFiles } from "./files.repository.ts";
import type { FileKind } from "./files.table.ts";

/** An address somebody gives, as what, and where in their input. */
export interface FileReference {
  url: string;
  kind: FileKind | "any";
  field: string;
  /** What tells the place further, as the node of a story. */
  data?: Readonly<Record<string, unknown>>;
}

/** Somebody who names files. */
export interface FileReferences {
  userId: number;
  requested: readonly FileReference[];
  /** Beside what is their own: files they see in works, or in chats too. `own`: only what is the server's for everybody. */
  visibleIn: "own" | FileVisibility;
  /** Addresses the record carries already: clients send whole records back. */
  current?: readonly (string | null | undefined)[];
  zh?: string;
  en?: string;
}

type Needs = Pick<Services, "storage" | "db" | "config" | "clock" | "pictures">;

const UPLOAD = { zh: "图片请先上传", en: "Please upload the picture first" };

/**
 * The one rule for every address a client names (`W21`, `W24`): a living file of our store, made as what it is to be
 * shown as, and this person's to use: their own, in the record already, or seen by them where `visibleIn` says.
 * @throws Failure `invalid` with the field of the first that is not.
 */
export async function ensureUsableFiles(services: Needs, references: FileReferences): Promise<void> {
  const [first] = await findUnusableFiles(services, references);
  if (first) refuseReference(first, references);
}

function refuseReference(
  { field, data }: FileReference,
  { zh = UPLOAD.zh, en = UPLOAD.en }: FileReferences,
): never {
  fail("invalid", { field, zh, en, ...(data !== undefined && { data: { field, ...data } }) });
}

/** Those of the addresses that may not stand there; an empty one names nothing. A few statements, however many. */
export async function findUnusableFiles(
  services: Needs,
  { userId, requested, visibleIn, current = [] }: FileReferences,
): Promise<FileReference[]> {
  const known = new Set(current);
  const fresh = requested.filter(({ url }) => url !== "" && !known.has(url));
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
  const seen = await visibleKeysAmong(services, foreign, { userId, visibleIn });
  const refused: FileReference[] = [];
  // One after the other: proving an old file costs a decoder.
  for (const one of fresh) {
    const file = files.get(keys.get(one.url) ?? "");
    const mine = file && (file.owner === userId || seen.has(file.key));
    if (!mine || !(await isOf(services, file, { requested: one.kind, who: userId }))) refused.push(one);
  }
  return refused;
}

/** Files of the server itself stand in works for everybody: those may be used anywhere. */
async function visibleKeysAmong(
  { db }: Needs,
  foreign: readonly FileRow[],
  { userId, visibleIn }: Pick<FileReferences, "userId" | "visibleIn">,
): Promise<Set<string>> {
  const requested = visibleIn === "own" ? foreign.filter(({ owner }) => owner === null) : foreign;
  const keys = requested.map(({ key }) => key);
  return findVisibleKeys(db, keys, userId, visibleIn === "own" ? "works" : visibleIn);
}

async function isOf(
  services: Needs,
  file: FileRow,
  { requested, who }: { requested: FileReference["kind"]; who: number },
): Promise<boolean> {
  if (requested === "any") return true;
  return requested === (file.kind ?? (await determineKind(services, file, { requested, who })));
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
 * once, for all of it. What is no file's address is passed over: `ensureUsableFiles` has looked at it, or it was stored
 * before. @returns those of the addresses whose file is gone.
 */
export async function lockReferencedFiles(
  trx: Transaction<Tables>,
  urls: readonly string[],
  now: number,
): Promise<Set<string>> {
  const named = urls.flatMap((url) => {
    const key = keyOnAnyOrigin(url);
    return key === null ? [] : [{ url, key }];
  });
  if (named.length === 0) return new Set();
  const rows = await lockFiles(trx, [...new Set(named.map(({ key }) => key))]);
  const alive = new Set(rows.filter((row) => isAlive(row, now)).map(({ key }) => key));
  return new Set(named.flatMap(({ url, key }) => (alive.has(key) ? [] : [url])));
}

/** As `ensureUsableFiles`, within the transaction that writes them: those not current are held. @throws Failure invalid. */
export async function ensureLockedFiles(
  trx: Transaction<Tables>,
  { clock }: Pick<Needs, "clock">,
  references: FileReferences,
): Promise<void> {
  const known = new Set(references.current);
  const fresh = references.requested.filter(({ url }) => url !== "" && !known.has(url));
  const missing = await lockReferencedFiles(
    trx,
    fresh.map(({ url }) => url),
    clock.now(),
  );
  const first = fresh.find(({ url }) => missing.has(url));
  if (first) refuseReference(first, references);
}
