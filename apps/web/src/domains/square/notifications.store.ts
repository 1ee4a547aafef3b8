import type { Notification } from "@4d/contract";
import { pagedList } from "../../platform/paged-list.ts";
import { notificationsApi } from "./notifications.api.ts";

const list = pagedList<Notification>(notificationsApi.list);

/** What befell me, the newest first (`FEED-3`). */
export const notificationsStore = list.store;
export const { load: loadNotifications, more: loadMoreNotifications } = list;
