import { type CharacterSheet, characterSheet, emptySheet } from "@4d/contract";
import * as z from "zod";
import type { SharedWork } from "../capsules/index.ts";
import type { CharacterRow } from "./characters.table.ts";

const source = z.union([
  z.object({
    kind: z.literal("card"),
    /** The file's format, and what our store made of its pictures. */
    format: z.string(),
    avatar: z.string(),
    background: z.string(),
    /** The label of machine-made pictures the portrait came with. */
    label: z.object({ producer: z.string(), id: z.string() }).nullable(),
  }),
  z.object({ kind: z.literal("starter"), key: z.string(), digest: z.string() }),
]);

/** Where a character comes from, when nobody wrote it here. */
export type Source = z.output<typeof source>;

/** The key of the starter a character is; undefined for every other. */
export function starterOf(row: { source: string | null }): string | undefined {
  const found = readSource(row.source);
  return found?.kind === "starter" ? found.key : undefined;
}

/** A stored source; one of a later version counts as none. */
export function readSource(json: string | null): Source | undefined {
  return json === null ? undefined : source.safeParse(JSON.parse(json)).data;
}

/** A stored sheet; fields of later versions have their defaults. */
export const readSheet = (json: string): CharacterSheet =>
  characterSheet.parse({ ...emptySheet, ...(JSON.parse(json) as object) });

/**
 * Whose maker earns by what others pay for its answers, its voice and pictures of it (`CAPSULE-4`); the house's own
 * earn nothing.
 */
export function sharedWorkOf(row: CharacterRow): SharedWork | undefined {
  if (row.user_id === null || row.live_sheet === null || starterOf(row) !== undefined) return undefined;
  const { name } = readSheet(row.live_sheet);
  return { creator: row.owner_id, name, cause: { type: "character", id: `${row.user_id}` } };
}
