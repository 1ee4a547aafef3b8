import type { MacroScene, Names } from "@4d/cards";
import { type AiReplyHint, type CharacterSheet, isOnPath, type Provenance } from "@4d/contract";

import type { PreparedPersona } from "@4d/dialogue";
import type { Services } from "../../platform/services.ts";
import { lastLines, macroScene, preparedOf, readSheet, speakingSheet } from "../characters/index.ts";
import { findPrivateHistory } from "../messages/index.ts";
import { readSettings } from "../settings/index.ts";
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
/** Rows read to know what a character said before `history`, so that two hundred replies differ. */
const SAID = 420;
const MEMORIES = 60;
/** Everything a reply is generated from. */
export interface ReplyContext {
  reply: ReplyRow;
  options: RegenerateOptions;
  row: PublishedCharacter;
  /** With the entries of the books it uses. */
  sheet: CharacterSheet;
  booksChangedAt: number;
  prepared: PreparedPersona;
  names: Names;
  /** What the macros of the sheet stand for in this reply. */
  scene: MacroScene;
  /** The text of the message being answered. */
  asked: string;
  /** The earlier lines, oldest first, without that message. */
  history: readonly ChatLine[];
  /** What the character said before that, oldest first. */
  said: readonly string[];
  /** Empty when the message was sent in temporary mode. */
  memories: readonly MemoryRow[];
  temporary: boolean;
  /** The index of the greeting the chat began with; undefined in a group. */
  greeting: number | undefined;
  /** The wall clock of the service's time zone, as `2026-11-22T20:15`. */
  now: string;
  /** Earlier variants of the same reply. */
  variants: readonly VariantRow[];
  /** Memories used here have changed since the reply was made; only of one that was made before. */
  memoriesChanged: boolean;
  /** How many of the oldest lines the model's prompt had no room for; absent when no model was asked. */
  leftOut?: number;
}

/** In a forked AI chat, the rows searched for those on its path. */
const HISTORY_OF_SEVERAL = 300;
const historyLimitOf = ({ branches }: Paths): number => (branches.length > 0 ? HISTORY_OF_SEVERAL : HISTORY);
/** These rows on the active path. */
const onPath = <R extends { id: number }>(paths: Paths, rows: readonly R[]): R[] =>
  rows.filter((row) => isOnPath(paths, row.id));

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
  ).slice(0, HISTORY);
  const memories = aiChat?.temporary ? [] : await findMemories(db, { userId, characterId, limit: MEMORIES });
  return { history: chatLinesOf(visible, peerId), memories };
}

/** Where the rows end that a reply is made from: what the person wrote after the message is not read. */
function endOf({ place, message_id: messageId, asked_id: askedId }: ReplyRow, made: boolean) {
  if (messageId === null) return undefined;
  // The first variant could also read what the character had said between the message and its reply.
  return made && place === 0 ? messageId : askedId + 1;
}

/** The memories that there were when a reply was made, and whether they have changed since. */
function memoriesAt(rows: readonly MemoryRow[], { asked_id: askedId, place }: ReplyRow, at: number) {
  const isLater = (row: MemoryRow) =>
    row.created_at > at || (place === 0 && row.source_id !== null && row.source_id >= askedId);
  return {
    memories: rows.filter((row) => !isLater(row)),
    memoriesChanged: rows.some((row) => (isLater(row) ? row.kind === "summary" : row.updated_at > at)),
  };
}

/** The lines of an AI chat, oldest first, without the message being answered and what the person wrote after it. */
async function loadPrivateLines(
  { db, clock }: Services,
  reply: ReplyRow,
  peerId: number,
  aiChat: AiChatRow | undefined,
  made: boolean,
) {
  const spans = readSpans(aiChat?.spans ?? "[]");
  const paths = readPaths(aiChat?.paths);
  const rows = await findPrivateHistory(db, {
    userId: reply.user_id,
    peerId,
    before: endOf(reply, made),
    limit: SAID,
    withRecalled: false,
    now: clock.now(),
  });
  const asked = rows.find((row) => row.id === reply.asked_id);
  const before = rows
    .filter((row) => row.id < reply.asked_id || (row.id > reply.asked_id && row.send_id === peerId))
    .filter((row) => belongsToContext(spans, row.id, reply.asked_id));
  const visible = onPath(paths, before);
  const earlier = before.find((row) => row.send_id !== peerId);
  const idleMs = asked && earlier ? asked.send_time - earlier.send_time : undefined;
  const said = chatLinesOf(visible.slice(HISTORY), peerId).flatMap(({ from, text }) =>
    from === "character" ? [text] : [],
  );
  const history = chatLinesOf(visible.slice(0, HISTORY), peerId);
  return { asked: asked && { text: textOfMessage(asked) }, history, said, idleMs };
}

/** The wall clock in a time zone, as `2026-11-22T20:15`. */
const wallClock = (timeZone: string, now: number): string =>
  new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" })
    .format(now)
    .replace(" ", "T");

/**
 * Loads what a reply is generated from; undefined when the message has been deleted.
 * @param madeAt when its variant `place` was made, to see what that was generated from; only in a private chat
 */
export async function loadReplyContext(
  services: Services,
  reply: ReplyRow,
  row: PublishedCharacter,
  madeAt?: number,
): Promise<ReplyContext | undefined> {
  const { db } = services;
  const spoken = await speakingSheet(services, row, readSheet(row.live_sheet));
  const { sheet, booksChangedAt } = spoken;
  const pair = { userId: reply.user_id, characterId: row.id };
  const aiChat = await findAiChat(db, pair);
  // As it was when the message was sent: leaving temporary mode does not make earlier lines remembered.
  const temporary = reply.group_id === 0 && isInSpan(readSpans(aiChat?.spans ?? "[]"), reply.asked_id);
  // What a person told the character in private must not reach a group (`characters §8.1`).
  const inGroup = reply.group_id > 0 ? { groupId: reply.group_id } : {};
  const names = await loadNames(services, sheet, reply.user_id);
  const { asked, history, said, idleMs } =
    reply.group_id > 0
      ? await loadGroupLines(services, reply, { userId: row.user_id, name: sheet.name })
      : await loadPrivateLines(services, reply, row.user_id, aiChat, madeAt !== undefined);
  if (!asked) return undefined;
  const [known, variants, { capsules }] = await Promise.all([
    temporary ? [] : findMemories(db, { ...pair, ...inGroup, limit: MEMORIES }),
    findVariants(db, reply.id),
    readSettings(services),
  ]);
  const now = wallClock(capsules.timeZone, madeAt ?? services.clock.now());
  const { memories, memoriesChanged } =
    madeAt === undefined ? { memories: known, memoriesChanged: false } : memoriesAt(known, reply, madeAt);
  const prepared = preparedOf(services, row, spoken);
  const options = readRegenerateOptions(reply.wish);
  const { text } = asked;
  const scene = await macroScene(services, names, {
    ...lastLines([...history, { from: "user", text }]),
    seed: `${reply.id}-${reply.place}`,
    idleMs,
    now,
  });
  const greeting = reply.group_id > 0 ? undefined : (aiChat?.greeting ?? 0);
  return {
    ...{ reply, options, row, sheet, booksChangedAt, prepared, names, scene, asked: text, greeting },
    ...{ history, said, memories, memoriesChanged, temporary, now },
    variants: madeAt === undefined ? variants : variants.filter(({ place }) => place < reply.place),
  };
}

/** The options of a regeneration. */
export interface RegenerateOptions {
  hint?: AiReplyHint | undefined;
  /** Which engine answers; any when absent. */
  by?: Provenance | undefined;
}

const readRegenerateOptions = (json: string | null): RegenerateOptions =>
  json === null ? {} : (JSON.parse(json) as RegenerateOptions);
