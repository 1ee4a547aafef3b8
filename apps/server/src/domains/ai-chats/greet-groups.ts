import { fillMacros } from "@4d/cards";
import { MessageType } from "@4d/contract";
import { Failure } from "../../platform/failure.ts";
import type { Services } from "../../platform/services.ts";
import { macroScene, readSheet } from "../characters/index.ts";
import { sendGroupIntent } from "../messages/index.ts";
import { findUser } from "../users/index.ts";
import { loadNames } from "./ai-chat-character.ts";
import { findNewcomers, type Newcomer } from "./group-replies.repository.ts";

/** The character's greeting for this group; null when it has none. The same group always gets the same one. */
function groupGreetingOf(sheet: ReturnType<typeof readSheet>, groupId: number): string | null {
  const hellos = sheet.groupGreetings.filter((one) => one.trim() !== "");
  return hellos[groupId % hellos.length] ?? null;
}

async function greet(services: Services, { groupId, userId, broughtBy, since, sheet: text }: Newcomer) {
  const sheet = readSheet(text);
  const hello = groupGreetingOf(sheet, groupId);
  // Characters do not chat with people in teen mode.
  if (hello === null || (await findUser(services.db, broughtBy))?.minor) return;
  const names = await loadNames(services, sheet, broughtBy);
  const content = fillMacros(hello, await macroScene(services, names, { seed: groupId }));
  try {
    await services.streams.group.submit(sendGroupIntent, {
      ...{ groupId, sendId: userId, type: MessageType.AI_PROLOGUE, content, extra: null },
      // A second attempt stores nothing more.
      ...{ tmpId: `hello-${groupId}-${since}`, receipt: false, atUserIds: [] },
    });
  } catch (error) {
    // The group is muted or dissolved, or the greeting was sent before its author edited it.
    if (!(error instanceof Failure)) throw error;
  }
}

/**
 * Has characters that joined a group in these rows of its stream greet it once, if they have a greeting and are not set
 * to silent (`characters §9.1`). A greeting is not a reply: it costs nothing, and no character answers it.
 */
export async function greetGroups(services: Services, rows: { after: number; upTo: number }): Promise<void> {
  for (const newcomer of await findNewcomers(services.db, rows)) await greet(services, newcomer);
}
