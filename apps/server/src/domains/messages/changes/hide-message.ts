import { MessageStatus, parseChatId, type StreamKind } from "@4d/contract";
import type { Services } from "../../../platform/services.ts";
import { findGroupMessages } from "../streams/group-messages.repository.ts";
import { findPrivateMessages } from "../streams/private-messages.repository.ts";
import { recallGroupIntent } from "./group-changes.intents.ts";
import { recallPrivateIntent } from "./private-changes.intents.ts";

type Parts = Pick<Services, "streams" | "db" | "clock">;

/** Whether nobody reads its words any more: recalled, hidden before, disappeared, or no longer stored. */
async function isHidden({ db, clock }: Parts, kind: StreamKind, id: number): Promise<boolean> {
  const find = kind === "private" ? findPrivateMessages : findGroupMessages;
  const row = (await find(db, [id], clock.now())).get(id);
  return row === undefined || row.status === MessageStatus.RECALL;
}

/**
 * Administrators take a message away from everybody, as if its author had recalled it, also when he has left and no
 * longer sees it himself; once it is gone nothing happens. `chatId` tells the stream.
 * @throws Failure, when it could not be taken away.
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
