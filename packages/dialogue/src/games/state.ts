import { inDigits } from "../asks/numbers.ts";
import type { Line } from "../dialogue.ts";
import { once, wordsIn } from "../making/records.ts";
import { asideOf, isChat } from "./aside.ts";
import { GAMES, type Game } from "./kinds.ts";
import { pickedOf } from "./rules.ts";
import { IDIOMS } from "./stock/idioms.ts";

/** What the character does in a game; win and lose are the person's. */
export interface Move {
  readonly kind: "start" | "move" | "win" | "lose" | "stop";
  /** The bare move. */
  readonly answer: string;
  /** The solution that the move names, for words of the character around it. */
  readonly word?: string;
  /** What follows those words: the next question. */
  readonly after?: string;
}

/** A game under way, as the lines show it. */
export interface GameState {
  readonly game: Game;
  /** What the person said to begin, or the line of the character that began it. */
  readonly start: string;
  /** From the line that began it. */
  readonly lines: readonly Line[];
}

/** How many lines back a game is looked for. */
const LINES_BACK = 60;

const STARTS: Readonly<Record<Game, RegExp>> = {
  wordchain:
    /词语接龙|(?:英文|英语|单词|词|两个字)接龙|\bword[- ]?chain\b|last letter game|shiritori|\bword games?\b|文字游戏/iu,
  idiom:
    /成语接龙|接成语|(?:玩|来|走).{0,4}接龙|接龙(?:走|来|吧|开始|$)|\bidiom (?:chain|game|solitaire)\b/iu,
  rhyme:
    /玩(?:个)?押韵|押韵游戏|押韵接龙|(?:轮到你|你来|你接|来)[^。？！]{0,6}押韵|接(?:一)?个?(?:同|押)?韵|\brhym(?:e|ing) (?:game|battle)\b|let'?s rhyme/iu,
  twenty:
    /(?:二十|20)个?(?:问题?|问)(?!题目)|海龟汤|你(?:来)?(?:心里)?想(?![^。？！]{0,4}数)(?:一|个|好)(?:个|一个|一样)?(?:东西|动物|物品|词)?[^。？！\d]{0,6}我(?:来)?猜|我(?:心里)?想(?:了|好了?)?(?:一|个)(?:个|样)?(?:东西|动物|物品)[^。？！\d]{0,6}你(?:来)?(?:猜|问)|\b(?:20|twenty) questions\b|think of (?:something|a thing|an animal|an object)|i'?m thinking of (?:something|an? (?!number)\w+)/iu,
  guess:
    /猜数字|猜数|[你我](?:心里)?[想选记](?:好|了|一|个){0,3}数[^。？！]{0,10}[你我](?:来)?猜|\bguess a number\b|(?:pick|choose) a number (?:and|,)[^.?!]{0,12}guess|(?:想|选|记)(?:好|了|一)[^。？！]{0,6}\d+\s*(?:到|至|-|~)\s*\d+[^。？！]{0,10}猜|\bguess (?:the|a|my) number\b|number guessing|think(?:ing)? of a number/iu,
  truth: /真心话|大冒险|\btruth or dare\b/iu,
  rps: /石头剪刀布|锤子剪刀布|剪刀石头布|猜拳|划拳|石头，?剪刀，?布|\brock,? ?paper,? ?scissors?\b|\brps\b/iu,
  quiz: /考考我(?![^。？！]{0,6}谜)|考我(?!吗|[^。？！]{0,6}谜)|(?:你|来|给我|帮我|再)?出(?:个|一个|道|一道|几道|几个|点)题|^出题|知识问答|知识竞赛|问答游戏|\bquiz (?:me|us|time|game)\b|^(?:a |the )?quiz\b|\b(?:play|do|give|take|start|want|try) .{0,12}\b(?:quiz|trivia)\b|^trivia\b|\btrivia (?:question|game|time|please|pls)|test my knowledge/iu,
  feihua: /飞花令|对诗|接诗|诗词接龙|诗词大会|对个诗/u,
  rather:
    /二选一(?:游戏|题)|(?:来|玩)个?二选一|你宁愿|你宁可|你更愿意|(?<!我)(?:宁[愿可]|更愿意)[^。？！]{1,20}还是|\bwould (?:you|u) rather\b|\bwyr\b/iu,
};
/** What is said of games rather than played: 昨天玩了成语接龙. */
const REPORTS =
  /(?:昨天|昨晚|刚才|上次|小时候|以前|周末|老师|同事|孩子|我妈|他们|她们).{0,10}(?:玩|猜|考|出题|接龙)|(?:玩|猜|输|赢)(?:了|过|完)(?!吧)|(?:喜欢|爱|讨厌|不会|怎么|规则|什么是|没)[^。]{0,4}(?:玩|猜)|是什么(?:意思|游戏)?|考我(?:们)?(?:的|了)|\b(?:played|i (?:love|like|hate)|yesterday|my (?:kids?|teacher)|failed|have a|got a|study for|tomorrow|pop) /iu;

/** The game that a text begins; undefined where it begins none. Pure. */
export function startOf(text: string): Game | undefined {
  if (REPORTS.test(text)) return undefined;
  return GAMES.find((game) => STARTS[game].test(text));
}

const QUITS =
  /^(?:stop|quit|end|停|停下|停止|结束)[.!。！]*$|不(?:想)?(?:玩|考|猜谜)(?:了|啦|儿了|这个)|收摊|到此为止|(?:游戏)?结束(?:吧|了|游戏)|(?:换|玩)(?:个|一个|点)?(?:别的|其他)?(?:游戏|玩法|花样)|换(?:个|一个)(?:别的)?玩|玩(?:点|个)别的|别(?:再)?(?:玩|考|出题|接龙?)了|停(?:下|止)?(?:游戏|吧|了)?$|不(?:接|比|来|答)了|先不(?:玩|来|猜)|(?:就)?(?:玩|猜|考)到(?:这|此)|玩(?:腻|累|够)了|够了|\b(?:stop|quit|end|done with|enough of|enough|finish|drop|leave) ?(?:with )?(?:the |this |that |our )?(?:word |riddle |guessing )?(?:game|playing|quiz(?:zing)?|riddles?|questions|trivia|chain|rhym\w+|round|it|here)\b|\bi'?m done\b|\bthat'?s enough\b|\bno more (?:games?|questions|quiz|riddles?|rounds?)|(?:play|do|try) (?:something|a) (?:else|different)|(?:different|another|new) game|\bi quit\b|\bbored of (?:this|it|the game)|\blet'?s (?:just )?(?:talk|chat)\b|(?:还是|咱们?|我们)聊(?:会儿?|聊)?天?吧|^(?:ok(?:ay)?,? )?enough\b/iu;
const YIELDS = /你赢了|\byou win\b|甘拜下风|不猜了|认输|投降|\bi give up\b/iu;

/** The game that a text begins, or takes of those offered in the line before. Pure. */
export function begunBy(text: string, before: string): Game | undefined {
  const picked = pickedOf(text, before);
  return startOf(text) ?? (picked === "riddle" ? undefined : picked);
}

/** The longest line that ends a game. */
const STOP_MAX = 60;

/** Whether a text ends a game or asks for another one. Pure. */
export const quits = (text: string): boolean => text.length <= STOP_MAX && QUITS.test(text);
/** Whether a person owns that they are beaten. Pure. */
export const yields = (text: string): boolean => text.length <= STOP_MAX && YIELDS.test(text);
const stops = (text: string): boolean => quits(text) || yields(text);

/** What the character says that begins a game by itself. */
const BEGUN: readonly (readonly [Game, RegExp])[] = [
  ["truth", /真心话，?还是大冒险|truth or dare\?/iu],
  ["idiom", /接龙.{0,12}(?:我先|你先|先来|开始|第一个)|(?:我先|你先|先来).{0,12}接龙/u],
];

const letters = (text: string): number => text.replaceAll(/[^\p{L}\p{N}]/gu, "").length;

/** What is said in four signs though it is no idiom: 今天好累, 电话打了. */
const PLAIN_SPEECH =
  /[我您她他们吗呢吧呀啊啦嘛]|今天|昨天|明天|刚才|什么|怎么|现在|轮到|规则|玩|[好很][累困烦饿想]|^你|[了过着]$|\p{Script=Han}了\p{Script=Han}|^[这那]|哪[里儿]?$/u;

const idioms = once(() => new Set(wordsIn(IDIOMS)));

/** Whether a run of signs is plainly no idiom. Pure. */
export const isPlainSpeech = (run: string): boolean =>
  !idioms().has(run) && PLAIN_SPEECH.test(run) && !/^你.我./u.test(run);

/** Whether a line holds an idiom or what may be one: a run of four signs, and little else. */
function holdsPhrase(text: string): boolean {
  const own = text.replaceAll(/这个|可以|行吗|我(?:接|来|说|出)|成语|[吧吗呢啊呀]/gu, " ");
  const runs = own.match(/\p{Script=Han}{4,}/gu) ?? [];
  if (runs.some((run) => Array.from(run).some((_, at) => idioms().has(run.slice(at, at + 4))))) return true;
  const clauses = text.split(/[，。！？,.!?\s]+/u).filter((one) => one !== "");
  return (
    letters(text) <= 10 && clauses.length <= 2 && runs.some((run) => run.length === 4 && !isPlainSpeech(run))
  );
}

const AGAIN =
  /^.{0,8}(?:再来|再玩|下一[轮个题]|继续|换一?个|轮到你|你(?:来|选|呢)).{0,8}$|^(?:\S+ ){0,3}(?:again|next|another|one more|your turn|you)\b\W*(?:one|round|question|please|go)?\W*$/iu;

/** Whether a line asks for another round. Pure. */
export const asksAgain = (text: string): boolean => AGAIN.test(text.trim());

/** Whether a line may belong to a game: two that may not end it. */
const MOVES: Readonly<Record<Game, (text: string) => boolean>> = {
  wordchain: (text) => (/[a-z]/iu.test(text) ? text.trim().split(/\s+/u).length <= 5 : letters(text) <= 8),
  idiom: (text) => holdsPhrase(text) || (letters(text) <= 16 && /不会|想不|提示|帮我|接不/u.test(text)),
  rhyme: (text) => letters(text) <= 24,
  twenty: (text) => letters(text) <= 40,
  guess: (text) =>
    /\d/u.test(inDigits(text)) ||
    (letters(text) <= 16 &&
      /[大小高低]|对|中|\b(?:high|low|bigg?|small|yes|no|right|up|down|more|less|correct)/iu.test(text)),
  truth: (text) => asksAgain(text) || /真心话|冒险|\btruth\b|\bdare\b/iu.test(text),
  rps: (text) => letters(text) <= 12,
  quiz: (text) => letters(text) <= 40,
  feihua: (text) => /\p{Script=Han}{4}/u.test(text) && !/了$|了[，。！]/u.test(text),
  rather: (text) => letters(text) <= 24,
};

/** Whether a line is, or may be, part of a game: a move of it, or a word about it. */
function belongs(game: Game, text: string): boolean {
  const aside = asideOf(text);
  if (aside !== undefined && aside !== "chat") return true;
  return MOVES[game](text) && (!isChat(text) || asksAgain(text));
}

/** What ends a game though nobody says so: a goodbye. */
const LEAVES =
  /晚安|拜拜|再见|我(?:先)?(?:睡|走|撤|下)了|先走了|\bgood ?night\b|\bbye\b|\bgotta go\b|\bsee you\b/iu;

/**
 * The game under way in the last lines: begun, not stopped, and not left by a goodbye or
 * by two lines about something else. Pure.
 */
export function gameIn(lines: readonly Line[]): GameState | undefined {
  const recent = lines.slice(-LINES_BACK);
  let found: { game: Game; at: number } | undefined;
  let strays = 0;
  for (const [at, { from, text }] of recent.entries()) {
    if (from === "character") {
      const begun = BEGUN.find(([, pattern]) => pattern.test(text))?.[0];
      if (begun !== undefined && found === undefined) found = { game: begun, at };
      continue;
    }
    const started = begunBy(text, recent[at - 1]?.text ?? "");
    if (found !== undefined && (stops(text) || (started === undefined && LEAVES.test(text))))
      found = undefined;
    else if (started !== undefined && started !== found?.game) {
      found = { game: started, at };
      strays = 0;
    } else if (found !== undefined && started === undefined) {
      strays = belongs(found.game, text) ? 0 : strays + 1;
      if (strays >= 2) found = undefined;
    }
  }
  if (found === undefined) return undefined;
  return { game: found.game, start: recent[found.at]?.text ?? "", lines: recent.slice(found.at) };
}

/** All that one side said in a game. Pure. */
export const saidBy = (from: Line["from"], lines: readonly Line[]): string[] =>
  lines.filter((line) => line.from === from).map(({ text }) => text);
