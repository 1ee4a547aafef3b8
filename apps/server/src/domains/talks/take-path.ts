import type { api, InputOf, TalkPaths } from "@4d/contract";
import { tell } from "../../platform/bus.ts";
import type { Call, Context } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import { findPrivateHistory, storedTmpIds, streamHead } from "../messages/index.ts";
import { chatOf } from "./chat-of.ts";
import { type MetCharacter, metCharacter } from "./met-character.ts";
import { forked, hasRoom, type Paths, readPaths, switched } from "./paths.ts";
import { saidAs } from "./say-answer.ts";
import { changeTalk, findTalk, lockTalk, touchTalks } from "./talks.repository.ts";
import { findUnderWay } from "./turns.repository.ts";

const present = (characterId: number, paths: Paths): TalkPaths => ({ characterId, ...paths });

/** The ways a talk of the caller's went, and the one it is on. @throws Failure notFound. */
export async function showPaths({
  ctx: { services, actor },
  input: { characterId },
}: Call<InputOf<typeof api.talks.paths>>): Promise<TalkPaths> {
  const row = await metCharacter(services, characterId, actor.id);
  const talk = await findTalk(services.db, { userId: actor.id, characterId: row.id });
  return present(row.id, readPaths(talk?.paths));
}

/** Whether something is still to be said there; what was said lies where it was said, though its turn has not ended. */
async function isAnswering({ db }: Context["services"], row: MetCharacter, userId: number): Promise<boolean> {
  const turns = await findUnderWay(db, { userId, characterId: row.id });
  const keys = turns.map((turn) => ({ sendId: row.user_id, tmpId: saidAs(turn) }));
  return (await storedTmpIds(db, keys)).size < keys.length;
}

/** Changes the ways of a talk, one change after the other. @throws Failure conflict (it is answering), tooMany. */
async function change(
  { services, actor }: Context,
  row: MetCharacter,
  to: (paths: Paths, head: number) => Paths,
): Promise<TalkPaths> {
  const { db, bus, clock } = services;
  const pair = { userId: actor.id, characterId: row.id };
  ensure(!(await isAnswering(services, row, actor.id)), "conflict", {
    zh: "正在回答，请稍等",
    en: "It is still being answered",
  });
  await touchTalks(db, [pair], { now: clock.now(), counts: false });
  const paths = await db.transaction().execute(async (trx) => {
    const talk = await lockTalk(trx, pair);
    const before = readPaths(talk?.paths);
    const next = to(before, await streamHead(trx, "private"));
    ensure(next === before || hasRoom(before), "tooMany", {
      zh: "这段对话的分支太多了",
      en: "This talk has too many branches",
    });
    if (next !== before) await changeTalk(trx, pair, { paths: JSON.stringify(next) });
    return next;
  });
  tell(bus, [actor.id], { type: "ai.paths", chatId: chatOf({ group_id: 0 }, row.user_id) }, actor.sessionId);
  return present(row.id, paths);
}

const NO_MESSAGE = { zh: "消息不存在", en: "There is no such message" };

/**
 * Goes on from an older message: what was said after it is set aside, for later answers and on our screens
 * (`characters §7.3`). The stream stays as it is. @throws Failure notFound, conflict, tooMany.
 */
export async function forkTalk({ ctx, input }: Call<InputOf<typeof api.talks.fork>>): Promise<TalkPaths> {
  const { services, actor } = ctx;
  const { characterId, messageId } = input;
  const row = await metCharacter(services, characterId, actor.id);
  const [message] = await findPrivateHistory(services.db, {
    userId: actor.id,
    peerId: row.user_id,
    before: messageId + 1,
    limit: 1,
    withRecalled: false,
    now: services.clock.now(),
  });
  ensure(message?.id === messageId, "notFound", NO_MESSAGE);
  return change(ctx, row, (paths, head) => {
    const next = forked(paths, messageId, head);
    ensure(next, "notFound", NO_MESSAGE);
    return next;
  });
}

/** Goes back to another way the talk went. @throws Failure notFound, conflict, tooMany. */
export async function takePath({
  ctx,
  input: { characterId, branch },
}: Call<InputOf<typeof api.talks.takePath>>): Promise<TalkPaths> {
  const row = await metCharacter(ctx.services, characterId, ctx.actor.id);
  return change(ctx, row, (paths, head) => {
    const next = switched(paths, branch, head);
    ensure(next, "notFound", { field: "branch", zh: "没有这个分支", en: "There is no such branch" });
    return next;
  });
}
