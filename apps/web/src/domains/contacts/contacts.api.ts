import { api } from "@4d/contract";
import { quietCall } from "../../platform/http/client.ts";

/** What the server does with people recommended; failures are only rejected. */
export const contactsApi = {
  send: (chatId: string, userId: number, tmpId: string) =>
    quietCall(api.chats.sendContact, { body: { chatId, userId, tmpId } }),
};
