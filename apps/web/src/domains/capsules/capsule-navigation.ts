import type { CapsuleCause } from "@4d/contract";
import { push, to } from "../../platform/navigation.ts";
import type { PageInfo } from "../../platform/page.ts";

const SUCCESS = "/uni_modules/uni-pay/pages/success/success";
const AD = "/uni_modules/uni-pay/pages/ad-interactive-webview/ad-interactive-webview";

/** Opens the cause of a change: the gift, order, chat, element, character, pictures or advertisement. */
export function openCause({ type, id }: CapsuleCause): void {
  if (type === "gift") push("/pages/gift/gift", { id });
  else if (type === "order") {
    markOpenedFromBalance(id);
    push(SUCCESS, { order_no: id });
  } else if (type === "chat") push("/pages/chat/chat-box", { chatId: id });
  else if (type === "story") push("/pages/story/story", { id });
  else if (type === "character") push("/pages/common/user-info", { id });
  else if (type === "craft") push("/pages/game/infiniteCraft", { element: id });
  else if (type === "image") push("/pages/create/create-image", { job: id });
  else push(AD, { adId: id });
}

/** Opens the balance from a page that needs more capsules; a purchase returns to that page (`money §4.3`). */
export const openShop = ({ path, query }: Pick<PageInfo, "path" | "query">): void =>
  push("/pages/mine/capsule-balance", { return_url: to(path, query) });

const ordersFromBalance = new Set<string>();

/** Notes that the pages of an order were opened from the balance. */
export const markOpenedFromBalance = (orderNo: string): void => void ordersFromBalance.add(orderNo);

/** Whether the pages of an order were opened from the balance, so that going back leads there. */
export const wasOpenedFromBalance = (orderNo: string): boolean => ordersFromBalance.has(orderNo);
