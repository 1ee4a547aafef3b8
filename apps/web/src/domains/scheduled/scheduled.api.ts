import { api, type ChatId, type ScheduledMessage, type SentDraft } from "@4d/contract";
import { quietCall } from "../../platform/http/client.ts";

interface NewScheduledMessage {
  chatId: ChatId;
  type: number;
  content: string;
  atUserIds: number[];
  at: number;
  tmpId: string;
  draft?: SentDraft;
}

/** The server calls for scheduled messages; a failure rejects and shows no toast. */
export const scheduledApi = {
  scheduled: (): Promise<ScheduledMessage[]> => quietCall(api.scheduledMessages.list),
  schedule: (request: NewScheduledMessage): Promise<ScheduledMessage> =>
    quietCall(api.scheduledMessages.schedule, { body: request }),
  reschedule: (id: number, change: { content?: string; at?: number }): Promise<ScheduledMessage> =>
    quietCall(api.scheduledMessages.reschedule, { params: { id }, body: change }),
  sendNow: (id: number): Promise<null> => quietCall(api.scheduledMessages.send, { params: { id } }),
  unschedule: (id: number): Promise<null> => quietCall(api.scheduledMessages.cancel, { params: { id } }),
};
