import type { Message } from "@4d/sync";
import { me } from "../../platform/session.ts";

/** Whether a character's answer was given to me: between two it is, in a group it says so. Only I have it given again. */
export const isReplyForMe = ({ chatId, extra }: Pick<Message, "chatId" | "extra">): boolean =>
  chatId.startsWith("p:") || (extra?.ai !== undefined && extra.ai.to === me.get()?.uid);
