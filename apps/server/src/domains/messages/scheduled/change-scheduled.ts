import type { api, InputOf, Scheduled } from "@4d/contract";
import { tell } from "../../../platform/bus.ts";
import type { Call, Context } from "../../../platform/context.ts";
import { ensure, fail } from "../../../platform/failure.ts";
import { checkedContent } from "../message-content.ts";
import { ensureFilesUsable } from "../referred-files.ts";
import { checkTime } from "./schedule-message.ts";
import { presentAllScheduled, presentScheduled } from "./scheduled.presenter.ts";
import {
  changeScheduledRow,
  findOneScheduled,
  findScheduled,
  type ScheduledRow,
  takeBack,
} from "./scheduled.repository.ts";

/** My messages that wait for their time, in all chats (`MSG-17`). */
export async function listScheduled({ ctx: { services, actor } }: Call<unknown>): Promise<Scheduled[]> {
  return presentAllScheduled(services, await findScheduled(services.db, actor.id));
}

/** One of mine. @throws Failure notFound. */
async function ownScheduled({ services, actor }: Context, id: number): Promise<ScheduledRow> {
  const row = await findOneScheduled(services.db, actor.id, id);
  return row ?? fail("notFound", { zh: "这条定时消息已经不在了", en: "This scheduled message is gone" });
}

const ON_ITS_WAY = { zh: "正在发送，来不及改了", en: "It is being sent, too late to change it" };

/** Changes words or time; one that failed waits again. @throws Failure invalid, notFound, conflict (being sent). */
export async function changeScheduled({
  ctx,
  input: { id, content, at },
}: Call<InputOf<typeof api.timed.reschedule>>): Promise<Scheduled> {
  const { services, actor } = ctx;
  const row = await ownScheduled(ctx, id);
  // One whose time is over waits for a new one.
  checkTime(at ?? row.send_at, services.clock.now());
  const kept = content === undefined ? undefined : checkedContent(row.type, content);
  if (kept !== undefined)
    await ensureFilesUsable(services, actor.id, { type: row.type, content: kept }, { standing: row.content });
  const change = { ...(kept !== undefined && { content: kept }), ...(at !== undefined && { send_at: at }) };
  const changed = await changeScheduledRow(services.db, actor.id, id, change);
  ensure(changed, "conflict", ON_ITS_WAY);
  tell(services.bus, [actor.id], { type: "scheduled" }, actor.sessionId);
  return presentScheduled(services, changed);
}

/** Takes a message back before its time. @throws Failure notFound, conflict (being sent). */
export async function removeScheduled({
  ctx,
  input: { id },
}: Call<InputOf<typeof api.timed.unschedule>>): Promise<null> {
  const { services, actor } = ctx;
  await ownScheduled(ctx, id);
  ensure(await takeBack(services.db, actor.id, id), "conflict", ON_ITS_WAY);
  tell(services.bus, [actor.id], { type: "scheduled" }, actor.sessionId);
  return null;
}
