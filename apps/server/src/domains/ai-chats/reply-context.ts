import type { Names } from "@4d/cards";
import { type AiReplyHint, type CharacterSheet, isOnPath, type Provenance } from "@4d/contract";

import type { Memory, PreparedPersona } from "@4d/dialogue";
import type { Services } from "../../platform/services.ts";
import { preparedOf, readSheet } from "../characters/index.ts";
import { findPrivateHistory } from "../messages/index.ts";
import { loadNames, type PublishedCharacter } from "./ai-chat-character.ts";

import { findAiChat } from "./ai-chats.repository.ts";
import type { AiChatRow, MemoryRow } from "./ai-chats.table.ts";
import { loadGroupLines } from "./group-lines.ts";
import { findMemories } from "./memories.repository.ts";
import { type Paths, readPaths } from "./paths.ts";
import { findVariants } from "./replies.repository.ts";
import type { ReplyRow, VariantRow } from "./replies.table.ts";
import { type ChatLine, chatLinesOf, textOfMessage } from "./reply-lines.ts";
import { belongsToContext, isInSpan, readSpans } from "./temporary-spans.ts";

const HISTORY = 60;
const MEMORIES = 60;
/** Everything a reply is generated from. */
export interface ReplyContext {
  reply: ReplyRow;
  options: RegenerateOptions;
  row: PublishedCharacter;
  sheet: CharacterSheet;
  prepared: PreparedPersona;
  names: Names;
  /** The text of the message being answered. */
  asked: string;
  /** The earlier lines, oldest first, without that message. */
  history: readonly ChatLine[];
  /** Empty when the message was sent in temporary mode. */
  memories: readonly MemoryRow[];
  temporary: boolean;
  /** Earlier variants of the same reply. */
  variants: readonly VariantRow[];
}

/** In a forked AI chat, the rows searched for those on its path. */
const HISTORY_OF_SEVERAL = 300;
const historyLimitOf = ({ branches }: Paths): number => (branches.length > 0 ? HISTORY_OF_SEVERAL : HISTORY);
/** The newest of these rows on the active path. */
const onPath = <R extends { id: number }>(paths: Paths, rows: readonly R[]): R[] =>
  rows.filter((row) => isOnPath(paths, row.id)).slice(0, HISTORY);

/** The memories the built-in engine understands. */
export const usableMemories = (memories: readonly MemoryRow[]): Memory[] =>
  memories.flatMap(({ topic, value }) =>
    topic === null || value === null ? [] : [{ kind: topic as Memory["kind"], value }],
  );

/** The current lines of an AI chat, and the memories that may be used. */
export async function loadChatLines(
  { db, clock }: Services,
  userId: number,
  { id: characterId, user_id: peerId }: PublishedCharacter,
): Promise<{ history: ChatLine[]; memories: MemoryRow[] }> {
  const aiChat = await findAiChat(db, { userId, characterId });
  const spans = readSpans(aiChat?.spans ?? "[]");
  const paths = readPaths(aiChat?.paths);
  const rows = await findPrivateHistory(db, {
    userId,
    peerId,
    limit: historyLimitOf(paths),
    withRecalled: false,
    now: clock.now(),
  });
  const now = rows[0]?.id ?? 0;
  const visible = onPath(
    paths,
    rows.filter((row) => belongsToContext(spans, row.id, now)),
  );
  const memories = aiChat?.temporary ? [] : await findMemories(db, { userId, characterId, limit: MEMORIES });
  return { history: chatLinesOf(visible, peerId), memories };
}

/** The lines of an AI chat, oldest first, without the message being answered and what the person wrote after it. */
async function loadPrivateLines(
  { db, clock }: Services,
  reply: ReplyRow,
  peerId: number,
  aiChat: AiChatRow | undefined,
) {
  const spans = readSpans(aiChat?.spans ?? "[]");
  const paths = readPaths(aiChat?.paths);
  const first = reply.message_id === null;
  const rows = await findPrivateHistory(db, {
    userId: reply.user_id,
    peerId,
    before: first ? undefined : reply.asked_id + 1,
    limit: historyLimitOf(paths),
    withRecalled: false,
    now: clock.now(),
  });
  const asked = rows.find((row) => row.id === reply.asked_id);
  const before = rows
    .filter((row) => row.id < reply.asked_id || (row.id > reply.asked_id && row.send_id === peerId))
    .filter((row) => belongsToContext(spans, row.id, reply.asked_id));
  const visible = onPath(paths, before);
  return { asked: asked && { text: textOfMessage(asked) }, history: chatLinesOf(visible, peerId) };
}

/** Loads what a reply is generated from; undefined when the message has been deleted. */
export async function loadReplyContext(
  services: Services,
  reply: ReplyRow,
  row: PublishedCharacter,
): Promise<ReplyContext | undefined> {
  const { db } = services;
  const sheet = readSheet(row.live_sheet);
  const pair = { userId: reply.user_id, characterId: row.id };
  const aiChat = await findAiChat(db, pair);
  // As it was when the message was sent: leaving temporary mode does not make earlier lines remembered.
  const temporary = reply.group_id === 0 && isInSpan(readSpans(aiChat?.spans ?? "[]"), reply.asked_id);
  // What a person told the character in private must not reach a group (`characters §8.1`).
  const inGroup = reply.group_id > 0 ? { groupId: reply.group_id } : {};
  const names = await loadNames(services, sheet, reply.user_id);
  const { asked, history } =
    reply.group_id > 0
      ? await loadGroupLines(services, reply, { userId: row.user_id, name: sheet.name })
      : await loadPrivateLines(services, reply, row.user_id, aiChat);
  if (!asked) return undefined;
  const [memories, variants] = await Promise.all([
    temporary ? [] : findMemories(db, { ...pair, ...inGroup, limit: MEMORIES }),
    findVariants(db, reply.id),
  ]);
  const prepared = preparedOf(services, row, sheet);
  const options = readRegenerateOptions(reply.wish);
  const { text } = asked;
  return { reply, options, row, sheet, prepared, names, asked: text, history, memories, temporary, variants };
}

/** The options of a regeneration. */
export interface RegenerateOptions {
  hint?: AiReplyHint | undefined;
  /** Which engine answers; any when absent. */
  by?: Provenance | undefined;
}

const readRegenerateOptions = (json: string | null): RegenerateOptions =>
  json === null ? {} : (JSON.parse(json) as RegenerateOptions);
