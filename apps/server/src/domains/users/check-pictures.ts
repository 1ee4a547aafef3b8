import type { Transaction } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";
import type { Services } from "../../platform/services.ts";
import { ensureHeld, ensureUsable } from "../files/index.ts";

interface Pictures {
  headImage?: string | null | undefined;
  headImageThumb?: string | null | undefined;
}

const namingOf = (userId: number, given: Pictures, standing: Pictures) => ({
  userId,
  asked: (["headImage", "headImageThumb"] as const).map((field) => ({
    url: given[field] ?? "",
    kind: "picture" as const,
    field,
  })),
  sight: "own" as const,
  standing: [standing.headImage, standing.headImageThumb],
  zh: "头像请先上传",
  en: "Please upload the picture first",
});

/**
 * Pictures of a person or a group are pictures this person uploaded (`W24`). Clients send whole records back, so one
 * that stays as `standing` may stay. @throws Failure invalid, naming the field.
 */
export const checkPictures = (
  services: Services,
  userId: number,
  given: Pictures,
  standing: Pictures = {},
): Promise<void> => ensureUsable(services, namingOf(userId, given, standing));

/** The same files, held in the transaction that writes them. @throws Failure invalid, naming the field. */
export const holdPictures = (
  trx: Transaction<Tables>,
  services: Services,
  userId: number,
  { given, standing = {} }: { given: Pictures; standing?: Pictures },
): Promise<void> => ensureHeld(trx, services, namingOf(userId, given, standing));
