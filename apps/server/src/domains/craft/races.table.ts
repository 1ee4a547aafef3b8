import type { Generated, Selectable } from "kysely";

interface RaceTable {
  id: Generated<number>;
  group_id: number;
  /** Name of the authored target element. */
  target: string;
  started_by: number;
  started_at: number;
  ends_at: number;
  /** Null while it runs; its time may be up before the end is recorded. */
  ended_at: Generated<number | null>;
  winner_id: Generated<number | null>;
  /** The card in the chat; null before it is there. */
  message_id: Generated<number | null>;
}

interface RacerTable {
  race_id: number;
  user_id: number;
  /** Steps by authored recipes to the target. */
  left_steps: number | null;
  /** Since when they have been at this distance. */
  stood_at: number;
}

interface RaceMadeTable {
  race_id: number;
  user_id: number;
  element_id: number;
  made_at: number;
}

declare module "../../platform/db/tables.ts" {
  interface Tables {
    craft_race: RaceTable;
    craft_racer: RacerTable;
    craft_race_made: RaceMadeTable;
  }
}

export type RaceRow = Selectable<RaceTable>;
export type RacerRow = Selectable<RacerTable> & { made: number };
