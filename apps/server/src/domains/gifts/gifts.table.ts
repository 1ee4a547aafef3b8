import type { GiftMode } from "@4d/contract";
import type { Generated, Selectable } from "kysely";

interface GiftTable {
  id: Generated<number>;
  sender_id: number;
  chat_kind: "private" | "group";
  /** The friend, or the group. */
  target_id: number;
  mode: GiftMode;
  total: number;
  portions: number;
  message: string;
  /** The card in the chat; null until it is there. */
  message_id: Generated<number | null>;
  state: Generated<"open" | "empty" | "expired">;
  taken_portions: Generated<number>;
  taken_total: Generated<number>;
  created_at: number;
  expires_at: number;
}

interface GiftPortionTable {
  gift_id: number;
  place: number;
  hold_id: number;
  amount: number;
  taker_id: number | null;
  taken_at: number | null;
}

declare module "../../platform/db/tables.ts" {
  interface Tables {
    gift: GiftTable;
    gift_portion: GiftPortionTable;
  }
}

export type GiftRow = Selectable<GiftTable>;
export type PortionRow = Selectable<GiftPortionTable>;
