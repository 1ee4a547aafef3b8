import { type api, groupChatId, type InputOf, privateChatId } from "@4d/contract";
import { ensure } from "../../../platform/failure.ts";

type SearchTarget = Pick<InputOf<typeof api.chats.search>, "chatId" | "targetId" | "kind">;

/**
 * The chat a search looks in, said by its id or by `targetId` and `kind` (`protocol §19.2.3`); undefined for all chats.
 * @throws Failure invalid for one of the two alone, and where they name another chat than the id.
 */
export function searchedChatId({ chatId, targetId, kind }: SearchTarget): string | undefined {
  if (targetId === undefined && kind === undefined) return chatId;
  ensure(kind !== undefined, "invalid", { field: "kind" });
  ensure(targetId !== undefined, "invalid", { field: "targetId" });
  const byTarget = kind === "group" ? groupChatId(targetId) : privateChatId(targetId);
  ensure(chatId === undefined || chatId === byTarget, "invalid", { field: "chatId" });
  return byTarget;
}
