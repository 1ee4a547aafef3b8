import type { Names } from "@4d/cards";
import { type CharacterSheet, isOnPath } from "@4d/contract";
import type { Memory, Prepared } from "@4d/dialogue";
import type { Services } from "../../platform/services.ts";
import { preparedOf, readSheet } from "../characters/index.ts";
import { findPrivateHistory } from "../messages/index.ts";
import { groupLines } from "./group-lines.ts";
import { findMemories } from "./memories.repository.ts";
import type { MetCharacter } from "./met-character.ts";
import { namesOf } from "./names-of.ts";
import { type Paths, readPaths } from "./paths.ts";
import { linesIn, type SaidLine, wordsOf } from "./scene-lines.ts";
import { answeredFrom, readSpans, within } from "./spans.ts";
import { findTalk } from "./talks.repository.ts";
import type { MemoryRow, TalkRow } from "./talks.table.ts";
import { findVariants } from "./turns.repository.ts";
import type { TurnRow, VariantRow } from "./turns.table.ts";
import { readWish, type Wish } from "./wish.ts";

const HISTORY = 60;
const MEMORIES = 60;
/** Everything an answer is made from. */
export interface Scene {
  turn: TurnRow;
  wish: Wish;
  row: MetCharacter;
  sheet: CharacterSheet;
  prepared: Prepared;
  names: Names;
  /** What is answered, in words. */
  asked: string;
  /** What was said before, oldest first, without it. */
  history: readonly SaidLine[];
  /** Empty when it was asked in a temporary talk. */
  memories: readonly MemoryRow[];
  temporary: boolean;
  /** Given before to the same message. */
  variants: readonly VariantRow[];
}

/** Of a talk that went several ways, so many rows are looked through for those on its path. */
const HISTORY_OF_SEVERAL = 300;
const lookedAt = ({ branches }: Paths): number => (branches.length > 0 ? HISTORY_OF_SEVERAL : HISTORY);
/** The newest of these rows that lie on the path the talk is on. */
const onPath = <R extends { id: number }>(paths: Paths, rows: readonly R[]): R[] =>
  rows.filter((row) => isOnPath(paths, row.id)).slice(0, HISTORY);

/** What the built-in engine knows of what is remembered. */
export const knownOf = (memories: readonly MemoryRow[]): Memory[] =>
  memories.flatMap(({ topic, value }) =>
    topic === null || value === null ? [] : [{ kind: topic as Memory["kind"], value }],
  );

/** The lines of a talk as it stands, and what may be used of what is remembered. */
export async function presentLines(
  { db, clock }: Services,
  userId: number,
  { id: characterId, user_id: peerId }: MetCharacter,
): Promise<{ history: SaidLine[]; memories: MemoryRow[] }> {
  const talk = await findTalk(db, { userId, characterId });
  const spans = readSpans(talk?.spans ?? "[]");
  const paths = readPaths(talk?.paths);
  const rows = await findPrivateHistory(db, {
    userId,
    peerId,
    limit: lookedAt(paths),
    withRecalled: false,
    now: clock.now(),
  });
  const now = rows[0]?.id ?? 0;
  const told = onPath(
    paths,
    rows.filter((row) => answeredFrom(spans, row.id, now)),
  );
  const memories = talk?.temporary ? [] : await findMemories(db, { userId, characterId, limit: MEMORIES });
  return { history: linesIn(told, peerId), memories };
}

/** The lines of a talk, oldest first; what is to be answered and what its person wrote after it are no part of it. */
async function linesOf({ db, clock }: Services, turn: TurnRow, peerId: number, talk: TalkRow | undefined) {
  const spans = readSpans(talk?.spans ?? "[]");
  const paths = readPaths(talk?.paths);
  const first = turn.message_id === null;
  const rows = await findPrivateHistory(db, {
    userId: turn.user_id,
    peerId,
    before: first ? undefined : turn.asked_id + 1,
    limit: lookedAt(paths),
    withRecalled: false,
    now: clock.now(),
  });
  const asked = rows.find((row) => row.id === turn.asked_id);
  const before = rows
    .filter((row) => row.id < turn.asked_id || (row.id > turn.asked_id && row.send_id === peerId))
    .filter((row) => answeredFrom(spans, row.id, turn.asked_id));
  const told = onPath(paths, before);
  return { asked: asked && { text: wordsOf(asked) }, history: linesIn(told, peerId) };
}

/** Gathers what an answer is made from; undefined when the message is gone meanwhile. */
export async function sceneOf(
  services: Services,
  turn: TurnRow,
  row: MetCharacter,
): Promise<Scene | undefined> {
  const { db } = services;
  const sheet = readSheet(row.live_sheet);
  const pair = { userId: turn.user_id, characterId: row.id };
  const talk = await findTalk(db, pair);
  // As it was when it was asked: a talk that is remembered again by now keeps nothing of before.
  const temporary = turn.group_id === 0 && within(readSpans(talk?.spans ?? "[]"), turn.asked_id);
  // What was told the character alone is no business of a group's (`characters §8.1`).
  const inGroup = turn.group_id > 0 ? { groupId: turn.group_id } : {};
  const names = await namesOf(services, sheet, turn.user_id);
  const { asked, history } =
    turn.group_id > 0
      ? await groupLines(services, turn, { userId: row.user_id, name: sheet.name })
      : await linesOf(services, turn, row.user_id, talk);
  if (!asked) return undefined;
  const [memories, variants] = await Promise.all([
    temporary ? [] : findMemories(db, { ...pair, ...inGroup, limit: MEMORIES }),
    findVariants(db, turn.id),
  ]);
  const prepared = preparedOf(services, row, sheet);
  const wish = readWish(turn.wish);
  const { text } = asked;
  return { turn, wish, row, sheet, prepared, names, asked: text, history, memories, temporary, variants };
}
