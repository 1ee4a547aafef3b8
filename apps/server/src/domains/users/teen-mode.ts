import type { UserActor } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";

type Facts = Pick<UserActor, "teenMode">;

/** In minor mode stories and craft are open, talk with characters is not (`characters §11.5`). @throws Failure forbidden. */
export const ensureMayUseAiChats = ({ teenMode }: Facts): void =>
  ensure(!teenMode, "forbidden", {
    zh: "未成年人模式下不能和角色聊天",
    en: "Characters are not talked with in minor mode",
  });

/** In minor mode nothing is bought (`money §7.4`). @throws Failure forbidden. */
export const ensureMayBuy = ({ teenMode }: Facts): void =>
  ensure(!teenMode, "forbidden", {
    zh: "未成年人模式下不能付款",
    en: "Nothing is bought in minor mode",
  });
