import type { CharacterStatus, CharacterVisibility } from "@4d/contract";
import type { Generated, Selectable } from "kysely";

interface CharacterTable {
  id: Generated<number>;
  owner_id: number;
  /** Its user; null until it is first published. */
  user_id: Generated<number | null>;
  /** JSON of a `characterSheet`, as its author edits it. */
  sheet: string;
  /** JSON of the sheet last published; null before. */
  live_sheet: Generated<string | null>;
  /** The visibility the author asked for. */
  visibility: Generated<CharacterVisibility>;
  live_visibility: Generated<CharacterVisibility>;
  /** The part of the address that identifies it when shared by link; null before it first was. */
  link: Generated<string | null>;
  /** It was shared when links held its id, and those links still work. */
  open_by_id: Generated<boolean>;
  status: Generated<CharacterStatus>;
  /** JSON: the findings of a review, by field. */
  reasons: Generated<string>;
  version: Generated<number>;
  /** The version published; 0 for none. */
  live_version: Generated<number>;
  /** Tags of the live sheet. */
  tags: Generated<string[]>;
  talks: Generated<number>;
  idem_key: string | null;
  /** JSON of a `Source`. */
  source: Generated<string | null>;
  created_at: number;
  updated_at: number;
  removed_at: Generated<number | null>;
}

/** A table of its own, because a card may have megabytes. */
interface CardTable {
  character_id: number;
  /** JSON of the card it was imported from, unknown fields included. */
  card_raw: string;
  /** Address of the card's own files, packed as a charx. */
  files: string | null;
}

interface PreviewTable {
  user_id: number;
  /** Counted from 1970-01-01, in the zone the settings name. */
  day: number;
  used: number;
}

declare module "../../platform/db/tables.ts" {
  interface Tables {
    ai_character: CharacterTable;
    ai_card: CardTable;
    ai_preview: PreviewTable;
  }
}

export type CharacterRow = Selectable<CharacterTable>;
