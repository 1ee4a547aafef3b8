import { MessageType, parseContent, UserType } from "@4d/contract";
import type { Context } from "../../../platform/context.ts";
import { membershipsOf, peopleOfRoom } from "../../groups/index.ts";
import { findUsers } from "../../users/index.ts";
import type { Chat } from "../history/visible-messages.ts";

/** Somebody whose text or name appears in what is shared. */
export interface ClipPerson {
  id: number;
  /** Every name they have in the chat. */
  names: readonly string[];
  /** A character keeps its name, and its text is shared. */
  isCharacter: boolean;
  /** Lets others share what they said. */
  consents: boolean;
}

interface Line {
  sendId: number;
  name: string;
  type: number;
  content: string;
}

const segmenter = new Intl.Segmenter();
const lettersOf = (name: string): string[] => Array.from(segmenter.segment(name), ({ segment }) => segment);

/** A name reduced to its first letter. Pure. */
function maskName(name: string): string {
  const [first = "", ...others] = lettersOf(name);
  return first + "*".repeat(Math.min(Math.max(others.length, 1), 3));
}

/** A text without people's names; a single-letter name is masked only where it is mentioned. Pure. */
function maskText(text: string, names: readonly string[]): string {
  return names.reduce(
    (masked, name) =>
      lettersOf(name).length > 1
        ? masked.replaceAll(name, maskName(name))
        : masked.replaceAll(`@${name}`, `@${maskName(name)}`),
    text,
  );
}

const WORDS: readonly number[] = [MessageType.TEXT, MessageType.AI_INTRODUCTION, MessageType.AI_PROLOGUE];

/**
 * The shared form of a message: spoken text as text, pictures and the like as they are. Null for anything else. Pure.
 */
function clipContentOf({ type, content }: Line): Pick<Line, "type" | "content"> | null {
  if (WORDS.includes(type)) return { type: MessageType.TEXT, content };
  if (type !== MessageType.TEXT_WITH_AUDIO) return { type, content };
  const spoken = parseContent(MessageType.TEXT_WITH_AUDIO, content);
  return spoken && { type: MessageType.TEXT, content: spoken.text };
}

/**
 * What is shared of some messages as a clip (`messages §11.2`): the messages of characters, of the person sharing, and
 * of people who consented. People's names are masked, also inside texts; audio becomes its text, because a voice would
 * identify the speaker. Pure.
 */
export function clipOf<L extends Line>(
  lines: readonly L[],
  sharerId: number,
  people: readonly ClipPerson[],
): L[] {
  const known = new Map(people.map((one) => [one.id, one]));
  const names = people
    .filter(({ isCharacter }) => !isCharacter)
    .flatMap((one) => one.names.filter((name) => name !== ""))
    .sort((one, other) => other.length - one.length);
  return lines.flatMap((line): L[] => {
    const person = known.get(line.sendId);
    const isCharacter = person?.isCharacter === true;
    if (!isCharacter && line.sendId !== sharerId && person?.consents !== true) return [];
    const words = clipContentOf(line);
    if (words === null) return [];
    const who = isCharacter ? {} : { sendId: 0, name: maskName(line.name) };
    return [
      {
        ...line,
        ...who,
        ...words,
        content: words.type === 0 ? maskText(words.content, names) : words.content,
      },
    ];
  });
}

/** Everybody whose name or text may appear in the messages of a chat of mine. */
export async function findClipPeople(ctx: Context, { kind, targetId }: Chat): Promise<ClipPerson[]> {
  const { db } = ctx.services;
  const room = kind === "group" ? await peopleOfRoom(db, targetId) : [];
  const memberships = await membershipsOf(
    db,
    room.map((userId) => ({ groupId: targetId, userId })),
  );
  const called = new Map(
    memberships.flatMap((membership) =>
      membership ? [[membership.userId, membership.nickName] as const] : [],
    ),
  );
  const ids = kind === "group" ? room : [ctx.actor.id, targetId];
  const users = await findUsers(db, ids);
  return ids.map((id) => {
    const user = users.get(id);
    return {
      id,
      names: [...new Set([called.get(id) ?? "", user?.nick_name ?? ""])],
      isCharacter: user?.type === UserType.CHARACTER,
      consents: user?.clips ?? false,
    };
  });
}
