import { api, type GiftMode } from "@4d/contract";
import { quietCall } from "../../platform/http/client.ts";

/** What is given: to whom, how much, in which portions, with which words. */
export interface GiftRequest {
  chatId: string;
  total: number;
  portions: number;
  mode: GiftMode;
  message: string;
}

/** What the server does with gifts; failures are only rejected. */
export const giftsApi = {
  send: (request: GiftRequest, key: string) =>
    quietCall(api.gifts.send, { headers: { "idempotency-key": key }, body: request }),
  find: (id: number) => quietCall(api.gifts.find, { params: { id } }),
  take: (id: number) => quietCall(api.gifts.take, { params: { id } }),
};
