import { type api, errors, type InputOf, parseChatId } from "@4d/contract";
import { publishEvent } from "../../../platform/bus.ts";
import type { Call } from "../../../platform/context.ts";
import { ensure, Failure, fail } from "../../../platform/failure.ts";
import type { Services } from "../../../platform/services.ts";
import { findUser, isBannedAt } from "../../users/index.ts";
import { ensureTeenMayWrite } from "../chat-relation.ts";
import { loadQuotes } from "../quotes/load-quotes.ts";
import { sendGroupIntent } from "../send-group.intent.ts";
import { sendPrivateIntent } from "../send-private.intent.ts";
import { quoteKeyOf } from "./scheduled.presenter.ts";
import {
  claimScheduled,
  deleteScheduled,
  findOneScheduled,
  releaseScheduled,
  type ScheduledRow,
} from "./scheduled.repository.ts";

/** Submits it to the stream, which decides at that time whether it may be sent. @throws Failure as sending does. */
async function submitScheduled(services: Services, row: ScheduledRow): Promise<void> {
  const { streams, db, clock } = services;
  const { user_id: sendId, type, content, tmp_id: tmpId } = row;
  const author = await findUser(db, sendId);
  ensure(author && !isBannedAt(author, clock.now()), "forbidden", {
    zh: "账号已被封禁",
    en: "The account is banned",
  });
  const { kind, targetId } = parseChatId(row.chat_id) ?? fail("notFound");
  if (kind === "private")
    await ensureTeenMayWrite(services, { id: author.id, teenMode: author.minor }, targetId);
  // The text is sent without the quote if the quoted message was recalled meanwhile.
  const [extra = null] = await loadQuotes(services, [quoteKeyOf(row)]);
  const message = { sendId, type, content, tmpId, extra };
  await (kind === "private"
    ? streams.private.submit(sendPrivateIntent, { ...message, recvId: targetId })
    : streams.group.submit(sendGroupIntent, {
        ...message,
        groupId: targetId,
        receipt: false,
        atUserIds: row.at_user_ids,
      }));
}

/** The database is down or the server is overloaded: the next sweep may succeed. */
const isTransient = (error: unknown): boolean =>
  !(error instanceof Failure) || error.kind === "unavailable" || error.kind === "tooMany";

const reasonOf = ({ kind, details }: Failure): string =>
  JSON.stringify({ zh: details.zh ?? errors[kind].zh, en: details.en ?? errors[kind].en });

/**
 * Sends a scheduled message once: it is claimed first and submitted under its original tmpId, so that a node that takes
 * over from a dead one stores nothing twice. A refused one is retained, with the reason. @returns whether this call
 * sent it. @throws the refusal.
 */
export async function sendScheduled(services: Services, id: number, early: boolean): Promise<boolean> {
  const { db, bus, clock } = services;
  const row = await claimScheduled(db, id, { now: clock.now(), early });
  if (!row) return false;
  try {
    await submitScheduled(services, row);
    await deleteScheduled(db, id);
  } catch (error) {
    // When the database went down, it is unknown whether the message is stored: the claim expires, and the tmpId
    // decides.
    if (error instanceof Failure) await releaseScheduled(db, id, isTransient(error) ? null : reasonOf(error));
    throw error;
  } finally {
    publishEvent(bus, [row.user_id], { type: "scheduled" });
  }
  return true;
}

/** Sends a scheduled message now. @throws Failure notFound, conflict (being sent), and as sending does. */
export async function sendScheduledNow({
  ctx: { services, actor },
  input: { id },
}: Call<InputOf<typeof api.scheduledMessages.send>>): Promise<null> {
  const notFound = { zh: "这条定时消息已经不在了", en: "This scheduled message is gone" };
  ensure(await findOneScheduled(services.db, actor.id, id), "notFound", notFound);
  const busy = { zh: "正在发送", en: "It is being sent" };
  ensure(await sendScheduled(services, id, true), "conflict", busy);
  return null;
}
