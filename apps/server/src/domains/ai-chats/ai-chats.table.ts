import type { CharacterMemoryKind } from "@4d/contract";
import type { Generated, Selectable } from "kysely";

/** A person and a character. */
export interface AiChatKey {
  userId: number;
  characterId: number;
}

/** The state of one person's chat with a character. */
interface AiChatTable {
  user_id: number;
  character_id: number;
  /** Index of the greeting it began with. */
  greeting: Generated<number>;
  /** When the character greeted; null before that. */
  opened_at: Generated<number | null>;
  temporary: Generated<boolean>;
  /** JSON: spans of private row ids that must not be remembered; the last is open while `temporary`. */
  spans: Generated<string>;
  /** JSON of the active branch and all branches (`aiChatPaths`); null while the chat has never been forked. */
  paths: Generated<string | null>;
  last_at: number;
}

/** What a character remembers about a person; `group_id` 0 means their private chat. */
interface MemoryTable {
  id: Generated<number>;
  user_id: number;
  character_id: number;
  group_id: Generated<number>;
  kind: CharacterMemoryKind;
  /** The topic the built-in engine recognises, and the bare value; null when it recognises none. */
  topic: string | null;
  value: string | null;
  /** Whose it is, as the engine names them (`mother`, `cat`); null for the person's own. */
  about: string | null;
  /** The day of a plan or an event, as `2026-12-08`. */
  day: string | null;
  text: string;
  source_id: number | null;
  pinned: Generated<boolean>;
  created_at: number;
  updated_at: number;
}

/** Secrets created once and shared by all nodes. */
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
