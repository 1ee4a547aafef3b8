import { type ClipLine, MessageStatus, MessageType, parseContent, UserType } from "@4d/contract";
import type { Context } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import { findVisibleMessages, type VisibleMessage } from "../messages/index.ts";

import { findUsers, type UserRow } from "../users/index.ts";

/** The text of a message; null for one without text. */
function textOf({ type, content }: Pick<VisibleMessage, "type" | "content">): string | null {
  if (type === MessageType.TEXT || type === MessageType.AI_INTRODUCTION || type === MessageType.AI_PROLOGUE)
    return content;
  return type === MessageType.TEXT_WITH_AUDIO ? (parseContent(type, content)?.text ?? null) : null;
}

/** A, B, C…: the names of other people. */
const letterOf = (index: number): string => String.fromCharCode(65 + (index % 26));

/**
 * Messages in a form for everybody: the text of the viewer and of characters; of others only that they said something.
 * Pure.
 */
export function clipLines(
  rows: readonly Pick<VisibleMessage, "send_id" | "type" | "content">[],
  people: ReadonlyMap<number, Pick<UserRow, "type" | "nick_name">>,
  viewerId: number,
): ClipLine[] {
  const others: number[] = [];
  return rows.map((row) => {
    const text = textOf(row);
    if (row.send_id === viewerId) return { speaker: "me", name: "", text };
    const person = people.get(row.send_id);
    if (person?.type === UserType.CHARACTER) return { speaker: "character", name: person.nick_name, text };
    if (!others.includes(row.send_id)) others.push(row.send_id);
    // Other people's words are theirs, and nobody asked them (`feed §1.3`).
    return { speaker: "other", name: letterOf(others.indexOf(row.send_id)), text: null };
  });
}

const MESSAGES_NOT_FOUND = { field: "clip", zh: "有消息已经不在了", en: "Some of these messages are gone" };

const DISAPPEARING = {
  zh: "限时消息不能公开分享",
  en: "Disappearing messages can’t be shared publicly",
};

/**
 * Messages of a chat in a form for everybody: people are masked, and only the text of the caller and of characters is
 * shown. Frozen as they are now.
 * @throws Failure notFound (a message the caller does not see, or a recalled one), forbidden (a disappearing one),
 * invalid (nothing would be shown).
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
      en: "Other people’s words can’t be shown without their consent",
    },
  );
  return lines;
}
