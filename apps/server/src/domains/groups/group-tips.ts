import { MessageType } from "@4d/contract";
import type { GroupRow } from "../../platform/stream-rows.ts";

const NAMES_MAX = 10;

interface Sayer {
  groupId: number;
  sendId: number;
  sendNickName: string;
}

const tip = (sayer: Sayer, content: string, key: string, args: Record<string, string> = {}): GroupRow => ({
  ...sayer,
  type: MessageType.TIP_TEXT,
  content,
  extra: { tip: { key, args } },
});

/** Everyone sees who brought whom in; of many only the first are named (`protocol §14`). */
export function invitedTip(sayer: Sayer, names: readonly string[]): GroupRow {
  const some = names.slice(0, NAMES_MAX).join("、");
  const args = { inviter: sayer.sendNickName, names: some, count: String(names.length) };
  if (names.length <= NAMES_MAX)
    return tip(sayer, `${sayer.sendNickName} 邀请 ${some} 加入了群聊`, "group.invited", args);
  const content = `${sayer.sendNickName} 邀请 ${some} 等 ${names.length} 人加入了群聊`;
  return tip(sayer, content, "group.invitedMany", args);
}

/** Everyone sees who came by himself. */
export const joinedTip = (sayer: Sayer): GroupRow =>
  tip(sayer, `${sayer.sendNickName} 加入了群聊`, "group.joined", { name: sayer.sendNickName });

/** Only the leaver sees it. */
export const quitTip = (sayer: Sayer): GroupRow => ({
  ...tip(sayer, "你已退出群聊", "group.quit"),
  recvIds: [sayer.sendId],
});

/** Only those removed see it. */
export const removedTip = (sayer: Sayer, recvIds: number[]): GroupRow => ({
  ...tip(sayer, "你已被移出群聊", "group.removed"),
  recvIds,
});

/** Everyone sees it, as the last row of the group. */
export const dissolvedTip = (sayer: Sayer): GroupRow =>
  tip(sayer, `${sayer.sendNickName} 解散了群聊`, "group.dissolved", { name: sayer.sendNickName });
