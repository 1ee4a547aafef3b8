import type { Provenance, TurnStatus } from "@4d/contract";
import type { Generated, Selectable } from "kysely";

interface TurnTable {
  id: Generated<number>;
  character_id: number;
  /** Whom it answers. */
  user_id: number;
  /** The message it answers. */
  asked_id: number;
  status: Generated<TurnStatus>;
  /** The answer's row in the chat; null before. */
  message_id: Generated<number | null>;
  tries: Generated<number>;
  /** Until then the node that took it is working on it. */
  lease_until: Generated<number>;
  created_at: number;
}

interface VariantTable {
  turn_id: number;
  place: number;
  text: string;
  provenance: Provenance;
  created_at: number;
}

interface TailTable {
  only_one: boolean;
  private_id: number;
}

declare module "../../platform/db/tables.ts" {
  interface Tables {
    ai_turn: TurnTable;
    ai_variant: VariantTable;
    ai_tail: TailTable;
  }
}

export type TurnRow = Selectable<TurnTable>;
