import { normal } from "./normal.ts";
import { wordsOf } from "./words.ts";

const STOP_SIGNS = new Set(
  "的了吗呢吧啊呀哦嘛么是在我你他她它们这那有就都也还又很太不没会要想说个一把被给和跟与对从到去来上下里外好能可以什怎得着过啦吖哈嗯哎唉多少为今天现时候事知道觉真自己样起看做回",
);
const STOP_WORDS = new Set(
  "的 了 吗 呢 吧 我 你 他 她 它 我们 你们 是 在 有 就 都 也 还 很 太 这个 那个 这 那 什么 怎么 一个 今天 现在 有点 觉得 感觉 知道 可以 一下 真的 时候 因为 所以 但是 不过 如果 自己 不知道 就是 还是 没有 不会 不想 不能 已经 以后 以前 应该 可能 其实 然后 这样 那样 怎样 为什么 怎么样 多少 一直 一样 他们 她们 大家 这里 那里 这么 那么 真是 好像 有没有 是不是 能不能 the a an is are am was were be to of in on at and or i you he she it we they me my your do does did this that so very just really have has had with for im about some what who which when where how why there if then not no yes".split(
    " ",
  ),
);

/**
 * The comparable parts of a text with their weights: words, pairs of Han characters, single Han characters.
 */
export function termsOf(text: string): Map<string, number> {
  const clean = normal(text);
  const terms = new Map<string, number>();
  for (const word of wordsOf(clean)) {
    if (/\p{Script=Han}/u.test(word)) {
      if (word.length > 1) terms.set(word, isEmpty(word) ? 0.12 : 1);
    } else {
      terms.set(stem(word), STOP_WORDS.has(word) ? 0.15 : 1);
    }
  }
  for (const [run] of clean.matchAll(/\p{Script=Han}+/gu)) addSigns(run, terms);
  return terms;
}

const isEmpty = (word: string) =>
  STOP_WORDS.has(word) || Array.from(word).every((sign) => STOP_SIGNS.has(sign));

function addSigns(run: string, terms: Map<string, number>): void {
  const signs = Array.from(run);
  for (const [at, sign] of signs.entries()) {
    terms.set(sign, STOP_SIGNS.has(sign) ? 0.05 : 0.35);
    const next = signs[at + 1];
    if (next === undefined) continue;
    const stops = Number(STOP_SIGNS.has(sign)) + Number(STOP_SIGNS.has(next));
    const pair = sign + next;
    if (!terms.has(pair)) terms.set(pair, [0.6, 0.3, 0.12][stops] ?? 0.12);
  }
}

/** Enough English grammar for questions: plural, -ing, -ed. */
function stem(word: string): string {
  if (word.length < 5) return word;
  return word.replace(/(?:ing|ed|es|s)$/u, "");
}

const EMPTY_TOPICS = new Set(
  "今天 昨天 明天 现在 刚才 最近 以前 以后 时候 觉得 感觉 知道 可以 一下 一个 一些 一点 有点 什么 怎么 怎样 为什么 这个 那个 这样 那样 这么 那么 这里 那里 自己 我们 你们 他们 大家 真的 其实 可能 应该 已经 还是 就是 不是 没有 不要 不会 不想 不能 不知道 因为 所以 但是 不过 如果 然后 而且 或者 喜欢 讨厌 想要 需要 开始 结束 事情 东西 问题 办法 关于 非常 特别 好像 总是 一直 突然 终于 只是 只有 所有 每天 好的 好吧 哈哈 谢谢 你好 再见 起来 出来 下来 过来 回来 晚上 早上 中午 下午 上午 认为 怎么样 怎么办 告诉 看到 听到 遇到 发现 变得 成为 进行 一起 一样 多少 几个 有没有 是不是 能不能 会不会 一会儿 刚刚 马上 第一 那些 这些 不错 可是 还有 打算 准备 希望 想起 到底 有些 很多 许多 别人 有人 没人 人家 看看 想想 说说 聊聊 有时 有时候 正在 完全 比较 不太 一次".split(
    " ",
  ),
);

/** The word a text seems to be about, for echoing it; undefined when none is safe to echo. */
export function topicOf(text: string): string | undefined {
  let best: string | undefined;
  for (const word of wordsOf(text.normalize("NFKC"))) {
    if (EMPTY_TOPICS.has(word)) continue;
    const han = /^\p{Script=Han}{2,5}$/u.test(word);
    const signs = Array.from(word);
    if (!han || signs.filter((sign) => STOP_SIGNS.has(sign)).length * 2 >= signs.length) continue;
    if (best === undefined || word.length >= best.length) best = word;
  }
  return best;
}
