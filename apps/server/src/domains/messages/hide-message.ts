import { parseChatId } from "@4d/contract";
import { Failure } from "../../platform/failure.ts";
import type { Services } from "../../platform/services.ts";
import { recallGroupIntent } from "./group-changes.intents.ts";
import { recallPrivateIntent } from "./private-changes.intents.ts";

/**
 * Administrators take a message away from everybody, as if its author had recalled it; once it is gone nothing
 * happens. `chatId` tells the stream.
 */
export async function hideMessage(
  { streams }: Pick<Services, "streams">,
  { subjectId: id, chatId, accusedId }: { subjectId: number; chatId: string; accusedId: number | null },
): Promise<void> {
  const chat = parseChatId(chatId);
  if (chat === null || accusedId === null) return;
  const change = { userId: accusedId, id, byHouse: true };
  try {
    if (chat.kind === "private") await streams.private.submit(recallPrivateIntent, change);
    else await streams.group.submit(recallGroupIntent, change);
  } catch (error) {
    if (!(error instanceof Failure && ["conflict", "notFound"].includes(error.kind))) throw error;
  }
}
