import { api, type GiftMode } from "@4d/contract";
import { quietCall } from "../../platform/http/client.ts";

/** A gift to send: recipient, amount, portions, greeting. */
export interface GiftRequest {
  chatId: string;
  total: number;
  portions: number;
  mode: GiftMode;
  message: string;
}

/** Gift endpoints; failures reject without a toast. */
export const giftsApi = {
  send: (request: GiftRequest, key: string) =>
    quietCall(api.gifts.send, { headers: { "idempotency-key": key }, body: request }),
  find: (id: number) => quietCall(api.gifts.find, { params: { id } }),
  take: (id: number) => quietCall(api.gifts.take, { params: { id } }),
};
