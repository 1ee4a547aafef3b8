import { AD_LINES_MAX, ADS_MAX, CHAPTER_PRICE, PACKAGES_MAX } from "@4d/contract";
import * as z from "zod";

const amount = z.number().int().min(0).max(1_000_000);
const words = z.object({ zh: z.string().max(80), en: z.string().max(160) });

/** An IANA name that this server knows. */
const timeZone = z.string().refine((name) => {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
});

const capsulePackage = z.object({
  id: z.string().regex(/^[\w-]{1,20}$/),
  paid: amount.min(1),
  bonus: amount,
  /** In fen. */
  amount: z.number().int().min(1).max(100_000_000),
});

/** A house trailer without `url`; otherwise a page on one of `adHosts`, shown in a sandboxed frame. */
const advertisement = z.object({
  id: z.string().regex(/^[\w-]{1,40}$/),
  title: words,
  lines: z.array(words).min(1).max(AD_LINES_MAX),
  url: z.url({ protocol: /^https$/ }).optional(),
});

const packages = [
  { id: "c60", paid: 60, bonus: 0, amount: 600 },
  { id: "c330", paid: 300, bonus: 30, amount: 3000 },
  { id: "c780", paid: 680, bonus: 100, amount: 6800 },
  { id: "c1520", paid: 1280, bonus: 240, amount: 12_800 },
];

const trailers = [
  {
    id: "calls",
    title: { zh: "听见彼此", en: "Hear each other" },
    lines: [
      { zh: "一个人想说话的时候", en: "When someone wants to talk" },
      { zh: "语音或视频,一按就通", en: "Voice or video, one tap away" },
      { zh: "一群人,也坐得下", en: "And there is room for the whole group" },
    ],
  },
  {
    id: "groups",
    title: { zh: "一桌好友", en: "A table of friends" },
    lines: [
      { zh: "拉上几个人,开一个群", en: "Bring a few people, start a group" },
      { zh: "发个胶囊红包,看谁手快", en: "Leave a gift of capsules and see who is quick" },
      { zh: "热闹,从一句你好开始", en: "It all begins with a hello" },
    ],
  },
];

/** What capsules are given for, what they pay for, and what they cost (`money §2`). */
export const capsuleSettings = z
  .object({
    signUp: amount.default(100),
    /** Days one to seven in a row; then it starts again. */
    checkIn: z.array(amount.min(1)).length(7).default([5, 5, 8, 8, 10, 10, 20]),
    /** Where a day begins for people who name no time zone, and for everything counted by the day. */
    timeZone: timeZone.default("Asia/Shanghai"),
    ad: z
      .object({
        reward: amount.min(1).default(5),
        perDay: z.number().int().min(0).max(100).default(5),
        seconds: z.number().int().min(5).max(120).default(15),
      })
      .prefault({}),
    /** The reward for making what nobody had made before. */
    discovery: z
      .object({
        reward: amount.default(2),
        perDay: z.number().int().min(0).max(1000).default(10),
      })
      .prefault({}),
    /** Hosts whose pages may be shown in the advertisement frame. */
    adHosts: z.array(z.string().max(200)).max(20).default([]),
    ads: z.array(advertisement).min(1).max(ADS_MAX).default(trailers),
    /**
     * What creators get of bought capsules spent on their works, in per cent; how much of that goes on to the creator
     * each work was made from, and so on up the line; and how long it is pending.
     */
    creator: z
      .object({
        share: z.number().int().min(0).max(100).default(50),
        originShare: z.number().int().min(0).max(100).default(20),
        pendingDays: z.number().int().min(0).max(90).default(7),
      })
      .prefault({}),
    giftMost: amount.min(1).default(20_000),
    packages: z.array(capsulePackage).min(1).max(PACKAGES_MAX).default(packages),
    prices: z
      .object({
        builtIn: amount.default(0),
        reply: amount.default(1),
        image: amount.default(8),
        voicePer100: amount.default(1),
        chapter: z
          .object({ least: amount.default(CHAPTER_PRICE.least), most: amount.default(CHAPTER_PRICE.most) })
          .refine(({ least, most }) => least <= most)
          .prefault({}),
      })
      .prefault({}),
  })
  .prefault({});

export type CapsuleSettings = z.output<typeof capsuleSettings>;
