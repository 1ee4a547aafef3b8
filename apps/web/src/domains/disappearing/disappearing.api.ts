import { api, type ChatId, type DisappearingSetting, type Lifetime } from "@4d/contract";
import { quietCall } from "../../platform/http/client.ts";

/** What disappearing messages ask of the server; failures are only rejected. */
export const disappearingApi = {
  find: (chatId: ChatId): Promise<DisappearingSetting> =>
    quietCall(api.disappearing.find, { query: { chatId } }),
  set: (chatId: ChatId, seconds: Lifetime): Promise<DisappearingSetting> =>
    quietCall(api.disappearing.set, { body: { chatId, seconds } }),
};
