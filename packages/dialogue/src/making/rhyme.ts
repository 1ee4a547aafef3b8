import { CHAIN_ZH } from "../games/stock/words.zh.ts";
import type { Random } from "../random.ts";
import { grouped, once, recordsOf, wordsIn } from "./records.ts";
import { finalOf, rhymeGroupOf, soundOf } from "./sounds.ts";
import { RHYMES_EN } from "./stock/rhymes.en.ts";

const groupsEn = once(() => recordsOf(RHYMES_EN).map(([line = ""]) => line.split(" ")));

const byGroup = once(() => grouped(wordsIn(CHAIN_ZH), (word) => rhymeGroupOf(word)));

/** English words that rhyme with a word: of its group, else those that end alike. Pure. */
export function rhymesWith(word: string): string[] {
  const lower = word.toLowerCase();
  const group = groupsEn().find((words) => words.some((one) => one.toLowerCase() === lower));
  if (group !== undefined) return group.filter((one) => one.toLowerCase() !== lower);
  const ending = /[aeiouy]+[^aeiouy]+e?$|[aeiouy]+$/u.exec(lower)?.[0] ?? "";
  if (ending.length < 2) return [];
  return groupsEn()
    .filter((words) => words.filter((one) => one.toLowerCase().endsWith(ending)).length * 2 > words.length)
    .flat()
    .filter((one) => one !== lower && one.endsWith(ending));
}

/** Chinese words that rhyme with the last sign of a line, those of the same final first. Pure. */
export function chineseRhymes(line: string): string[] {
  const last = Array.from(line.replaceAll(/\P{Script=Han}/gu, "")).at(-1) ?? "";
  const sound = soundOf(last);
  const words = (byGroup().get(rhymeGroupOf(last)) ?? []).filter((word) => !word.endsWith(last));
  if (sound === undefined) return [];
  const isSame = (word: string) => finalOf(soundOf(word.charAt(1)) ?? "") === finalOf(sound);
  return [...words.filter(isSame), ...words.filter((word) => !isSame(word))];
}

/** Lines that anyone may answer with, by the rhyme of their ends. */
const LINES_ZH =
  "山里人家炊烟斜 门前开着一树花 我在灯下等回家 夕阳落进一杯茶 月光洒满小山坡 你唱我和乐呵呵 心里有梦不怕多 春风吹过小池塘 一碗热汤暖心房 走遍天涯想故乡 清风明月照小窗 天上星星亮晶晶 夜里读书到天明 不怕路远慢慢行 小桥流水听风声 一杯老酒敬故人 雨后青山更精神 平平淡淡才是真 慢慢走来不用愁 一江春水向东流 今晚月亮挂枝头 有你陪着到白头 花开花落又一年 小船摇到月亮边 你的笑脸比蜜甜 风筝飞到白云间 晚风吹过小窗台 一朵桃花正好开 好运自己会走来 天边飞来一群鸟 见面先把你来抱 今天心情特别好 小狗追着尾巴跑 心里有事说给你 下雨一起走一里 生活再难也欢喜 我把星星送给你 走一步来又一步 看过多少旧时路 门前一棵老桃树 今夜月色真的美 再来一杯不会醉 心里甜得像蜜水 抬头看见满天雪 你的名字像弯月 好听的话不用写 不说话也是知己 今天的事今天止".split(
    " ",
  );

/** A line of verse that rhymes with a line; undefined where none does. */
export function answerInRhyme(line: string, said: string, random: Random): string | undefined {
  const group = rhymeGroupOf(line.replaceAll(/\P{Script=Han}/gu, ""));
  const last = Array.from(line.replaceAll(/\P{Script=Han}/gu, "")).at(-1) ?? "";
  return random.pick(
    LINES_ZH.filter(
      (one) =>
        group !== undefined && rhymeGroupOf(one) === group && !said.includes(one) && !one.endsWith(last),
    ),
  );
}

/** Raps on what the text is about, every line in one rhyme. */
const RAPS_ZH: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /打工|上班|加班|老板|工作/u,
    [
      "早八地铁挤成肉饼，咖啡一口灌到清醒\n老板画饼画得很尽兴，我把工资数到天明",
      "闹钟一响灵魂起飞，打卡机前排成一队\n白天开会晚上还会，梦里我在海边喝醉",
    ],
  ],
  [
    /学|考|作业|老师/u,
    [
      "笔尖一转像在打鼓，公式背到天色微熹又入土\n别说辛苦别说孤独，明天考场我最清楚",
      "课本翻开像一片海，知识的浪一排一排\n别怕题目长得古怪，我用红笔把它打败",
    ],
  ],
  [
    /./u,
    [
      "脚步别停节奏别乱，生活再难也要好看\n风里雨里自己打伞，转个弯就看见灿烂",
      "我说一句你跟一句，心里有光就不怕下雨\n今天的事今天继续，明天的风吹来惊喜",
    ],
  ],
];

/** A rap of two or four rhyming lines. */
export const rap = (text: string, random: Random): string =>
  random.pick(RAPS_ZH.find(([pattern]) => pattern.test(text))?.[1] ?? []) ?? "";

const LINES_EN: readonly (readonly [string, string])[] = [
  ["I wrote a line and left it on the shelf;", "it found a friend and rhymed all by itself."],
  ["The rain came down and tapped me on the head;", "I thanked it kindly and went off to bed."],
  ["I had a plan, I had a cup of tea;", "the plan walked off, the tea remained with me."],
];

/** Words or lines that rhyme with what the text names; null where it names nothing that is known. */
export function rhyme(text: string, random: Random): string | null {
  if (/\borange\b/iu.test(text) && /rhym|押韵/iu.test(text)) return "door hinge";
  const english =
    /\brhyme\b.{0,20}\bwith\s+["'“]?([a-z]+)/iu.exec(text)?.[1] ??
    /(?:跟|和|与)\s*([a-z]{2,})\s*(?:押韵|同韵)/iu.exec(text)?.[1] ??
    /\brhymes?\s+(?:with|for)\s+(?:the word )?["'“]?([a-z]+)/iu.exec(text)?.[1] ??
    /["'“「]([a-z]+)["'”」](?=.{0,6}押韵)/iu.exec(text)?.[1];
  if (english !== undefined) {
    const words = rhymesWith(english);
    return words.length === 0 ? null : random.shuffle(words).slice(0, 6).join(", ");
  }
  const chinese =
    /(?:跟|和|与)?[「“"『]([^」”"』]{1,12})[」”"』](?:这个字|这个词)?.{0,4}押韵|押韵.{0,4}[「“"『]([^」”"』]{1,12})[」”"』]/u.exec(
      text,
    ) ??
    /(?:跟|和|与)(\p{Script=Han}{1,6}?)(?:这个字|这个词|字)?(?:押韵|同韵|押得上)/u.exec(text) ??
    /(?:押|用)[「“"『]?(\p{Script=Han})[」”"』]?(?:字)?(?:的)?韵/u.exec(text);
  const named = chinese?.[1] ?? chinese?.[2];
  if (named !== undefined && !/上|个|着/u.test(named)) {
    const line = /句|行/u.test(text) ? answerInRhyme(named, "", random) : undefined;
    const words = chineseRhymes(named).slice(0, 24);
    if (line !== undefined) return line;
    return words.length === 0 ? null : random.shuffle(words).slice(0, 6).join("、");
  }
  if (/\p{Script=Han}/u.test(text)) return rap(text, random);
  const [one, other] = random.pick(LINES_EN) ?? ["", ""];
  return `${one}\n${other}`;
}
