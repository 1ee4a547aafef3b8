import type { Lang } from "@4d/contract";

/** Fields people fill in themselves, as they are called on their screens. */
const names: Record<string, Record<Lang, string>> = {
  userName: { zh: "账号", en: "Account" },
  password: { zh: "密码", en: "Password" },
  oldPassword: { zh: "原密码", en: "Current password" },
  newPassword: { zh: "新密码", en: "New password" },
  nickName: { zh: "昵称", en: "Nickname" },
  signature: { zh: "签名", en: "Signature" },
  region: { zh: "地区", en: "Region" },
  email: { zh: "邮箱", en: "E-mail" },
  code: { zh: "验证码", en: "Code" },
  name: { zh: "名称", en: "Name" },
  notice: { zh: "公告", en: "Announcement" },
  remark: { zh: "备注", en: "Remark" },
  content: { zh: "内容", en: "Content" },
  message: { zh: "留言", en: "Message" },
  text: { zh: "说明", en: "Details" },
  keyword: { zh: "关键词", en: "Search words" },
};

/** How a field is called in a sentence; unknown ones by their wire name. */
export const fieldName = (field: string, lang: Lang): string => names[field]?.[lang] ?? field;
