import type { Language } from "../persona.ts";
import type { Game } from "./kinds.ts";

/** How each game goes, in a sentence. */
export const RULES: Readonly<Record<Game, Readonly<Record<Language, string>>>> = {
  wordchain: {
    zh: "两个字的词，你的词要接我那个词的最后一个字，同音也算，说过的不能再说。",
    en: "Your word begins with the last letter of mine, and mine with the last of yours. No word twice.",
  },
  idiom: {
    zh: "四个字的成语，用我那个的最后一个字开头，同音也算，说过的不能再说。",
    en: "Four signs to an idiom, and each begins with the last sign of the one before.",
  },
  rhyme: {
    zh: "你说一句，我押着你的韵回一句，谁接不上谁输。",
    en: "You say a word, I answer with one that rhymes, and so on until somebody has none.",
  },
  twenty: {
    zh: "一方想一样东西，另一方用“是不是”来问，二十问之内猜出来就赢。",
    en: "One thinks of a thing, the other asks yes-or-no questions, twenty at most, and guesses it.",
  },
  guess: {
    zh: "一方想一个数，另一方猜，每猜一次就说大了还是小了。",
    en: "One has a number, the other guesses, and hears each time whether it is too high or too low.",
  },
  truth: {
    zh: "选真心话，我问你一个问题；选大冒险，我出一件小事给你做。不想答就换一个。",
    en: "Pick truth and I ask you something; pick dare and I give you a small task. You may always pass.",
  },
  rps: {
    zh: "石头赢剪刀，剪刀赢布，布赢石头。你说你出什么，我同时出。",
    en: "Rock beats scissors, scissors beat paper, paper beats rock. Say yours and I throw mine.",
  },
  quiz: {
    zh: "我出题你来答，答错还能再试一次；不会就说“不知道”，不玩就说“不考了”。",
    en: "I ask, you answer, with a second try at each. Say “pass” to skip one and “stop” to end it.",
  },
  feihua: {
    zh: "轮流说一句带那个字的诗，说过的不能再说。",
    en: "We take turns with lines of verse that hold the same sign, none of them twice.",
  },
  rather: {
    zh: "我说两样，你挑一样；也可以你出两样我来挑。",
    en: "I name two things and you pick one, or you name them and I pick.",
  },
};

export const WORDS = {
  order: { zh: "轮到你了。", en: "It's your turn." },
  wait: { zh: "不急，慢慢想。", en: "Take your time." },
  stop: {
    zh: "好，这局就到这里，想玩什么随时说。",
    en: "All right, we'll leave it there. Name another game whenever you like.",
  },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, string>>>>;

const MENU = {
  zh: ["猜谜", "成语接龙", "二十问", "猜数字", "石头剪刀布", "知识问答", "飞花令", "真心话大冒险", "二选一"],
  en: [
    "riddles",
    "a word chain",
    "twenty questions",
    "guess a number",
    "rock paper scissors",
    "a quiz",
    "truth or dare",
    "would you rather",
  ],
} as const;

const ASKS_MENU =
  /换(?:个|一个)(?:别的)?(?:游戏|玩(?:法|的)?)|玩(?:点|个)别的|\b(?:another|different|other|new) game\b|\bplay something (?:else|different)\b|^(?:来|玩|整)点(?:好玩|有意思|有趣)的(?:吧|呗|吗)?[?？。!！]*$|\b(?:play|do) something fun\b|(?:玩|来)(?:个|点|一个|局|把|会儿?)?(?:什么|啥)?(?:小)?游戏(?!机|里|的)|[你会有](?:会|能|玩)?(?:玩)?(?:什么|哪些|啥)(?:小)?游戏|(?:陪我|咱们?|我们|一起)(?:来)?玩(?:点|个|会儿?)?(?:什么|啥|儿)?(?:吧|呗|吗|好不好)?[?？。!！]*$|\b(?:let'?s|wanna|want to|can we|could we|shall we|do you want to|how about we) play(?: (?:a|some|any|another|something)(?: (?:little|quick|fun))?(?: games?)?)?(?: together| with me)?\W*(?:$|,|\.|\?|!|do you)|\b(?:know|have|got|play) any games?\b|\bwhat games?\b|\bany games?\b/iu;

const OFFERED = /会这些：猜谜、|I can play riddles, /u;
const PICKS: readonly (readonly [Game | "riddle", RegExp])[] = [
  [
    "riddle",
    /谜|\briddles?\b|第一个|\bfirst\b|随便|都行|都可以|你[挑选定]|\bwhatever\b|\bwhichever\b|\banything\b|\byou (?:choose|pick|decide)\b|\bsurprise me\b|\bany\b|^(?:好|行|ok|yes|sure)[^\p{L}]*$/iu,
  ],
  ["wordchain", /\bchain\b/iu],
  ["idiom", /接龙/u],
  ["twenty", /二十|\btwenty\b|\b20\b/iu],
  ["guess", /数字|\bnumber\b/iu],
  ["rps", /石头|剪刀|\brock\b/iu],
  ["quiz", /问答|知识|\bquiz\b/iu],
  ["feihua", /飞花/u],
  ["truth", /真心|冒险|\btruth\b|\bdare\b/iu],
  ["rather", /二选一|\brather\b/iu],
];
/** The longest answer to the question what to play. */
const PICK_MAX = 30;

/** The game that a person takes of those just offered; undefined where they take none. Pure. */
export function pickedOf(text: string, before: string): Game | "riddle" | undefined {
  if (!OFFERED.test(before) || text.length > PICK_MAX || /不|别|\bno\b|\bnot\b/iu.test(text))
    return undefined;
  return [...PICKS].reverse().find(([, pattern]) => pattern.test(text))?.[0];
}

/** What may be played, where a line asks for a game and names none; null where it asks for none. Pure. */
export function menuFor(text: string, language: Language): string | null {
  if (text.length > 80 || !ASKS_MENU.test(text)) return null;
  if (
    /(?:手机|电脑|主机|网络|电子)游戏|我(?:在|刚|昨天|喜欢|爱)|昨[天晚]|平时|喜欢|经常|可是|没电|没空|\bi (?:love|like|was|am|have been)\b|\blike\b|\blater\b|\busually\b|\bgames? (?:on|night|last)\b/iu.test(
      text,
    )
  )
    return null;
  return language === "zh"
    ? `会这些：${MENU.zh.join("、")}。挑一个，说名字就开始。`
    : `I can play ${MENU.en.slice(0, -1).join(", ")} or ${MENU.en.at(-1)}. Name one and we begin.`;
}
