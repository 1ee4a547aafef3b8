import type { AiReply, CharacterMemory, CharacterVoice, SentPrompt } from "@4d/contract";
import type { CountTokens } from "../../platform/llm/count-tokens.ts";
import type { CharacterRow, PromptLine } from "../characters/index.ts";
import { mayReadPart } from "./ai-chats.policy.ts";
import type { MemoryRow } from "./ai-chats.table.ts";
import { PER_LINE } from "./fit-prompt.ts";
import type { ReplyRow, VariantRow } from "./replies.table.ts";

/** A memory as shown to the person it is about. */
export const presentMemory = (row: MemoryRow): CharacterMemory => ({
  id: row.id,
  characterId: row.character_id,
  kind: row.kind,
  text: row.text,
  sourceId: row.source_id,
  pinned: row.pinned,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

/** The voice a variant is spoken in; null for plain text. */
export const parseVoice = ({ voice }: Pick<VariantRow, "voice">): CharacterVoice | null =>
  voice === null ? null : (JSON.parse(voice) as CharacterVoice);

/** A reply as shown to the person it answers; `addresses` are the sound URLs of its variants, by place. */
export const presentReply = (
  row: ReplyRow,
  variants: readonly VariantRow[],
  addresses: ReadonlyMap<number, string>,
): AiReply => ({
  id: row.id,
  characterId: row.character_id,
  messageId: row.message_id,
  status: row.status,
  chosen: row.chosen,
  variants: variants.map((one) => ({
    place: one.place,
    text: one.text,
    by: one.provenance,
    ...(one.because === null ? {} : { because: one.because }),
    audio: one.voice === null ? null : { url: addresses.get(one.place) ?? "", duration: one.duration },
  })),
});

/** The viewer of a prompt, and how its tokens are counted. */
interface PromptViewer {
  row: CharacterRow;
  viewerId: number;
  count: CountTokens;
}

/** A prompt as shown to the person chatting; of another author's hidden sheet only which parts there are, and how long. */
export function presentPrompt(
  lines: readonly PromptLine[],
  { row, viewerId, count }: PromptViewer,
): Pick<SentPrompt, "lines" | "tokens" | "around"> {
  const shown = lines.map(({ role, parts }) => ({
    role,
    parts: parts.map(({ kind, text }) => ({
      ...{ kind, tokens: count(text) },
      text: mayReadPart(kind, row, viewerId) ? text : null,
    })),
  }));
  const tokens = shown.flatMap(({ parts }) => parts).reduce((sum, part) => sum + part.tokens, 0);
  return { lines: shown, tokens, around: lines.length * PER_LINE };
}
