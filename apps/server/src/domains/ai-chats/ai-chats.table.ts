import type { CharacterMemoryKind } from "@4d/contract";
import type { Generated, Selectable } from "kysely";

/** Somebody and a character. */
export interface AiChatKey {
  userId: number;
  characterId: number;
}

/** How somebody talks with a character. */
interface AiChatTable {
  user_id: number;
  character_id: number;
  /** Which of its greetings it began with. */
  greeting: Generated<number>;
  /** When it greeted; null while it has not. */
  opened_at: Generated<number | null>;
  temporary: Generated<boolean>;
  /** JSON: spans of private row ids that were not to be remembered, the last one open while `temporary`. */
  spans: Generated<string>;
  /** JSON of the active branch and all of them (`aiChatPaths`); null while it went one way only. */
  paths: Generated<string | null>;
  last_at: number;
}

/** What a character remembers of somebody; `group_id` 0 is between the two alone. */
interface MemoryTable {
  id: Generated<number>;
  user_id: number;
  character_id: number;
  group_id: Generated<number>;
  kind: CharacterMemoryKind;
  /** What the built-in engine takes it for, and the bare thing; null for what it cannot use. */
  topic: string | null;
  value: string | null;
  text: string;
  source_id: number | null;
  pinned: Generated<boolean>;
  created_at: number;
  updated_at: number;
}

/** Secrets made once for all nodes. */
interface KeyTable {
  name: string;
  secret: string;
}

declare module "../../platform/db/tables.ts" {
  interface Tables {
    ai_talk: AiChatTable;
    ai_memory: MemoryTable;
    ai_key: KeyTable;
  }
}

export type AiChatRow = Selectable<AiChatTable>;
export type MemoryRow = Selectable<MemoryTable>;
