import { DELETED_USER_NAME } from "@4d/contract";
import { skeletonOf } from "../../platform/names/lookalikes.ts";

/**
 * Words that claim to speak for the product. A name is reserved when it consists only of these and of `BESIDE`, once
 * all decoration is removed: 管理员, ★管 理 员★, 官方客服, 客服01, Admin_Team. Anybody may have a name that only contains one:
 * 操作系统爱好者, System of a Down.
 */
const OFFICES = `
  管理员 管理員 管理者 管理团队 管理團隊 系统 系統 官方 公式 客服 运营 運營 運営 营运 營運 版主 站长 站長 审核员 審核員 工作人员 工作人員
  安全中心 帮助中心 幫助中心 服务中心 服務中心
  관리자 운영자 고객센터 администратор админ модератор поддержка
  admin admins administrator administrators administration moderator moderators sysadmin superuser superadmin root
  system official officials support staff webmaster postmaster hostmaster operator helpdesk helpcenter
  customerservice customercare customersupport
  四次元 fourthdimension siciyuan
  所有人 全体成员 全體成員 everyone`;

/** Words that may surround an office and do not change its meaning. */
const BESIDE = `
  超级 超級 高级 高級 首席 总 總 副 在线 在線 人工 专属 專屬 认证 認證 平台 网站 網站 本站 全站 中心 团队 團隊 小组 小組 群 部 处 處 员 員
  账号 賬號 帐号 帳號 通知 消息 公告 助手 小助手 机器人 機器人 服务 服務 安全 技术 技術 人员 人員 专员 專員 经理 經理 号 號 小 的
  team account accounts group center centre desk the user chat service services app bot ai message messages notice
  notices news of online site platform help tech technical security global chief senior real verified`;

/** Digits and symbols that replace letters; checked for these few words only. */
const FIGURES: Record<string, string> = {
  0: "o",
  1: "l",
  3: "e",
  4: "a",
  5: "s",
  7: "t",
  "@": "a",
  $: "s",
  "!": "l",
};
const FIGURE = /[013457@$!]/g;

/** The letters of a name as they look, without accents, with `i` and `l` equal. */
const lettersOf = (name: string): string =>
  skeletonOf(skeletonOf(name).toLowerCase())
    .replaceAll(/[^\p{L}\p{N}]/gu, "")
    .toLowerCase()
    .replaceAll(/[i|]/g, "l");

const words = (list: string) => list.trim().split(/\s+/).map(lettersOf).join("|");
const DELETED = lettersOf(DELETED_USER_NAME);
const RESERVED = new RegExp(
  `^(?:${words(BESIDE)})*(?:${words(OFFICES)})(?:${words(BESIDE)}|${words(OFFICES)})*$`,
  "u",
);

/** Every possible reading of a name: with digits as letters, or as a number beside them. */
function readings(name: string): string[] {
  const small = name.normalize("NFKC").toLowerCase();
  const figured = (text: string) => text.replaceAll(FIGURE, (sign) => FIGURES[sign] ?? sign);
  const bare = small.replaceAll(/^[^\p{L}@$!]+|[^\p{L}@$]+$/gu, "");
  return [figured(small), figured(bare), small.replaceAll(/\p{N}/gu, ""), bare].map(lettersOf);
}

/** A part in brackets or between bars is read by itself: 小王【管理员】, Bob | Admin. */
const PARTS = /[()[\]{}<>|/·•:「」『』【】〔〕〈〉《》]+/u;

/** Whether a name, by its looks and without decoration, claims an office of the product. Pure. */
export const isReserved = (name: string): boolean =>
  [name, ...name.normalize("NFKC").split(PARTS)]
    .flatMap(readings)
    .some((letters) => letters === DELETED || RESERVED.test(letters));

/** What a nickname looks like, for comparison; decoration makes no difference. */
export const nickLook = lettersOf;
