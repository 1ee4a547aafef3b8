import { api, type FeedMode } from "@4d/contract";
import { quietCall } from "../../platform/http/client.ts";

const LIMIT = 20;

/** Requests of discover; failures are only rejected. */
export const discoverApi = {
  page: (mode: FeedMode, cursor: string | null) =>
    quietCall(api.feed.page, { query: { mode, limit: LIMIT, ...(cursor === null ? {} : { cursor }) } }),
  feedback: (postId: number, what: "less" | "hideAuthor" | "undo") =>
    quietCall(api.feed.feedback, { body: { postId, what } }),
  hidden: () => quietCall(api.feed.hidden),
  unhide: (id: number) => quietCall(api.feed.unhide, { params: { id } }),
};
