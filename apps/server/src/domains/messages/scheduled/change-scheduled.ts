import type { api, InputOf, ScheduledMessage } from "@4d/contract";
import { publishEvent } from "../../../platform/bus.ts";
import type { Call, Context } from "../../../platform/context.ts";
import { ensure, fail } from "../../../platform/failure.ts";
import { checkedContent } from "../files/message-content.ts";
import { ensureFilesUsable } from "../files/referenced-files.ts";
import { checkTime } from "./schedule-message.ts";
import { presentAllScheduled, presentScheduled } from "./scheduled.presenter.ts";
import {
  changeScheduledRow,
  deleteUnsent,
  findOneScheduled,
  findScheduled,
  type ScheduledRow,
} from "./scheduled.repository.ts";

/** My scheduled messages, in all chats (`MSG-17`). */
export async function listScheduled({
  ctx: { services, actor },
}: Call<unknown>): Promise<ScheduledMessage[]> {
  return presentAllScheduled(services, await findScheduled(services.db, actor.id));
}

/** A scheduled message of mine. @throws Failure notFound. */
async function findOwnScheduled({ services, actor }: Context, id: number): Promise<ScheduledRow> {
  const row = await findOneScheduled(services.db, actor.id, id);
  return row ?? fail("notFound", { zh: "这条定时消息已经不在了", en: "This scheduled message is gone" });
}

const BEING_SENT = { zh: "正在发送，来不及改了", en: "It is already being sent and can’t be changed" };

/** Changes text or time; a failed one is scheduled again. @throws Failure invalid, notFound, conflict (being sent). */
export async function changeScheduled({
  ctx,
  input: { id, content, at },
}: Call<InputOf<typeof api.scheduledMessages.reschedule>>): Promise<ScheduledMessage> {
  const { services, actor } = ctx;
  const row = await findOwnScheduled(ctx, id);
  // A message whose time has passed needs a new one.
  checkTime(at ?? row.send_at, services.clock.now());
  const storable = content === undefined ? undefined : checkedContent(row.type, content);
  if (storable !== undefined)
    await ensureFilesUsable(
      services,
      actor.id,
      { type: row.type, content: storable },
      { current: row.content },
    );
  const change = {
    ...(storable !== undefined && { content: storable }),
    ...(at !== undefined && { send_at: at }),
  };
  const changed = await changeScheduledRow(services.db, actor.id, id, change);
  ensure(changed, "conflict", BEING_SENT);
  publishEvent(services.bus, [actor.id], { type: "scheduled" }, actor.sessionId);
  return presentScheduled(services, changed);
}

/** Cancels a scheduled message. @throws Failure notFound, conflict (being sent). */
export async function removeScheduled({
  ctx,
  input: { id },
}: Call<InputOf<typeof api.scheduledMessages.cancel>>): Promise<null> {
  const { services, actor } = ctx;
  await findOwnScheduled(ctx, id);
  ensure(await deleteUnsent(services.db, actor.id, id), "conflict", BEING_SENT);
  publishEvent(services.bus, [actor.id], { type: "scheduled" }, actor.sessionId);
  return null;
}
