import type { ChatId, Lang, PushKind } from "@4d/contract";
import type { Generated, Selectable } from "kysely";

/** A terminal that is notified while the app is closed; one row per address at a push service. */
export interface PushSubscriptionTable {
  /** A secret: anybody who has it can send. */
  endpoint: string;
  user_id: number;
  session_id: string;
  p256dh: string;
  auth: string;
  lang: Lang;
  /** Our public key at that time: with another one the push service rejects everything. */
  server_key: string;
  updated_at: number;
}

/** A push that a stopping node handed over; the newest of each chat and terminal. */
interface WaitingPushTable {
  id: Generated<number>;
  endpoint: string;
  /** Whom it is for; after that person, the terminal may have changed hands. */
  user_id: number;
  chat_id: ChatId;
  kind: PushKind;
  /** Epoch milliseconds after which the push is useless. */
  until: number;
  /** Attempts that a push service did not accept. */
  attempts: number;
  /** How often a node claimed it. */
  tries: Generated<number>;
  /** Before then no node may send it: one works on it, or it pauses before a retry. */
  lease_until: number;
}

declare module "../../platform/db/tables.ts" {
  interface Tables {
    push_subscription: PushSubscriptionTable;
    push_waiting: WaitingPushTable;
  }
}

export type WaitingPushRow = Selectable<WaitingPushTable>;
