import { type ChatId, groupChatId, privateChatId } from "@4d/contract";

/** The chat a turn is answered in, as whom it answers names it. */
export const chatIdOfReply = (
  { group_id: groupId }: { group_id: number },
  characterUserId: number,
): ChatId => (groupId > 0 ? groupChatId(groupId) : privateChatId(characterUserId));
