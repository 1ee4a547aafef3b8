import { api } from "@4d/contract";
import { quietCall } from "../../platform/http/client.ts";

const LIMIT = 20;

/** Notification calls; separate from the rest of the square, because the badge counts from the start. */
export const notificationsApi = {
  list: (cursor: string | null) =>
    quietCall(api.notifications.list, { query: { limit: LIMIT, ...(cursor === null ? {} : { cursor }) } }),
  unread: () => quietCall(api.notifications.unread),
  seen: () => quietCall(api.notifications.seen),
};
