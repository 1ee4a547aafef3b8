import {
  api,
  type ChatId,
  type Disappearing,
  type Lifetime,
  type Scheduled,
  type SentDraft,
} from "@4d/contract";
import { quietCall } from "../../platform/http/client.ts";

interface NewScheduled {
  chatId: ChatId;
  type: number;
  content: string;
  atUserIds: number[];
  at: number;
  tmpId: string;
  draft?: SentDraft;
}

/** What times ask of the server; failures are only rejected. */
export const timedApi = {
  disappearing: (chatId: ChatId): Promise<Disappearing> =>
    quietCall(api.timed.disappearing, { query: { chatId } }),
  setDisappearing: (chatId: ChatId, seconds: Lifetime): Promise<Disappearing> =>
    quietCall(api.timed.setDisappearing, { body: { chatId, seconds } }),
  scheduled: (): Promise<Scheduled[]> => quietCall(api.timed.scheduled),
  schedule: (wish: NewScheduled): Promise<Scheduled> => quietCall(api.timed.schedule, { body: wish }),
  reschedule: (id: number, change: { content?: string; at?: number }): Promise<Scheduled> =>
    quietCall(api.timed.reschedule, { params: { id }, body: change }),
  sendNow: (id: number): Promise<null> => quietCall(api.timed.sendScheduled, { params: { id } }),
  unschedule: (id: number): Promise<null> => quietCall(api.timed.unschedule, { params: { id } }),
};
