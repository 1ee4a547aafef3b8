import type { CapsuleCause } from "@4d/contract";
import { push } from "../../platform/navigation.ts";
import { markOpenedFromBalance } from "./over-balance.ts";

const SUCCESS = "/uni_modules/uni-pay/pages/success/success";
const AD = "/uni_modules/uni-pay/pages/ad-interactive-webview/ad-interactive-webview";

/** Opens what moved the capsules: the gift, the order, the chat, the element, the character, the pictures, the film. */
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
