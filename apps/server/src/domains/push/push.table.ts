import type { Lang } from "@4d/contract";

/** A terminal that is told while the app is closed; one row per address of a push service. */
export interface PushSubscriptionTable {
  /** A secret: who has it can send. */
  endpoint: string;
  user_id: number;
  session_id: string;
  p256dh: string;
  auth: string;
  lang: Lang;
  /** Our public key of then: for another one the push service takes nothing. */
  server_key: string;
  updated_at: number;
}

declare module "../../platform/db/tables.ts" {
  interface Tables {
    push_subscription: PushSubscriptionTable;
  }
}
