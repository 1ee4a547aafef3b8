import { type CharacterSheet, MessageType, privateChatId } from "@4d/contract";
import { type Line, reply } from "@4d/dialogue";
import { Failure } from "../../platform/failure.ts";
import type { Services } from "../../platform/services.ts";
import { type CharacterRow, findCharacter, preparedOf, readSheet, styleOf } from "../characters/index.ts";
import { findPrivateHistory, readPrivateIntent, sendPrivateIntent } from "../messages/index.ts";
import { claimTurn, endTurn, keepVariant } from "./turns.repository.ts";
import type { TurnRow } from "./turns.table.ts";

const LEASE_MS = 90_000;
const TRIES = 5;
const HISTORY = 60;
const WORDS = [MessageType.TEXT, MessageType.AI_PROLOGUE, MessageType.TEXT_WITH_AUDIO] as const;

/** What was said between the two before the message that is answered, oldest first, and that message. */
async function talkOf({ db }: Services, turn: TurnRow, characterUserId: number) {
  const rows = await findPrivateHistory(db, {
    userId: characterUserId,
    peerId: turn.user_id,
    before: turn.asked_id + 1,
    limit: HISTORY,
    withRecalled: false,
  });
  const asked = rows.find((row) => row.id === turn.asked_id);
  const history: Line[] = rows
    .filter((row) => row.id < turn.asked_id && WORDS.some((type) => type === row.type))
    .map((row): Line => ({ from: row.send_id === turn.user_id ? "user" : "character", text: row.content }))
    .reverse();
  return { asked, history };
}

const NAMES: Readonly<Record<number, string>> = {
  [MessageType.IMAGE]: "[图片]",
  [MessageType.FILE]: "[文件]",
  [MessageType.AUDIO]: "[语音]",
  [MessageType.VIDEO]: "[视频]",
};

/** What an answer is to, in words: what is no text is named. */
const wordsOf = ({ type, content }: { type: number; content: string }): string => NAMES[type] ?? content;

async function say(
  services: Services,
  turn: TurnRow,
  row: CharacterRow,
  sheet: CharacterSheet,
): Promise<void> {
  const { db, clock, streams } = services;
  const userId = row.user_id ?? 0;
  const { asked, history } = await talkOf(services, turn, userId);
  // Recalled or removed meanwhile: there is nothing to answer.
  if (!asked) return endTurn(db, turn.id, { status: "cancelled" });
  await streams.private.submit(readPrivateIntent, { userId, peerId: turn.user_id, maxId: turn.asked_id });
  const prepared = preparedOf(services, row, sheet);
  const input = { text: wordsOf(asked), history, style: styleOf(sheet), seed: turn.id };
  const said = reply(prepared, input).text;
  const variant = { turn_id: turn.id, place: 0, provenance: "builtin" as const, created_at: clock.now() };
  const content = await keepVariant(db, { ...variant, text: said });
  const ai = { turnId: turn.id, variant: 0, of: 1, by: variant.provenance };
  const sent = await streams.private.submit(sendPrivateIntent, {
    sendId: userId,
    recvId: turn.user_id,
    type: MessageType.TEXT,
    content,
    tmpId: `turn-${turn.id}-0`,
    extra: { ai },
  });
  await endTurn(db, turn.id, { status: "done", message_id: sent.id });
}

/**
 * Answers one message as its character, once: a node that dies over it leaves it to another after its lease, and
 * the answer's tmpId is the turn's (`creations §0`, `house §4`).
 */
export async function answerTurn(services: Services, turnId: number): Promise<void> {
  const { db, clock, log } = services;
  const now = clock.now();
  const turn = await claimTurn(db, turnId, { now, until: now + LEASE_MS });
  if (!turn) return;
  if (turn.tries > TRIES) return endTurn(db, turn.id, { status: "failed" });
  const row = await findCharacter(db, turn.character_id);
  if (!row?.live_sheet || row.status === "banned") return endTurn(db, turn.id, { status: "cancelled" });
  try {
    await say(services, turn, row, readSheet(row.live_sheet));
  } catch (error) {
    // Parted or blocked meanwhile: the chat takes no answer any more.
    if (error instanceof Failure && error.kind === "forbidden")
      return endTurn(db, turn.id, { status: "cancelled" });
    log.error({ err: error, turnId, chatId: privateChatId(turn.user_id) }, "a character could not answer");
  }
}
