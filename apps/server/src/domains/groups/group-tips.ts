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

/** Everyone sees who brought whom in; of many only the first are named (`protocol §14.4`). */
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

/** What administrators of the server do to a group nobody in it said: id 0, and this name (`protocol §14.4`). */
const house = (groupId: number): Sayer => ({ groupId, sendId: 0, sendNickName: "系统管理员" });

/** Everyone sees it, and why, where a reason was given. */
export const bannedTip = (groupId: number, reason: string): GroupRow =>
  reason === ""
    ? tip(house(groupId), "群聊已被封禁", "group.banned")
    : tip(house(groupId), `群聊已被封禁,原因:${reason}`, "group.bannedFor", { reason });

/** Everyone sees it. */
export const unbannedTip = (groupId: number): GroupRow =>
  tip(house(groupId), "群聊已解除封禁", "group.unbanned");
