import { type CharacterSheet, characterSheet, emptySheet } from "@4d/contract";
import * as z from "zod";
import type { SharedWork } from "../capsules/index.ts";
import type { CharacterRow } from "./characters.table.ts";

const source = z.union([
  z.object({
    kind: z.literal("card"),
    /** The file's format, and the addresses its pictures have in our store. */
    format: z.string(),
    avatar: z.string(),
    background: z.string(),
    /** Absent of cards that were imported before it was stored. */
    emotions: z.array(z.object({ name: z.string(), picture: z.string() })).optional(),
    /** The label of machine-made pictures that the imported portrait had. */
    label: z.object({ producer: z.string(), id: z.string() }).nullable(),
  }),
  z.object({ kind: z.literal("starter"), key: z.string(), digest: z.string() }),
]);

/** The origin of a character that was not written here. */
export type Source = z.output<typeof source>;

/** The starter key of a character; undefined for all others. */
export function starterOf(row: { source: string | null }): string | undefined {
  const found = readSource(row.source);
  return found?.kind === "starter" ? found.key : undefined;
}

/** The stored source; undefined when a later version wrote it. */
export function readSource(json: string | null): Source | undefined {
  return json === null ? undefined : source.safeParse(JSON.parse(json)).data;
}

/** The stored sheet; missing fields get their defaults. */
export const readSheet = (json: string): CharacterSheet =>
  characterSheet.parse({ ...emptySheet, ...(JSON.parse(json) as object) });

/**
 * The creator who earns when others pay for this character's replies, voice and pictures (`CAPSULE-4`); the house's own
 * characters earn nothing.
 */
export function sharedWorkOf(row: CharacterRow): SharedWork | undefined {
  if (row.user_id === null || row.live_sheet === null || starterOf(row) !== undefined) return undefined;
  const { name } = readSheet(row.live_sheet);
  return { creator: row.owner_id, name, cause: { type: "character", id: `${row.user_id}` } };
}
