import type { CraftOrigin } from "@4d/contract";
import type { Generated, Selectable } from "kysely";

interface KeyTable {
  name: string;
  secret: string;
}

/** One row: the end of the certificate chain. An append locks it. */
interface ChainTable {
  only_one: Generated<boolean>;
  number: number;
  head: string;
  discoveries: number;
}

interface ElementTable {
  id: Generated<number>;
  name: string;
  /** `normalName` of the name: one row for all its spellings. */
  name_norm: string;
  name_en: string;
  emoji: string;
  tags: string[];
  origin: CraftOrigin;
  /** The certificate of its discovery; null for the four starting elements. */
  number: number | null;
  created_at: number;
  /** Hidden from the wall; cached elements may be outdated here, so this is read from the database. */
  hidden_at: Generated<number | null>;
}

/** The outcome of a pair, with `a` not above `b`. A row never changes. */
interface RecipeTable {
  a: number;
  b: number;
  /** Null for nothing; then there is a reason and no certificate. */
  result: number | null;
  why_zh: string | null;
  why_en: string | null;
  first_user: number;
  /** The nonce of the request that made it: a retry gets the same outcome. */
  nonce: string;
  number: number | null;
  /** The result was new to everybody. */
  discovers: boolean;
  prev: string | null;
  signature: string | null;
  reward: number;
  day: number;
  created_at: number;
}

interface InventoryTable {
  user_id: number;
  element_id: number;
  nonce: string;
  /** Its owner discovered it. */
  first: boolean;
  day: number;
  got_at: number;
}

/** Who solved the riddle of which day. */
interface RiddleTable {
  user_id: number;
  day: number;
  element_id: number;
  met_at: number;
}

declare module "../../platform/db/tables.ts" {
  interface Tables {
    craft_key: KeyTable;
    craft_chain: ChainTable;
    craft_element: ElementTable;
    craft_recipe: RecipeTable;
    craft_inventory: InventoryTable;
    craft_riddle: RiddleTable;
  }
}

export type ElementRow = Selectable<ElementTable>;
export type RecipeRow = Selectable<RecipeTable>;
export type InventoryRow = Selectable<InventoryTable>;
