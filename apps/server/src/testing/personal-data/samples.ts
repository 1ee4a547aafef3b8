import { emptySheet } from "@4d/contract";
import type { Reference } from "./schema.ts";

/** Whose row it is, whom else it names, and a unique word. */
export interface Maker {
  owner: number;
  other: number;
  canary: (column: string) => string;
}

type Sample = (maker: Maker, where: string | undefined) => Record<string, unknown>;

/** Beyond what any test waits for. */
const FAR = 4_000_000_000_000;

/**
 * Values of made-up rows that the column type does not imply: what code reads as JSON, what checks require, and what
 * keeps the server's jobs from touching the row. A table whose row the database refuses needs one here.
 */
export const samples: Readonly<Record<string, Sample>> = {
  account_export: () => ({ state: "ready", expires_at: FAR }),
  ai_turn: () => ({ status: "done" }),
  app_user: () => ({ sex: 0, listed: true, add_me: "anyone", see_online: "everyone" }),
  admin_case: () => ({ decision: "ban", decided_at: 1 }),
  ai_character: ({ canary }) => {
    const sheet = JSON.stringify({ ...emptySheet, name: canary("sheet") });
    return {
      sheet,
      live_sheet: null,
      user_id: null,
      live_version: 0,
      reasons: JSON.stringify([canary("reasons")]),
    };
  },
  call_rating: () => ({ stars: 3 }),
  craft_recipe: ({ owner }) => ({
    ...{ a: owner % 1000, b: (owner % 1000) + 1 },
    ...{ why_zh: "x", why_en: "x", discovers: true, number: null },
  }),
  craft_race: () => ({ ended_at: 1 }),
  file_upload: () => ({ touched_at: FAR }),
  friendship: () => ({ deleted: false }),
  gift: () => ({ portions: 1, total: 5, state: "expired", message_id: null }),
  gift_portion: () => ({ taken_at: 1 }),
  group_member: () => ({ role: "admin", quit: false }),
  image_job: () => ({ status: "done" }),
  ledger_account: () => ({ kind: "bonus", asset: "CAP" }),
  ledger_entry: () => ({ account: "bonus", asset: "CAP" }),
  ledger_fraction: () => ({ hundredths: 5 }),
  pay_order: () => ({
    expires_at: FAR,
    currency: "CNY",
    paid_at: null,
    credit_txn: null,
    refund_due: 0,
    refunded: 0,
  }),
  pay_refund: () => ({ state: "done" }),
  push_waiting: () => ({ lease_until: FAR }),
  post: ({ canary }) => ({
    media: JSON.stringify([{ url: canary("media") }]),
    cover: JSON.stringify(canary("cover")),
  }),
  post_reaction: (_maker, where) => ({ kind: where === "kind not in (1, 2)" ? 5 : 1, collection_id: null }),
  private_chat: ({ owner, other }) => ({ lo: Math.min(owner, other), hi: Math.max(owner, other) }),
  private_message: ({ owner, other }) => ({
    ...{ lo: Math.min(owner, other), hi: Math.max(owner, other), type: 0 },
    gone_at: null,
  }),
  group_message: () => ({ type: 0, gone_at: null }),
  scheduled_message: () => ({ send_at: FAR }),
  stored_file: () => ({ expires_at: null }),
  story: ({ canary }) => ({
    ...{ sheet: JSON.stringify({ title: canary("sheet") }), graph: JSON.stringify([canary("graph")]) },
    ...{ source: "ink", ink: canary("ink"), published_at: null, live_version: 0 },
  }),
};

/** Columns left empty: filled, they would prevent the deletion, or make the account somebody else's. */
export const LEFT: ReadonlySet<string> = new Set([
  "app_user.leaves_at",
  "app_user.gone_at",
  "app_user.made_by",
]);

/** References without a foreign key: a group message is by somebody who is or was a member. */
export const MEANT: readonly Reference[] = [
  { table: "group_message", columns: ["group_id"], to: "group_member", keys: ["group_id"] },
];
