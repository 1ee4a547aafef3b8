import type { Transaction } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";
import type { Services } from "../../platform/services.ts";
import { ensureLockedFiles, ensureUsableFiles } from "../files/index.ts";

interface Pictures {
  headImage?: string | null | undefined;
  headImageThumb?: string | null | undefined;
}

const namingOf = (userId: number, given: Pictures, current: Pictures) => ({
  userId,
  requested: (["headImage", "headImageThumb"] as const).map((field) => ({
    url: given[field] ?? "",
    kind: "picture" as const,
    field,
  })),
  visibleIn: "own" as const,
  current: [current.headImage, current.headImageThumb],
  zh: "头像请先上传",
  en: "Please upload the picture first",
});

/**
 * Requires pictures of a person or a group to be uploads of this person (`W24`). Clients send whole records back, so
 * the `current` picture may stay. @throws Failure invalid, naming the field.
 */
export const checkPictures = (
  services: Services,
  userId: number,
  given: Pictures,
  current: Pictures = {},
): Promise<void> => ensureUsableFiles(services, namingOf(userId, given, current));

/**
 * The same check, with the files locked in the transaction that writes them. @throws Failure invalid, naming the field.
 */
export const holdPictures = (
  trx: Transaction<Tables>,
  services: Services,
  userId: number,
  { given, current = {} }: { given: Pictures; current?: Pictures },
): Promise<void> => ensureLockedFiles(trx, services, namingOf(userId, given, current));
