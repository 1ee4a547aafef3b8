import type { Services } from "../../platform/services.ts";
import { membershipsOf, windowsOf } from "../groups/index.ts";
import { findGroupHistory, type GroupMessageRow } from "../messages/index.ts";
import { isSaid, type SaidLine, wordsOf } from "./scene-lines.ts";
import type { TurnRow } from "./turns.table.ts";

const HISTORY = 40;

/** Without the mark of a mention, which is no word of what is said. */
const withoutMention = (text: string, name: string): string => text.replaceAll(`@${name}`, "").trim() || text;

interface Told {
  asked: { text: string; byCharacter: boolean } | undefined;
  history: SaidLine[];
}

/** What a character heard in a group while it was there, oldest first, and what it is asked (`characters §9.3`). */
export async function groupLines(
  { db, clock }: Services,
  turn: TurnRow,
  character: { userId: number; name: string },
): Promise<Told> {
  const [seat] = await membershipsOf(db, [{ groupId: turn.group_id, userId: character.userId }]);
  if (!seat || seat.quit) return { asked: undefined, history: [] };
  const rows = await findGroupHistory(db, {
    userId: character.userId,
    rooms: windowsOf(seat).map((window) => ({ groupId: turn.group_id, ...window })),
    limit: HISTORY,
    withRecalled: false,
    now: clock.now(),
  });
  const line = (row: GroupMessageRow): SaidLine => ({
    id: row.id,
    from: row.send_id === character.userId ? "character" : "user",
    text: withoutMention(wordsOf(row), character.name),
    by: row.send_nick_name,
  });
  const asked = rows.find((row) => row.id === turn.asked_id);
  const history = rows
    .filter((row) => row.id < turn.asked_id || (row.id > turn.asked_id && row.send_id === character.userId))
    .filter(isSaid)
    .map(line)
    .reverse();
  return {
    asked: asked && { text: line(asked).text, byCharacter: turn.depth > 0 },
    history,
  };
}
