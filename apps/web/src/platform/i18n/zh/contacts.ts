/** People recommended in chats (`MSG-17`). */
export const contacts = {
  choose: "选择名片",
  other: "就是对方",
  most: "一次最多发 {n} 张",
  sendNobody: "选要推荐的好友",
  send: "发送名片({n})",
  ofPerson: "个人名片",
  ofCharacter: "角色名片",
  banned: "账号已被封禁",
  gone: "已注销的账号",
} as const;
