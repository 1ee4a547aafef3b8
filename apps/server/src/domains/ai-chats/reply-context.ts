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
/** Everything an answer is made from. */
export interface ReplyContext {
  reply: ReplyRow;
  options: RegenerateOptions;
  row: PublishedCharacter;
  sheet: CharacterSheet;
  prepared: PreparedPersona;
  names: Names;
  /** What is answered, in words. */
  asked: string;
  /** What was said before, oldest first, without it. */
  history: readonly ChatLine[];
  /** Empty when it was asked in a temporary talk. */
  memories: readonly MemoryRow[];
  temporary: boolean;
  /** Given before to the same message. */
  variants: readonly VariantRow[];
}

/** Of a talk that went several ways, so many rows are looked through for those on its path. */
const HISTORY_OF_SEVERAL = 300;
const historyLimitOf = ({ branches }: Paths): number => (branches.length > 0 ? HISTORY_OF_SEVERAL : HISTORY);
/** The newest of these rows that lie on the path the talk is on. */
const onPath = <R extends { id: number }>(paths: Paths, rows: readonly R[]): R[] =>
  rows.filter((row) => isOnPath(paths, row.id)).slice(0, HISTORY);

/** What the built-in engine knows of what is remembered. */
export const usableMemories = (memories: readonly MemoryRow[]): Memory[] =>
  memories.flatMap(({ topic, value }) =>
    topic === null || value === null ? [] : [{ kind: topic as Memory["kind"], value }],
  );

/** The lines of a talk as it stands, and what may be used of what is remembered. */
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

/** The lines of a talk, oldest first; what is to be answered and what its person wrote after it are no part of it. */
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

/** Gathers what an answer is made from; undefined when the message is gone meanwhile. */
export async function loadReplyContext(
  services: Services,
  reply: ReplyRow,
  row: PublishedCharacter,
): Promise<ReplyContext | undefined> {
  const { db } = services;
  const sheet = readSheet(row.live_sheet);
  const pair = { userId: reply.user_id, characterId: row.id };
  const aiChat = await findAiChat(db, pair);
  // As it was when it was asked: a talk that is remembered again by now keeps nothing of before.
  const temporary = reply.group_id === 0 && isInSpan(readSpans(aiChat?.spans ?? "[]"), reply.asked_id);
  // What was told the character alone is no business of a group's (`characters §8.1`).
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

/** What was asked for with a regeneration. */
export interface RegenerateOptions {
  hint?: AiReplyHint | undefined;
  /** Who is to answer; whoever can when absent. */
  by?: Provenance | undefined;
}

const readRegenerateOptions = (json: string | null): RegenerateOptions =>
  json === null ? {} : (JSON.parse(json) as RegenerateOptions);
