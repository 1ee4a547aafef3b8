import type { LateCatalogue } from "../zh/late.ts";

export const adminAds: LateCatalogue["adminAds"] = {
  title: "Advertisements",
  note: "Watching one to its end is rewarded. Without an address the app draws it as a trailer; with one, that page opens in a sealed frame. They take turns in this order.",
  count: { one: "{n} ad", other: "{n} ads" },
  one: "Number {n}",
  titleZh: "Title in Chinese",
  titleEn: "Title in English",
  linesZh: "Lines in Chinese",
  linesEn: "Lines in English",
  linesNote: "One scene a line, {n} at most",
  url: "Address",
  urlNote: "Empty: the app draws a trailer",
  add: "Add an advertisement",
  remove: "Remove advertisement {n}",
  titleMissing: "Number {n} needs a title in Chinese and in English",
  linesWrong: "Number {n} needs 1 to {most} lines, as many in Chinese as in English",
  urlWrong: "The address of number {n} must begin with https://",
};
