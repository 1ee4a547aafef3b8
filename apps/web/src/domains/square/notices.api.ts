import { api } from "@4d/contract";
import { quietCall } from "../../platform/http/client.ts";

const LIMIT = 20;

/** What befell me; apart from the rest of the square, for the badge counts from the start. */
export const noticesApi = {
  list: (cursor: string | null) =>
    quietCall(api.notices.list, { query: { limit: LIMIT, ...(cursor === null ? {} : { cursor }) } }),
  unread: () => quietCall(api.notices.unread),
  seen: () => quietCall(api.notices.seen),
};
