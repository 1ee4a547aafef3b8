import type { Language } from "../persona.ts";

/** What a character's last line wants of the person who reads it. */
export type Wanted =
  | "yesOrNo"
  | "either"
  | "howAreYou"
  | "why"
  | "who"
  | "where"
  | "when"
  | "howMany"
  | "open"
  | "farewell"
  | "comfort"
  | "story"
  | "said";

interface Lines {
  /** A gentle and a bold thing to say back. */
  gentle: readonly string[];
  bold: readonly string[];
  /** Questions that fit better than any of the character's own. */
  curious?: readonly string[];
}
type Fitting = Readonly<Record<Wanted, Lines>>;

const BOLD_ZH = [
  "别绕弯子，说说你最丢脸的一次。",
  "那我们现在就去，你带路。",
  "敢不敢告诉我一个秘密？",
  "我赌你答不上来：你最怕什么？",
  "换个玩法：你问我一个从没问过别人的问题。",
  "如果只能说一句真话，你说哪句？",
  "今晚不许说客套话，开始。",
  "给我讲个故事，要有个坏结局。",
];

const ZH: Fitting = {
  yesOrNo: {
    gentle: ["嗯，是的。", "算是吧，你呢？", "有一点，被你看出来了。", "是啊，怎么猜到的？"],
    bold: ["不，正好相反。", "才没有，你想多了。", "你先说，我再说。", "不告诉你，猜猜看。"],
  },
  either: {
    gentle: ["前一个吧。", "后一个更合我心意。", "两个都好，听你的。"],
    bold: ["都不要，换一个。", "我全都要。", "你替我选，我不后悔。"],
  },
  howAreYou: {
    gentle: ["还不错，就是有点累。", "挺好的，见到你更好。", "说不上来，平平淡淡的。"],
    bold: ["说实话，不太好。", "糟透了，快哄哄我。", "好得不得了，你信吗？"],
  },
  why: {
    gentle: ["因为心里一直惦记着。", "说来话长，你愿意听吗？", "我也还没想明白。"],
    bold: ["没有为什么，就是想。", "因为你呀。", "你猜，猜中有奖。"],
  },
  who: {
    gentle: ["一个认识很久的朋友。", "家里的人。", "我自己，一个人。"],
    bold: ["除了你还能有谁？", "不能说，说了你会吃醋。", "你猜三次，猜不中罚你唱歌。"],
  },
  where: {
    gentle: ["在家待着呢。", "在路上，快到了。", "还是老地方。"],
    bold: ["就在你身后。", "哪儿也不想去，只想在这儿。", "你来找我就知道了。"],
  },
  when: {
    gentle: ["就今晚吧。", "再过几天。", "好久以前了，记不太清。"],
    bold: ["就现在，马上。", "等你开口的时候。", "明天，不许赖账。"],
  },
  howMany: {
    gentle: ["没数过，大概不少。", "一两个吧。", "记不清了，让我想想。"],
    bold: ["多到你不敢信。", "一个也没有。", "你先猜个数。"],
  },
  open: {
    gentle: [
      "让我想一想再答你。",
      "一两句说不清，你愿意听吗？",
      "很少有人这么问我，谢谢你。",
      "没什么特别的，你呢？",
    ],
    bold: ["你先说，我再告诉你。", "换我问你：你会怎么答？", "这个问题，我只说给你听。"],
  },
  farewell: {
    gentle: ["晚安，做个好梦。", "你也早点休息。", "明天再来找你。"],
    bold: ["再陪我五分钟就好。", "不许走，话还没说完。", "那梦里见。"],
    curious: ["明天你打算做什么？", "你睡前会想些什么？"],
  },
  comfort: {
    gentle: ["谢谢你，听你说完好受多了。", "有你在真好。", "嗯，我慢慢来。"],
    bold: ["那你再多陪我一会儿。", "光说不行，要抱一下。", "别安慰我了，陪我出去走走。"],
    curious: ["你难过的时候怎么办？", "你也有过这样的时候吗？", "你怎么这么会安慰人？"],
  },
  story: {
    gentle: ["我听着呢，接着讲。", "像就在眼前一样。", "真好，我想多听一点。"],
    bold: ["换我来编个结局。", "要是我在场，一定拦住他们。", "这个结局我不信，重讲。"],
    curious: ["后来呢？", "后来怎么样了？", "这是真的吗？", "那时候你在想什么？"],
  },
  said: {
    gentle: [
      "听你这么说，我安心多了。",
      "谢谢你愿意讲给我听。",
      "我就在这儿，你接着说。",
      "这句话我想收起来。",
    ],
    bold: BOLD_ZH,
  },
};

const EN: Fitting = {
  yesOrNo: {
    gentle: ["Yes, I think so.", "A little. And you?", "I am, how did you guess?"],
    bold: ["No, quite the opposite.", "Not at all. Try again.", "You first, then me."],
  },
  either: {
    gentle: ["The first one.", "The second suits me better.", "Both are fine. You choose."],
    bold: ["Neither. Something else.", "I want them all.", "Choose for me, I dare you."],
  },
  howAreYou: {
    gentle: ["Not bad, just a bit tired.", "Good, and better now.", "Quiet, nothing special."],
    bold: ["Honestly? Not great.", "Terrible. Cheer me up.", "Never better. Believe me?"],
  },
  why: {
    gentle: ["It has been on my mind.", "It's a long story. Do you want it?", "I'm still working that out."],
    bold: ["No reason. I just want to.", "Because of you.", "Guess."],
  },
  who: {
    gentle: ["An old friend.", "Someone in my family.", "Just me."],
    bold: ["Who else but you?", "I can't say. You'd be jealous.", "Three guesses."],
  },
  where: {
    gentle: ["At home.", "On my way, nearly there.", "The usual place."],
    bold: ["Right behind you.", "Nowhere. I want to stay here.", "Come and find me."],
  },
  when: {
    gentle: ["Tonight, maybe.", "In a few days.", "Long ago, I hardly remember."],
    bold: ["Right now.", "As soon as you ask.", "Tomorrow, and no excuses."],
  },
  howMany: {
    gentle: ["I never counted. Quite a few.", "One or two.", "Let me think."],
    bold: ["More than you'd believe.", "None at all.", "Guess a number."],
  },
  open: {
    gentle: [
      "Let me think... I'd rather hear yours first.",
      "Nobody has asked me that in a while.",
      "Nothing special. You?",
    ],
    bold: ["You first, then I'll tell you.", "What would you say to that?", "Only you get to hear this."],
  },
  farewell: {
    gentle: ["Good night, sleep well.", "Get some rest too.", "I'll be back tomorrow."],
    bold: ["Five more minutes?", "Don't go yet.", "See you in a dream."],
    curious: ["What will you do tomorrow?", "What do you think about before you sleep?"],
  },
  comfort: {
    gentle: ["Thank you, that helps.", "I'm glad you're here.", "I'll take it slowly."],
    bold: [
      "Then stay a little longer.",
      "Words aren't enough. A hug, please.",
      "Take me out for a walk instead.",
    ],
    curious: [
      "What do you do when you're sad?",
      "Have you felt like this too?",
      "How do you know what to say?",
    ],
  },
  story: {
    gentle: ["I'm listening, go on.", "I can almost see it.", "Lovely. I'd like to hear more."],
    bold: ["Let me make up the ending.", "I'd have stopped them.", "I don't believe it. Tell it again."],
    curious: ["And then?", "How did it end?", "Is that true?", "What were you thinking?"],
  },
  said: {
    gentle: ["That makes me feel better.", "Thank you for telling me.", "I'm here, go on."],
    bold: [
      "Tell me your most embarrassing moment.",
      "Let's go there now, you lead.",
      "Dare to tell me a secret?",
      "If you could say one true thing, what is it?",
    ],
  },
};

/** What fits each kind of line, by language. */
export const FITTING: Readonly<Record<Language, Fitting>> = { zh: ZH, en: EN };

const NARRATION = /[（(*][^（）()*\n]{1,200}[）)*]/gu;
const ASKS = /[？?]["”』」～~\s]*$/u;
/** A line this long tells something, by signs or letters. */
const LONG = { zh: 70, en: 180 };

type Rules = readonly (readonly [Wanted, RegExp])[];
const QUESTIONS: Rules = [
  ["either", /还是|\bor\b/iu],
  ["howAreYou", /怎么样|还好吗|好吗|\bhow (?:are|was|is|have|do you feel)/iu],
  ["why", /为什么|为何|怎么会|\bwhy\b/iu],
  ["who", /谁|\bwho/iu],
  ["when", /什么时候|几点|哪天|\bwhen\b/iu],
  ["where", /哪里|哪儿|什么地方|\bwhere\b/iu],
  ["howMany", /多少|几[个次年岁天种]|多久|\bhow (?:many|much|long|old|often)\b/iu],
  ["open", /什么|怎么|哪|如何|\b(?:what|which|how)\b/iu],
  [
    "yesOrNo",
    /吗|吧|有没有|[是要想能好对会]不|\b(?:do|did|does|are|is|was|were|will|would|can|could|have|has|shall|should)\b/iu,
  ],
];
const SAYINGS: Rules = [
  ["farewell", /晚安|再见|明天见|好梦|\bgood ?night\b|\bgood ?bye\b|\bsleep well\b/iu],
  [
    "comfort",
    /别怕|别难过|别担心|辛苦了|没关系|没事的|慢慢来|我陪|陪着你|我在呢|抱抱|\b(?:it'?s ok(?:ay)?|i'?m here|don'?t worry|take your time|i'?m sorry to hear|be gentle)\b/iu,
  ],
  [
    "story",
    /从前|有一次|有一回|有一年|那年|小时候|后来|\b(?:once upon|one (?:day|night|winter|summer)|years ago|when i was)\b/iu,
  ],
];

/** What a character's line wants, narration aside. Pure. */
export function wantedBy(line: string, language: Language): Wanted {
  const words = line.slice(0, 2000).replace(NARRATION, " ").trim();
  const sentences = words.split(/(?<=[。！!？?\n])/u).filter((one) => one.trim() !== "");
  const find = (rules: Rules, text: string) => rules.find(([, sign]) => sign.test(text))?.[0];
  if (ASKS.test(words)) return find(QUESTIONS, sentences.at(-1) ?? "") ?? "open";
  return find(SAYINGS, words) ?? (words.length >= LONG[language] ? "story" : "said");
}
