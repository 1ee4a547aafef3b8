import { type ClipLine, MessageStatus } from "@4d/contract";
import type { Context } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import { findVisibleMessages } from "../messages/index.ts";
import { findUsers } from "../users/index.ts";
import { clipLines } from "./clip-lines.ts";

const MESSAGES_NOT_FOUND = { field: "clip", zh: "有消息已经不在了", en: "Some of these messages are gone" };

const DISAPPEARING = {
  zh: "限时消息不能公开分享",
  en: "Messages that disappear cannot be shown to everybody",
};

/**
 * Messages of a chat as everybody may read them: people are masked, and only the caller's own words and those of
 * characters are shown. Frozen as they are now.
 * @throws Failure notFound (a message the caller does not see, or a recalled one), forbidden (one that disappears), invalid (nothing
 * would be shown).
 */
export async function freezeClip(
  ctx: Context,
  selection: { chatId: string; ids: readonly number[] },
): Promise<ClipLine[]> {
  const ids = [...new Set(selection.ids)];
  const rows = (await findVisibleMessages(ctx, { ...selection, ids })).filter(
    (row) => row.status !== MessageStatus.RECALL,
  );
  ensure(rows.length === ids.length, "notFound", MESSAGES_NOT_FOUND);
  ensure(
    rows.every((row) => row.gone_at === null),
    "forbidden",
    DISAPPEARING,
  );
  const people = await findUsers(
    ctx.services.db,
    rows.map((row) => row.send_id),
  );
  const lines = clipLines(rows, people, ctx.actor.id);
  ensure(
    lines.some((line) => line.text !== null),
    "invalid",
    {
      field: "clip",
      zh: "别人的话没有同意不能展示",
      en: "Words of others cannot be shown without their consent",
    },
  );
  return lines;
}
