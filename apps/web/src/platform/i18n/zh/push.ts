/** Notices while the app is closed (`MSG-16`). */
export const push = {
  title: "系统通知",
  note: "应用关闭时,新消息和来电也会通知你;通知里不显示聊天内容",
  denied: "浏览器禁止了本站的通知。请在浏览器的网站设置里改为允许,再回来打开",
  install: "在 iPhone 和 iPad 上,请先用 Safari 的「分享 → 添加到主屏幕」安装,再从主屏幕打开这里",
  unsupported: "这个浏览器不支持网页通知",
  failed: "没能连上浏览器的通知服务,请稍后再试",
} as const;
