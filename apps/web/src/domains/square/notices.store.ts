import type { Notice } from "@4d/contract";
import { pagedList } from "../../platform/paged-list.ts";
import { noticesApi } from "./notices.api.ts";

const list = pagedList<Notice>(noticesApi.list);

/** What befell me, the newest first (`FEED-3`). */
export const noticesStore = list.store;
export const { load: loadNotices, more: loadMoreNotices } = list;
