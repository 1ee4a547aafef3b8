import type { Character, ChatId } from "@4d/contract";

/** Where chat-homepage is. */
export const CHARACTER_HOME_PATH = "/pages/chat/chat-homepage";

/** The ordinary chat with a character; it is a user like any other (`characters §1.1`). */
export const chatIdOfCharacter = ({ userId }: Pick<Character, "userId">): ChatId => `p:${userId}`;
