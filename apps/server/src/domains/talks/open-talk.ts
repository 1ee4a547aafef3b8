import { fillNames } from "@4d/cards";
import { type api, type InputOf, MessageType, type Talk } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { ensure, Failure } from "../../platform/failure.ts";
import type { Services } from "../../platform/services.ts";
import { readSheet } from "../characters/index.ts";
import { findPrivateHistory, sendPrivateIntent } from "../messages/index.ts";
import { ensureMayTalk } from "../users/index.ts";
import { describeTalk } from "./describe-talk.ts";
import { type MetCharacter, metCharacter } from "./met-character.ts";
import { namesOf } from "./names-of.ts";
import { changeTalk, chooseGreeting, countTalk, touchTalks } from "./talks.repository.ts";

/** Says something once, whoever asks for it at the same moment. */
async function sayOnce(
  { streams }: Services,
  message: { sendId: number; recvId: number; type: number; content: string },
): Promise<void> {
  const tmpId = `open-${message.recvId}-${message.type}`;
  try {
    await streams.private.submit(sendPrivateIntent, { ...message, tmpId, extra: null });
  } catch (error) {
    // It was said before its author changed the words.
    if (!(error instanceof Failure) || error.kind !== "conflict") throw error;
  }
}

/** Introduction and greeting, unless the two have talked before. @returns whether they had not. */
async function greet(
  services: Services,
  row: MetCharacter,
  userId: number,
  greeting: number,
): Promise<boolean> {
  const sheet = readSheet(row.live_sheet);
  const said = await findPrivateHistory(services.db, {
    userId,
    peerId: row.user_id,
    limit: 3,
    withRecalled: true,
    now: services.clock.now(),
  });
  if (said.some(({ send_id, type }) => send_id === userId && type < 10)) return false;
  const names = await namesOf(services, sheet, userId);
  const to = { sendId: row.user_id, recvId: userId };
  if (sheet.intro.trim() !== "")
    await sayOnce(services, {
      ...to,
      type: MessageType.AI_INTRODUCTION,
      content: fillNames(sheet.intro, names),
    });
  const greetings = [sheet.firstMes, ...sheet.alternateGreetings].filter((one) => one !== "");
  const content = greetings[greeting] ?? greetings[0];
  if (content !== undefined)
    await sayOnce(services, { ...to, type: MessageType.AI_PROLOGUE, content: fillNames(content, names) });
  return true;
}

/**
 * Begins to talk with a character: the first time it introduces itself and greets (`rules §3.2`, kinds 5 and 6), on two
 * devices at once too; afterwards nothing is said.
 * @throws Failure notFound, invalid (no such greeting), forbidden (it is blocked, or minor mode).
 */
export async function openTalk({ ctx, input }: Call<InputOf<typeof api.talks.open>>): Promise<Talk> {
  const { services, actor } = ctx;
  const { db, clock } = services;
  ensureMayTalk(actor);
  const row = await metCharacter(services, input.characterId, actor.id);
  const sheet = readSheet(row.live_sheet);
  const greeting = input.greeting ?? 0;
  ensure(greeting === 0 || greeting <= sheet.alternateGreetings.length, "invalid", { field: "greeting" });
  const pair = { userId: actor.id, characterId: row.id };
  await touchTalks(db, [pair], { now: clock.now(), counts: false });
  const talk = await chooseGreeting(db, pair, greeting);
  if (talk.opened_at === null) {
    if (await greet(services, row, actor.id, talk.greeting)) await countTalk(db, row.id);
    await changeTalk(db, pair, { opened_at: clock.now() });
  }
  return describeTalk(ctx, row);
}
