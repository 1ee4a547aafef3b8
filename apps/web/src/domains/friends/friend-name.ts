import type { Friend } from "@4d/contract";

/** What I call a friend: my remark, else the nickname. */
export const friendName = ({ remark, nickName }: Pick<Friend, "remark" | "nickName">): string =>
  remark || nickName;
