import { CAPSULE_KINDS, type CapsuleKind } from "@4d/contract";
import { afterEach, beforeAll, expect, it } from "vitest";
import { showLanguage, withLate } from "../../platform/i18n/i18n.ts";
import { changeText, priceText } from "./amount-text.ts";
import { entryText, holdText } from "./entry-text.ts";

beforeAll(() => withLate(() => Promise.resolve()));
afterEach(() => showLanguage("zh"));

const params: Record<CapsuleKind, Record<string, string | number>> = {
  signUp: {},
  checkIn: { streak: 3 },
  adReward: { adId: "calls" },
  adjusted: { reason: "活动奖励" },
  returned: { of: "giftSent", chatId: "p:2", name: "梅子", portions: 1, mode: "equal" },
  orderPaid: { orderNo: "A", paid: 300, bonus: 30, amount: 3000 },
  orderRefunded: { orderNo: "A", amount: 1250 },
  giftSent: { chatId: "g:7", name: "周末爬山", portions: 5, mode: "lucky" },
  giftTaken: { name: "梅子" },
  giftReturned: { portions: 2 },
  aiVoice: { characters: 86 },
  aiReply: { name: "阿遥" },
  aiImage: { count: 4 },
  discovery: { name: "蒸汽", nameEn: "Steam", emoji: "♨️" },
  storyChapter: { title: "空白日历", chapter: "第二章" },
  workEarned: { title: "空白日历" },
  characterEarned: { name: "阿遥" },
};
const all = () =>
  Object.keys(CAPSULE_KINDS).map((kind) =>
    entryText({ kind: kind as CapsuleKind, params: params[kind as CapsuleKind] }),
  );

it("says why a balance changed, in both languages (CAPSULE-1)", async () => {
  expect(all()).toEqual([
    "欢迎来到四次元",
    "每日签到 · 第 3 天",
    "看短片奖励",
    "管理员调整 · 活动奖励",
    "退回 · 送给 梅子 的红包",
    "充值 300 + 赠送 30",
    "充值退款 ¥12.50",
    "发到「周末爬山」的红包 · 5 份",
    "来自 梅子 的红包",
    "红包退回 · 2 份没人领",
    "AI 语音 · 86 字",
    "阿遥 的 AI 回答",
    "AI 画图 · 4 张",
    "首次合成 ♨️ 蒸汽",
    "《空白日历》·第二章",
    "《空白日历》带来的收入",
    "阿遥 带来的收入",
  ]);
  await showLanguage("en");
  expect(all().join("")).not.toMatch(/[{}]|capsules\./);
});

it("says when income comes from a work based on mine", async () => {
  await showLanguage("zh");
  const of = { title: "空白日历", chapter: "第二章", remix: 1 };
  expect(entryText({ kind: "workEarned", params: of })).toBe("改编自你作品的《空白日历》带来的收入");
  const talked = { name: "阿遥", remix: 1 };
  expect(entryText({ kind: "characterEarned", params: talked })).toBe("改编自你作品的 阿遥 带来的收入");
});

it("shows a sentence, not a key, for an unknown kind", () => {
  expect(entryText({ kind: "later" as CapsuleKind, params: {} })).toBe("胶囊变动");
});

it("says whether reserved capsules came back, and that they were taken only for a gift", () => {
  expect(holdText({ kind: "giftSent", hold: "spent" })).toBe("已全部领走");
  expect(holdText({ kind: "aiReply", hold: "spent" })).toBe("");
  expect(holdText({ kind: "aiReply", hold: "returned" })).toBe("已退回");
});

it("writes amounts in full and prices in yuan", () => {
  expect([1286, -12, 0, 1_234_567].map(changeText)).toEqual(["+1,286", "−12", "+0", "+1,234,567"]);
  expect([600, 12_800, 1250, 1_000_000].map((fen) => priceText(fen, "CNY"))).toEqual([
    "¥6",
    "¥128",
    "¥12.50",
    "¥10,000",
  ]);
});
