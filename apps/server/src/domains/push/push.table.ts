import type { Lang } from "@4d/contract";

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

declare module "../../platform/db/tables.ts" {
  interface Tables {
    push_subscription: PushSubscriptionTable;
  }
}
