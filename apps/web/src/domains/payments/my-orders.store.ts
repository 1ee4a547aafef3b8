import type { Order } from "@4d/contract";
import { pagedList } from "../../platform/paged-list.ts";
import { paymentsApi } from "./payments.api.ts";

/** My orders, newest first (`CAPSULE-2`). */
export const myOrders = pagedList<Order>(paymentsApi.list);
