import { fillNames } from "@4d/cards";
import { MessageType } from "@4d/contract";
import { Failure } from "../../platform/failure.ts";
import type { Services } from "../../platform/services.ts";
import { readSheet } from "../characters/index.ts";
import { sendGroupIntent } from "../messages/index.ts";
import { findUser } from "../users/index.ts";
import { loadNames } from "./ai-chat-character.ts";
import { findNewcomers, type Newcomer } from "./group-replies.repository.ts";

/** Its hello to this group; null when it has none. The same group always hears the same of several. */
function groupGreetingOf(sheet: ReturnType<typeof readSheet>, groupId: number): string | null {
  const hellos = sheet.groupGreetings.filter((one) => one.trim() !== "");
  return hellos[groupId % hellos.length] ?? null;
}

async function greet(services: Services, { groupId, userId, broughtBy, since, sheet: text }: Newcomer) {
  const sheet = readSheet(text);
  const hello = groupGreetingOf(sheet, groupId);
  // Characters do not talk with whom minor mode keeps apart.
  if (hello === null || (await findUser(services.db, broughtBy))?.minor) return;
  const content = fillNames(hello, await loadNames(services, sheet, broughtBy));
  try {
    await services.streams.group.submit(sendGroupIntent, {
      ...{ groupId, sendId: userId, type: MessageType.AI_PROLOGUE, content, extra: null },
      // Who comes to it a second time says nothing more.
      ...{ tmpId: `hello-${groupId}-${since}`, receipt: false, atUserIds: [] },
    });
  } catch (error) {
    // The group is silenced or gone, or it was said before its author changed the words.
    if (!(error instanceof Failure)) throw error;
  }
}

/**
 * Characters that came into a group among these rows of its stream say hello there, once, if they have words for it
 * and are not told to be silent (`characters §9.1`). It is no answer: nobody pays, none answers it.
 */
export async function greetGroups(services: Services, rows: { after: number; upTo: number }): Promise<void> {
  for (const newcomer of await findNewcomers(services.db, rows)) await greet(services, newcomer);
}
