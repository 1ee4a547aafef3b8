/** Messages that disappear after a time (`MSG-17`). */
export const disappearing = {
  lifetime: "限时消息",
  lifetimeNote: "之后发送的消息到时会从所有人的设备上消失",
  "lifetime.0": "关闭",
  "lifetime.86400": "24 小时",
  "lifetime.604800": "7 天",
  lifetimeMark: "新消息 {time}后消失",
  onlyManagers: "只有群主和管理员可以设置",
  goneIn: "{time}后消失",
  leftDays: "{n} 天",
  leftHours: "{n} 小时",
  leftMinutes: "{n} 分钟",
} as const;
