import type { UserActor } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";

type Facts = Pick<UserActor, "teenMode">;

/** Teen mode allows stories and craft, but no AI chats (`characters §11.5`). @throws Failure forbidden. */
export const ensureMayUseAiChats = ({ teenMode }: Facts): void =>
  ensure(!teenMode, "forbidden", {
    zh: "未成年人模式下不能和角色聊天",
    en: "You can’t chat with characters in teen mode",
  });

/** Teen mode allows no purchases (`money §7.4`). @throws Failure forbidden. */
export const ensureMayBuy = ({ teenMode }: Facts): void =>
  ensure(!teenMode, "forbidden", {
    zh: "未成年人模式下不能付款",
    en: "You can’t pay in teen mode",
  });
