import { MessageType } from "@4d/contract";
import type { GroupRow } from "../../platform/stream-rows.ts";

const NAMES_MAX = 10;

interface TipAuthor {
  groupId: number;
  sendId: number;
  sendNickName: string;
}

const tip = (
  author: TipAuthor,
  content: string,
  key: string,
  args: Record<string, string> = {},
): GroupRow => ({
  ...author,
  type: MessageType.TIP_TEXT,
  content,
  extra: { tip: { key, args } },
});

/** For everyone: who invited whom; of many, only the first are named (`protocol §14.4`). */
export function invitedTip(author: TipAuthor, names: readonly string[]): GroupRow {
  const some = names.slice(0, NAMES_MAX).join("、");
  const args = { inviter: author.sendNickName, names: some, count: String(names.length) };
  if (names.length <= NAMES_MAX)
    return tip(author, `${author.sendNickName} 邀请 ${some} 加入了群聊`, "group.invited", args);
  const content = `${author.sendNickName} 邀请 ${some} 等 ${names.length} 人加入了群聊`;
  return tip(author, content, "group.invitedMany", args);
}

/** For everyone: who joined on their own. */
export const joinedTip = (author: TipAuthor): GroupRow =>
  tip(author, `${author.sendNickName} 加入了群聊`, "group.joined", { name: author.sendNickName });

/** Only for the person who left. */
export const quitTip = (author: TipAuthor): GroupRow => ({
  ...tip(author, "你已退出群聊", "group.quit"),
  recvIds: [author.sendId],
});

/** Only for those removed. */
export const removedTip = (author: TipAuthor, recvIds: number[]): GroupRow => ({
  ...tip(author, "你已被移出群聊", "group.removed"),
  recvIds,
});

/** For everyone: the last row of the group. */
export const dissolvedTip = (author: TipAuthor): GroupRow =>
  tip(author, `${author.sendNickName} 解散了群聊`, "group.dissolved", { name: author.sendNickName });

/** The author of the administrators' actions, which no member performs: id 0 and this name (`protocol §14.4`). */
const systemAuthor = (groupId: number): TipAuthor => ({ groupId, sendId: 0, sendNickName: "系统管理员" });

/** For everyone, with the reason if one was given. */
export const bannedTip = (groupId: number, reason: string): GroupRow =>
  reason === ""
    ? tip(systemAuthor(groupId), "群聊已被封禁", "group.banned")
    : tip(systemAuthor(groupId), `群聊已被封禁,原因:${reason}`, "group.bannedFor", { reason });

/** For everyone. */
export const unbannedTip = (groupId: number): GroupRow =>
  tip(systemAuthor(groupId), "群聊已解除封禁", "group.unbanned");
