import type { Gift } from "@4d/contract";
import { friendName, friendOf } from "../friends/index.ts";

/** How I call somebody of a gift: my remark, else his own name. */
export function giftPersonName({ id, nickName }: Gift["sender"]): string {
  const friend = friendOf(id);
  return friend === undefined ? nickName : friendName(friend);
}
