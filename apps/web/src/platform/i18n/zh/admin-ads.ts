/** Advertisements as the operator keeps them (`CAPSULE-2`). */
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
