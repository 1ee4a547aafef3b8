import type { CraftOrigin } from "@4d/contract";
import type { Generated, Selectable } from "kysely";

interface KeyTable {
  name: string;
  secret: string;
}

/** One row: where the chain of certificates ends. Whoever appends to it holds its lock. */
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
  /** The certificate of its discovery; null for the four of the beginning. */
  number: number | null;
  created_at: number;
  /** Off the wall; remembered elements may not know it, so it is asked of the database. */
  hidden_at: Generated<number | null>;
}

/** What a pair came to, `a` not above `b`. A row never changes. */
interface RecipeTable {
  a: number;
  b: number;
  /** Null for nothing; then there is a reason, and no certificate. */
  result: number | null;
  why_zh: string | null;
  why_en: string | null;
  first_user: number;
  /** Of the request that made it: asked again, it is told again. */
  nonce: string;
  number: number | null;
  /** Nobody had made the result before. */
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
