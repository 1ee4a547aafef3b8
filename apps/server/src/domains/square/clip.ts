import { type ClipLine, MessageStatus, MessageType, parseContent, UserType } from "@4d/contract";
import type { Context } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import { type SeenMessage, seenMessages } from "../messages/index.ts";
import { findUsers, type UserRow } from "../users/index.ts";

const GONE = { field: "clip", zh: "有消息已经不在了", en: "Some of these messages are gone" };

function textOf({ type, content }: SeenMessage): string | null {
  if (type === MessageType.TEXT || type === MessageType.AI_INTRODUCTION || type === MessageType.AI_PROLOGUE)
    return content;
  return type === MessageType.TEXT_WITH_AUDIO ? (parseContent(type, content)?.text ?? null) : null;
}

const PASSING = {
  zh: "限时消息不能公开分享",
  en: "Messages that disappear cannot be shown to everybody",
};

/** A, B, C…: what other people are called. */
const letterOf = (index: number): string => String.fromCharCode(65 + (index % 26));

function linesOf(
  rows: readonly SeenMessage[],
  people: ReadonlyMap<number, UserRow>,
  viewerId: number,
): ClipLine[] {
  const others: number[] = [];
  return rows.map((row) => {
    const text = textOf(row);
    if (row.send_id === viewerId) return { speaker: "me", name: "", text };
    const person = people.get(row.send_id);
    if (person?.type === UserType.CHARACTER) return { speaker: "character", name: person.nick_name, text };
    if (!others.includes(row.send_id)) others.push(row.send_id);
    // Another person's words are his: nobody asked him (`creations §2`, clip sharing).
    return { speaker: "other", name: letterOf(others.indexOf(row.send_id)), text: null };
  });
}

/**
 * Messages of a chat as everybody may read them: people are masked, and only the caller's own words and those of
 * characters are shown. Frozen as they are now.
 * @throws Failure notFound (a message the caller does not see, or a recalled one), forbidden (one that disappears), invalid (nothing
 * would be shown).
 */
export async function clipOf(
  ctx: Context,
  wish: { chatId: string; ids: readonly number[] },
): Promise<ClipLine[]> {
  const ids = [...new Set(wish.ids)];
  const rows = (await seenMessages(ctx, { ...wish, ids })).filter(
    (row) => row.status !== MessageStatus.RECALL,
  );
  ensure(rows.length === ids.length, "notFound", GONE);
  ensure(
    rows.every((row) => row.gone_at === null),
    "forbidden",
    PASSING,
  );
  const people = await findUsers(
    ctx.services.db,
    rows.map((row) => row.send_id),
  );
  const lines = linesOf(rows, people, ctx.actor.id);
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
