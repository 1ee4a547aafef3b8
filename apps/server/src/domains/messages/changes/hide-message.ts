import { MessageStatus, parseChatId, type StreamKind } from "@4d/contract";
import type { Services } from "../../../platform/services.ts";
import { findMessages } from "../streams/messages.repository.ts";
import { recallGroupIntent } from "./group-changes.intents.ts";
import { recallPrivateIntent } from "./private-changes.intents.ts";

type Parts = Pick<Services, "streams" | "db" | "clock">;

/** Whether the text is already unreadable: recalled, hidden before, expired, or no longer stored. */
async function isHidden({ db, clock }: Parts, kind: StreamKind, id: number): Promise<boolean> {
  const row = (await findMessages(db, kind, [id], clock.now())).get(id);
  return row === undefined || row.status === MessageStatus.RECALL;
}

/**
 * Administrators hide a message from everybody, as if its author had recalled it, even when the author left and no
 * longer sees it. An already hidden message is left as it is. `chatId` determines the stream.
 * @throws Failure, when the message could not be hidden.
 */
export async function hideMessage(
  services: Parts,
  { subjectId: id, chatId, accusedId }: { subjectId: number; chatId: string; accusedId: number | null },
): Promise<void> {
  const chat = parseChatId(chatId);
  if (chat === null || accusedId === null) return;
  const change = { userId: accusedId, id, byAdmin: true };
  const { streams } = services;
  try {
    if (chat.kind === "private") await streams.private.submit(recallPrivateIntent, change);
    else await streams.group.submit(recallGroupIntent, change);
  } catch (error) {
    if (!(await isHidden(services, chat.kind, id))) throw error;
  }
}
