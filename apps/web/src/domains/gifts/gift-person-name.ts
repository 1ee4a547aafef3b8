import type { Gift } from "@4d/contract";
import { friendName, friendOf } from "../friends/index.ts";

/** What I call a person of a gift: my remark, else their own name. */
export function giftPersonName({ id, nickName }: Gift["sender"]): string {
  const friend = friendOf(id);
  return friend === undefined ? nickName : friendName(friend);
}
