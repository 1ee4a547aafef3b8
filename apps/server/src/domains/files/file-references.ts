import type { Transaction } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";
import { fail } from "../../platform/failure.ts";
import type { Services } from "../../platform/services.ts";
import { determineKind } from "./determine-kind.ts";
import { keyOf, keyOnAnyOrigin } from "./file-names.ts";
import { type FileVisibility, findVisibleKeys } from "./file-visibility.repository.ts";
import { type FileRow, findFiles, findUses, lockFiles } from "./files.repository.ts";
import type { FileKind } from "./files.table.ts";

/** An address from a client, the kind it is used as, and its place in the input. */
export interface FileReference {
  url: string;
  kind: FileKind | "any";
  field: string;
  /** Details of the place, such as the node of a story. */
  data?: Readonly<Record<string, unknown>>;
}

/** The addresses a person names in a request. */
export interface FileReferences {
  userId: number;
  requested: readonly FileReference[];
  /**
   * What they may use besides their own files: files they see in works, or also in chats. `own`: only the server's
   * public files.
   */
  visibleIn: "own" | FileVisibility;
  /** Addresses already in the record: clients send whole records back. */
  current?: readonly (string | null | undefined)[];
  zh?: string;
  en?: string;
}

type Needs = Pick<Services, "storage" | "db" | "config" | "clock" | "pictures">;

const UPLOAD = { zh: "图片请先上传", en: "Please upload the picture first" };

/**
 * The one rule for every address a client names (`W21`, `W24`): a live file of our store, of the kind it is to be shown
 * as, which this person may use: their own, already in the record, or visible to them where `visibleIn` says.
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

/** Those of the addresses that may not be used; an empty one names nothing. A bounded number of statements. */
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
  // In sequence, because determining an old file's kind takes a decoder.
  for (const one of fresh) {
    const file = files.get(keys.get(one.url) ?? "");
    const mine = file && (file.owner === userId || seen.has(file.key));
    if (!mine || !(await isOf(services, file, { requested: one.kind, who: userId }))) refused.push(one);
  }
  return refused;
}

/** Files of the server itself that are shown in public works may be used anywhere. */
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

/** Those of these addresses the holder does not show yet: in a record saved repeatedly, most are already there. */
export async function notShownBy(
  { db, config }: Pick<Needs, "db" | "config">,
  of: { holder: string; id: number },
  urls: readonly string[],
): Promise<string[]> {
  if (urls.length === 0) return [];
  const known = await findUses(db, of);
  return urls.filter((url) => !known.has(keyOf(config.publicUrl, url) ?? ""));
}

/** Whether a file may be served. */
export const isAlive = ({ expires_at: ends, closed }: FileRow, now: number): boolean =>
  !closed && (ends === null || ends >= now);

/**
 * Locks files for the rest of a transaction, so that none expires before what shows it is written; to be called once,
 * with all of them. Addresses that are not a file's are skipped: `ensureUsableFiles` has checked them, or they were
 * stored before. @returns those of the addresses whose file is deleted.
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

/**
 * As `ensureUsableFiles`, in the transaction that saves the record: locks those not in it yet. @throws Failure invalid.
 */
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
