import type { AiReplyStatus, AiReplyTrouble, GroupMode, Provenance } from "@4d/contract";
import type { Generated, Selectable } from "kysely";

interface ReplyTable {
  id: Generated<number>;
  character_id: number;
  /** Whom it answers. */
  user_id: number;
  /** In which group; 0 between the two alone. */
  group_id: Generated<number>;
  /** The message it answers. */
  asked_id: number;
  status: Generated<AiReplyStatus>;
  /** The answer's row in the chat; null before. */
  message_id: Generated<number | null>;
  /** The variant being made, or made last. */
  place: Generated<number>;
  /** The variant that is shown. */
  chosen: Generated<number>;
  /** How often it was asked for once more. */
  asks: Generated<number>;
  /** JSON of a `Wish` while it is being answered once more. */
  wish: Generated<string | null>;
  /** The idempotency key of the last wish. */
  wish_key: Generated<string | null>;
  /** The row that says it is being answered once more, or that this failed. */
  tip_id: Generated<number | null>;
  /** Its person wants no more of it. */
  stopped: Generated<boolean>;
  /** Capsules set aside for the answer under way. */
  hold_id: Generated<number | null>;
  /** How many characters spoke one after the other before it: 0 when a person asked. */
  depth: Generated<number>;
  tries: Generated<number>;
  /** Until then the node that took it is working on it. */
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
  /** JSON of the `characterVoice` it is said in; null for a plain text. */
  voice: string | null;
  /** Seconds it takes to be said. */
  duration: number;
  /** Where its sound lies when a model said it; null while it is synthesised when asked for. */
  sound: Generated<string | null>;
  /** The idempotency key it was made for. */
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

/** A turn that waits, and of whom: the turns of two are taken one after the other. */
export interface QueuedReply {
  id: number;
  pair: string;
  /** Who asked. */
  ownerId: number;
}
