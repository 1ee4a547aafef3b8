import type { Lang, WeeklyPrompt } from "@4d/contract";

const WEEK = 7 * 86_400_000;
/** 1970-01-01 was a Thursday; weeks begin on Mondays at 00:00 in China. */
const SHIFT = 3 * 86_400_000 + 8 * 3_600_000;

interface Words {
  title: string;
  text: string;
}

const prompt = (zh: Words, en: Words): Record<Lang, Words> => ({ zh, en });

const PROMPTS: readonly Record<Lang, Words>[] = [
  prompt(
    { title: "一件没舍得扔的东西", text: "它现在在哪儿?当初为什么留下?" },
    { title: "A thing you could not throw away", text: "Where is it now, and why did you keep it?" },
  ),
  prompt(
    { title: "给十年后的门牌写句话", text: "那扇门后面,你希望亮着什么样的灯?" },
    { title: "A line for a door in ten years", text: "What light do you hope is on behind it?" },
  ),
  prompt(
    { title: "一个从没开口的角色", text: "写下他今天终于说出的第一句话。" },
    { title: "A character who never spoke", text: "Write the first thing they say today." },
  ),
  prompt(
    { title: "下雨前的五分钟", text: "一段文字、一张画、一个结局,都算。" },
    { title: "Five minutes before the rain", text: "Words, a picture, an ending: all count." },
  ),
  prompt(
    { title: "地图上没有的地方", text: "给它起名,再告诉我们怎么走过去。" },
    { title: "A place on no map", text: "Name it, then tell us how to get there." },
  ),
  prompt(
    { title: "今天最小的好事", text: "小到不好意思专门说出口的那种。" },
    { title: "The smallest good thing of today", text: "So small you would hardly mention it." },
  ),
  prompt(
    { title: "交换一个秘方", text: "做饭、睡着、讲和,什么秘方都行。" },
    { title: "Trade a recipe", text: "For cooking, for sleep, for making peace." },
  ),
  prompt(
    { title: "倒过来的故事", text: "从结局写起,写到一切刚刚开始。" },
    { title: "A story backwards", text: "Begin with the end, end with the beginning." },
  ),
  prompt(
    { title: "一封退回来的信", text: "地址没错,人也在。为什么退了回来?" },
    { title: "A letter sent back", text: "The address was right. Why did it return?" },
  ),
  prompt(
    { title: "夜里还亮着的窗", text: "猜猜里面的人在做什么。" },
    { title: "A window still lit", text: "Guess what they are doing in there." },
  ),
  prompt(
    { title: "两种东西放在一起", text: "合成桌上你最意外的一次发现。" },
    { title: "Two things put together", text: "Your most surprising find on the workbench." },
  ),
  prompt(
    { title: "如果影子会请假", text: "它会去哪儿?留下的那天你怎么过?" },
    { title: "If shadows took a day off", text: "Where would yours go, and how would you spend the day?" },
  ),
];

/** Weeks since 1970 at a moment. */
export const weekOf = (now: number): number => Math.floor((now + SHIFT) / WEEK);

/** The prompt of a week; after the last one they start again. */
export function promptOf(week: number, lang: Lang): WeeklyPrompt {
  const words = PROMPTS[((week % PROMPTS.length) + PROMPTS.length) % PROMPTS.length]?.[lang];
  if (!words) throw new Error("there are no prompts");
  return { week, ...words, endsAt: (week + 1) * WEEK - SHIFT };
}
