/** A group looked at from the desk. */
export const adminGroups = {
  title: "群聊",
  state: "状态",
  inUse: "正常",
  banned: "已封禁",
  dissolved: "已解散",
  reason: "封禁原因",
  owner: "群主",
  made: "建立时间",
  notice: "群公告",
  own: "这是你自己的群,要由别的管理员解封",
  why: "为什么解封",
  whyNote: "只写进操作记录",
  unban: "解封群聊",
  opened: "已解封,群里的人可以继续说话了",
} as const;
