/** How the servers and what they lean on stand, for administrators. */
export const health = {
  title: "运行状态",
  allUp: "一切正常",
  someDown: "{n} 项不可用",
  down: "不可用（{since} 起）：{reason}",
  backup: "最近备份：{time}",
  noBackup: "还没有备份",
  failing: "后台任务失败：{names}",
  strays: "{n} 笔付款找不到订单",
  "part.database": "数据库",
  "part.storage": "文件存储",
  "part.mail": "邮件",
  "part.redis": "Redis",
  "part.model": "AI 模型",
  "part.livekit": "LiveKit",
  "part.push": "推送",
} as const;
