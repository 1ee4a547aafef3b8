/** Advertisements, as the operator edits them (`CAPSULE-2`). */
export const adminAds = {
  title: "广告",
  note: "看完一条得到奖励。没有网址的由应用自己画成短片；有网址的在隔离的窗口里打开那个网页。按顺序轮流放。",
  count: "{n} 条",
  one: "第 {n} 条",
  titleZh: "标题（中文）",
  titleEn: "标题（英文）",
  linesZh: "台词（中文）",
  linesEn: "台词（英文）",
  linesNote: "一行一幕，最多 {n} 行",
  url: "网址",
  urlNote: "留空就由应用画成短片",
  add: "加一条广告",
  remove: "去掉第 {n} 条广告",
  titleMissing: "第 {n} 条的标题，中文和英文都要写",
  linesWrong: "第 {n} 条的台词要有 1 到 {most} 行，中文和英文行数相同",
  urlWrong: "第 {n} 条的网址要以 https:// 开头",
} as const;

/** A group in the admin console. */
export const adminModels = {
  others: "作者可以另选的模型（用逗号隔开）",
} as const;

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

/** Orders as administrators see them, and refunds (`CAPSULE-3`). */
export const adminOrders = {
  title: "订单",
  number: "订单号",
  numberHint: "在用户的「我的订单」里",
  numberWrong: "请填写完整的订单号",
  find: "查找",
  state: "状态",
  buyer: "下单的用户",
  at: "下单时间",
  paidAt: "支付时间",
  provider: "支付渠道",
  refunded: "已退",
  refunds: "退款",
  "refund.pending": "处理中",
  "refund.done": "已退回",
  "refund.failed": "失败",
  mismatches: "对不上的付款",
  mismatchesNote: "没有到账。要退给用户,请在支付渠道的后台操作。",
  strays: "找不到订单的付款",
  straysNote:
    "支付渠道通知了这些款项，但这里没有对应的订单，渠道会继续通知。请在渠道后台查明并退款，再标为已处理。",
  "stray.paid": "付款",
  "stray.refunded": "退款",
  "stray.refundFailed": "退款失败",
  strayTimes: "通知 {n} 次",
  straySettle: "标为已处理",
  straySure: "确定这笔款项已经处理？渠道将不再通知。",
  strayAmount: "金额未知",
  giveBack: "退款",
  refundAmount: "退款金额",
  refundReason: "退款原因",
  refundWrong: "最多可退 {most}",
  refundSure: "退还 {price}?",
  refundBody: "钱原路退回,胶囊按比例收回,不能撤销。",
  refundAsked: "已提交退款",
} as const;

/** The state of the servers and their dependencies, for administrators. */
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
