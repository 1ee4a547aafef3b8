import { api } from "@4d/contract";
import { quietCall } from "../../platform/http/client.ts";

/** Contact card endpoints; failures reject without a toast. */
export const contactsApi = {
  send: (chatId: string, userId: number, tmpId: string) =>
    quietCall(api.chats.sendContact, { body: { chatId, userId, tmpId } }),
};
