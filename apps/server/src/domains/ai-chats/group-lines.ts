import type { Services } from "../../platform/services.ts";
import { membershipsOf, readWindowsOf } from "../groups/index.ts";
import { findGroupHistory, type GroupMessageRow } from "../messages/index.ts";
import type { ReplyRow } from "./replies.table.ts";
import { type ChatLine, countsAsLine, textOfMessage } from "./reply-lines.ts";

const HISTORY = 40;

/** The text without the mention, which is not part of what was said. */
const withoutMention = (text: string, name: string): string => text.replaceAll(`@${name}`, "").trim() || text;

interface GroupContext {
  asked: { text: string; byCharacter: boolean } | undefined;
  history: ChatLine[];
  /** Not read in a group, where lines of many mix. */
  said: readonly string[];
  /** Milliseconds since the person last wrote; not known in a group. */
  idleMs?: undefined;
}

/** What a character could read in a group, oldest first, and the message it answers (`characters §9.3`). */
export async function loadGroupLines(
  { db, clock }: Services,
  reply: ReplyRow,
  character: { userId: number; name: string },
): Promise<GroupContext> {
  const [membership] = await membershipsOf(db, [{ groupId: reply.group_id, userId: character.userId }]);
  if (!membership || membership.quit) return { asked: undefined, history: [], said: [] };
  const rows = await findGroupHistory(db, {
    userId: character.userId,
    rooms: readWindowsOf(membership).map((window) => ({ groupId: reply.group_id, ...window })),
    limit: HISTORY,
    withRecalled: false,
    now: clock.now(),
  });
  const line = (row: GroupMessageRow): ChatLine => ({
    id: row.id,
    from: row.send_id === character.userId ? "character" : "user",
    text: withoutMention(textOfMessage(row), character.name),
    by: row.send_nick_name,
  });
  const asked = rows.find((row) => row.id === reply.asked_id);
  const history = rows
    .filter((row) => row.id < reply.asked_id || (row.id > reply.asked_id && row.send_id === character.userId))
    .filter(countsAsLine)
    .map(line)
    .reverse();
  return {
    asked: asked && { text: line(asked).text, byCharacter: reply.depth > 0 },
    history,
    said: [],
  };
}
