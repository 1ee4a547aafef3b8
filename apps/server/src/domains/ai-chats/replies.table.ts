import type { AiReplyStatus, AiReplyTrouble, GroupMode, Provenance } from "@4d/contract";
import type { Generated, Selectable } from "kysely";

interface ReplyTable {
  id: Generated<number>;
  character_id: number;
  /** The person it answers. */
  user_id: number;
  /** The group it belongs to; 0 in a private chat. */
  group_id: Generated<number>;
  /** The message it answers. */
  asked_id: number;
  status: Generated<AiReplyStatus>;
  /** The reply's row in the chat; null before it is published. */
  message_id: Generated<number | null>;
  /** The variant being generated, or generated last. */
  place: Generated<number>;
  /** The variant shown. */
  chosen: Generated<number>;
  /** How often it was regenerated. */
  asks: Generated<number>;
  /** JSON of `RegenerateOptions` while it is being regenerated. */
  wish: Generated<string | null>;
  /** The idempotency key of the last regeneration. */
  wish_key: Generated<string | null>;
  /** The row that says it is being regenerated, or that this failed. */
  tip_id: Generated<number | null>;
  /** The person stopped it. */
  stopped: Generated<boolean>;
  /** The capsule hold for the reply being generated. */
  hold_id: Generated<number | null>;
  /** How many characters spoke in a row before it: 0 when a person asked. */
  depth: Generated<number>;
  tries: Generated<number>;
  /** Until then the node that claimed it works on it. */
  lease_until: Generated<number>;
  created_at: number;
}

interface ReplyVariantTable {
  turn_id: number;
  place: number;
  text: string;
  provenance: Provenance;
  because: AiReplyTrouble | null;
  /** Help is shown with it. */
  care: boolean;
  /** JSON of the `characterVoice` it is spoken in; null for plain text. */
  voice: string | null;
  /** Length of the speech in seconds. */
  duration: number;
  /** Address of its sound when a model spoke it; null while it is synthesised on request. */
  sound: Generated<string | null>;
  /** The idempotency key it was generated for. */
  wish_key: string | null;
  created_at: number;
}

interface ScanPositionTable {
  only_one: boolean;
  private_id: number;
  group_id: Generated<number>;
}

/** When a character in a group speaks; without a row, when it is mentioned. */
interface GroupModeTable {
  group_id: number;
  character_id: number;
  mode: GroupMode;
  talkativeness: number;
  /** Seconds. */
  cooldown: number;
}

declare module "../../platform/db/tables.ts" {
  interface Tables {
    ai_turn: ReplyTable;
    ai_variant: ReplyVariantTable;
    ai_tail: ScanPositionTable;
    ai_group_mode: GroupModeTable;
  }
}

export type ReplyRow = Selectable<ReplyTable>;
export type VariantRow = Selectable<ReplyVariantTable>;

/** A queued reply; replies with the same order key, of a pair or a group, are generated one after the other. */
export interface QueuedReply {
  id: number;
  order: string;
  /** Who asked. */
  ownerId: number;
}
