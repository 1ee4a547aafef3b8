import type { CharacterSheet, SheetChange } from "@4d/contract";
import type { Transaction } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";
import type { Services } from "../../platform/services.ts";
import { ensureLockedFiles, ensureUsableFiles } from "../files/index.ts";

type Pictures = Pick<CharacterSheet, "avatar" | "background" | "emotions">;

const namingOf = (userId: number, sheet: SheetChange, current?: Pictures) => ({
  userId,
  requested: [
    { url: sheet.avatar ?? "", field: "avatar" },
    { url: sheet.background ?? "", field: "background" },
    ...(sheet.emotions ?? []).map((emotion) => ({ url: emotion.picture, field: "emotions" })),
  ].map((one) => ({ ...one, kind: "picture" as const })),
  visibleIn: "own" as const,
  current: [current?.avatar, current?.background, ...(current?.emotions ?? []).map((one) => one.picture)],
});

/**
 * Checks that a sheet's pictures were uploaded or made by its author (`W24`), or are in it already.
 * @throws Failure invalid, naming the field.
 */
export const checkPictures = (
  services: Services,
  userId: number,
  sheet: SheetChange,
  current?: Pictures,
): Promise<void> => ensureUsableFiles(services, namingOf(userId, sheet, current));

/** Locks the same files in the transaction that saves them. @throws Failure invalid, naming the field. */
export const holdPictures = (
  trx: Transaction<Tables>,
  services: Services,
  userId: number,
  { sheet, current }: { sheet: SheetChange; current?: Pictures },
): Promise<void> => ensureLockedFiles(trx, services, namingOf(userId, sheet, current));
