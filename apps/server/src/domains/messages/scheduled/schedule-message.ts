import {
  type api,
  type InputOf,
  parseChatId,
  SCHEDULE_MAX_MS,
  SCHEDULED_MAX,
  type ScheduledMessage,
} from "@4d/contract";
import { publishEvent } from "../../../platform/bus.ts";
import type { Call, Context } from "../../../platform/context.ts";
import { enforceLimit } from "../../../platform/enforce-limit.ts";
import { ensure, Failure, fail } from "../../../platform/failure.ts";
import { membershipsOf } from "../../groups/index.ts";
import { lockUser } from "../../users/index.ts";
import { chatRelationsOf, ensureTeenMayWrite } from "../chat-relation.ts";
import { failureOf } from "../denial.ts";
import type { DraftRow } from "../drafts/drafts.repository.ts";
import { endDraftsOf, publishDrafts } from "../drafts/end-drafts.ts";
import { checkedContent } from "../files/message-content.ts";
import { ensureFilesUsable, fileNotFound, lockReferenced } from "../files/referenced-files.ts";
import { mayMention, maySendGroup, maySendPrivate } from "../messages.policy.ts";
import { loadQuote } from "../quotes/load-quotes.ts";
import { presentScheduled } from "./scheduled.presenter.ts";
import { findScheduled, findScheduledByTmpId, insertScheduled } from "./scheduled.repository.ts";

type Input = InputOf<typeof api.scheduledMessages.schedule>;

/** Requires a time in the future, and not too far. @throws Failure invalid. */
export function checkTime(at: number, now: number): void {
  ensure(at > now, "invalid", { field: "at", zh: "请选择以后的时间", en: "Choose a time in the future" });
  ensure(at <= now + SCHEDULE_MAX_MS, "invalid", {
    field: "at",
    zh: "最多定到一年以后",
    en: "Choose a time within a year",
  });
}

/** A message that could not be sent now is not scheduled either. @throws Failure notFound, forbidden, invalid. */
async function ensureMaySend({ services, actor }: Context, input: Input): Promise<void> {
  const { db, clock } = services;
  const { kind, targetId } = parseChatId(input.chatId) ?? fail("notFound");
  const now = clock.now();
  if (kind === "private") {
    const [relation] = await chatRelationsOf(db, [{ from: actor.id, to: targetId }], now);
    const denial = maySendPrivate({
      toSelf: targetId === actor.id,
      friends: relation?.friends ?? false,
      canMeet: relation?.canMeet ?? false,
      hasPendingRequest: relation?.hasPendingRequest ?? false,
    });
    if (denial) throw failureOf(denial);
    return ensureTeenMayWrite(services, actor, targetId);
  }
  const [member = null] = await membershipsOf(db, [{ groupId: targetId, userId: actor.id }]);
  const denial = maySendGroup(member, now) ?? mayMention(member?.role ?? "member", input.atUserIds);
  if (denial) throw failureOf(denial);
}

const tooMany = () =>
  new Failure("tooMany", {
    zh: `最多有 ${SCHEDULED_MAX} 条定时消息`,
    en: `You can have at most ${SCHEDULED_MAX} scheduled messages`,
  });

/**
 * Stores a message until its time, whatever happens to the devices (`MSG-17`). The same tmpId is stored once.
 * @throws Failure invalid, notFound, forbidden, conflict (tmpId of another one), tooMany.
 */
export async function scheduleMessage({ ctx, input }: Call<Input>): Promise<ScheduledMessage> {
  const { services, actor } = ctx;
  const { db, clock, bus } = services;
  const { chatId, type, quoteId, at, tmpId } = input;
  await enforceLimit(services, `schedule:${actor.id}`, { rate: 1, burst: 20 });
  const now = clock.now();
  checkTime(at, now);
  const content = checkedContent(type, input.content);
  await ensureFilesUsable(services, actor.id, { type, content });
  await ensureMaySend(ctx, input);
  if (quoteId !== undefined) await loadQuote(services, { chatId, userId: actor.id, quoteId });
  const ended: DraftRow[] = [];
  const row = await db.transaction().execute(async (trx) => {
    // One at a time, so that nobody exceeds the limit.
    await lockUser(trx, actor.id);
    const known = await findScheduledByTmpId(trx, actor.id, tmpId);
    if (known) return known;
    if ((await findScheduled(trx, actor.id)).length >= SCHEDULED_MAX) throw tooMany();
    const [filesUsable] = await lockReferenced(trx, now, [{ type, content, extra: null }]);
    if (!filesUsable) throw fileNotFound;
    ended.push(...(await endDraftsOf(trx, now, [{ userId: actor.id, chatId, draft: input.draft }])));
    return insertScheduled(trx, {
      user_id: actor.id,
      chat_id: chatId,
      type,
      content,
      at_user_ids: [...new Set(input.atUserIds)],
      quote_id: quoteId ?? null,
      tmp_id: tmpId,
      send_at: at,
      state: "waiting",
      claimed_until: 0,
      reason: null,
      created_at: now,
    });
  });
  ensure(row.chat_id === chatId && row.type === type, "conflict", { field: "tmpId" });
  publishDrafts(bus, ended);
  publishEvent(bus, [actor.id], { type: "scheduled" }, actor.sessionId);
  return presentScheduled(services, row);
}
