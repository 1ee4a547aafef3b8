import type { Line } from "../dialogue.ts";
import { once, recordsOf } from "../making/records.ts";
import type { Language } from "../persona.ts";
import { hash, type Random } from "../random.ts";
import { HINT } from "./aside.ts";
import { type GameState, type Move, saidBy } from "./state.ts";
import { THINGS } from "./stock/things.ts";

interface Thing {
  readonly zh: string;
  readonly en: string;
  readonly traits: string;
}

export const things = once((): Thing[] =>
  recordsOf(THINGS).map(([zh = "", en = "", traits = ""]) => ({ zh, en, traits })),
);

interface Trait {
  /** Any of these letters makes it true. */
  readonly letters: string;
  readonly asked: RegExp;
  readonly zh: string;
  readonly en: string;
}

const TRAITS: readonly Trait[] = [
  {
    letters: "AT",
    asked: /活的|活物|有生命|生物|\balive\b|\bliving\b/iu,
    zh: "它是活的，或者是长出来的吗？",
    en: "Is it alive, or does it grow?",
  },
  { letters: "A", asked: /动物|\banimal\b|creature/iu, zh: "它是动物吗？", en: "Is it an animal?" },
  {
    letters: "T",
    asked: /植物|水果|蔬菜|\bplant\b|\bfruit\b|vegetable/iu,
    zh: "它是植物，或者从植物上来的吗？",
    en: "Is it a plant, or part of one?",
  },
  { letters: "I", asked: /昆虫|虫|\binsect\b|\bbug\b/iu, zh: "它是昆虫吗？", en: "Is it an insect?" },
  { letters: "Y", asked: /鸟|羽毛|\bbird\b|feather/iu, zh: "它是鸟吗？", en: "Is it a bird?" },
  {
    letters: "4",
    asked: /[四4]条腿|[四4]只脚|four legs|4 legs/iu,
    zh: "它有四条腿走路吗？",
    en: "Does it walk on four legs?",
  },
  { letters: "F", asked: /飞|\bfly\b|\bflies\b|wings/iu, zh: "它会飞吗？", en: "Can it fly?" },
  {
    letters: "W",
    asked: /水里|海里|游泳|水上|\bswim\b|\bwater\b|\bsea\b/iu,
    zh: "它跟水里或海里有关吗？",
    en: "Does it live or move in water?",
  },
  {
    letters: "P",
    asked: /宠物|养(?:在)?家|\bpet\b/iu,
    zh: "人们常把它当宠物养吗？",
    en: "Is it often a pet?",
  },
  {
    letters: "M",
    asked: /吃肉|肉食|凶猛|凶|eat meat|carnivore|dangerous|predator/iu,
    zh: "它吃别的动物吗？",
    en: "Does it eat other animals?",
  },
  {
    letters: "L",
    asked: /能喝|喝的|液体|饮料|\bdrink\b|liquid/iu,
    zh: "它是喝的吗？",
    en: "Do you drink it?",
  },
  { letters: "K", asked: /甜|\bsweet\b/iu, zh: "它是甜的吗？", en: "Is it sweet?" },
  {
    letters: "E",
    asked: /能吃|可以吃|吃的|食物|好吃|\beat it\b|\bedible\b|\bfood\b|you eat/iu,
    zh: "它能吃或者能喝吗？",
    en: "Can you eat or drink it?",
  },
  {
    letters: "N",
    asked: /坐(?:人|上去|着走)|交通工具|\bvehicle\b|\bride\b|\bdrive\b|transport/iu,
    zh: "它是交通工具吗？",
    en: "Can you travel in it or on it?",
  },
  { letters: "X", asked: /穿|戴|\bwear\b/iu, zh: "它是穿戴在身上的吗？", en: "Do you wear it?" },
  {
    letters: "C",
    asked: /用电|电器|插电|带电|\belectric|electronic|\bplug|battery/iu,
    zh: "它要用电吗？",
    en: "Does it need electricity?",
  },
  {
    letters: "D",
    asked: /木头|木制|木质|\bwood/iu,
    zh: "它常常是木头做的吗？",
    en: "Is it often made of wood or paper?",
  },
  {
    letters: "Q",
    asked: /天上|太空|宇宙|\bsky\b|\bspace\b/iu,
    zh: "它在天上吗？",
    en: "Is it up in the sky?",
  },
  { letters: "R", asked: /圆|\bround\b/iu, zh: "它是圆的吗？", en: "Is it round?" },
  {
    letters: "B",
    asked: /大|\bbig\b|bigger|\blarge|\bhuge\b/iu,
    zh: "它比人大吗？",
    en: "Is it bigger than a person?",
  },
  {
    letters: "S",
    asked: /小|手里|手上|\bsmall\b|\bhand\b|\bhold\b|pocket|tiny/iu,
    zh: "它能拿在手里吗？",
    en: "Does it fit in a hand?",
  },
  {
    letters: "U",
    asked: /家里|屋里|室内|家具|家用|\bhouse\b|\bhome\b|indoors|\broom\b|furniture/iu,
    zh: "它平时在家里吗？",
    en: "Is it usually found at home?",
  },
  {
    letters: "O",
    asked: /户外|外面|出门|随身|\boutside\b|outdoors|carry/iu,
    zh: "它常在屋外用或者带出门吗？",
    en: "Is it used outdoors or carried along?",
  },
  {
    letters: "H",
    asked:
      /人造|人做|人工|用的|工具|做出来|机器|玩具|man.?made|\btool\b|\buse it\b|\bobject\b|machine|\btoy\b/iu,
    zh: "它是人做出来的吗？",
    en: "Is it made by people?",
  },
];

const has = (thing: Thing, letters: string): boolean =>
  Array.from(letters).some((letter) => thing.traits.includes(letter));

const CARD = /第\s*(\d{1,3})\s*号卡片|\bcard (\d{1,3})\b/iu;

/** The thing on a card: the character never says more than the card's number. Pure. */
export function thingOnCard(card: number): Thing | undefined {
  const all = things();
  return all[(card * 37 + 11) % all.length];
}

/** The thing of a game, found again from its lines. */
function thingOf({ start, lines }: GameState): Thing | undefined {
  const card = saidBy("character", lines)
    .map((line) => CARD.exec(line))
    .findLast((found) => found !== null);
  return thingOnCard(Number(card?.[1] ?? card?.[2] ?? hash(start) % 1000));
}

const PERSON_THINKS =
  /我(?:心里)?想(?:了|好了?)?(?:一|个|好)?.{0,8}你(?:来)?猜|你(?:来)?(?:猜|问)|i'?m thinking of|i think of|you (?:guess|ask)/iu;
const FIRST_THINKS =
  /你(?:来|心里)?想|我(?:来)?(?:猜|问(?!题))|think of (?:something|a|an)|i(?:'ll)? (?:guess|ask)/iu;
const GIVES_UP =
  /答案|公布|揭晓|猜不(?:出|到)[^。]*(?:公布|答案|说吧)|放弃|认输|投降|不猜了|是什么$|告诉我|\bgive up\b|answer|what is it$|tell me/iu;
const YES = /^(?:是|对|嗯|有|会|能|可以|算|当然|没错|yes|yep|yeah|ya|y$|right|correct|it is|sure)/iu;
const NO = /^(?:不|没|否|错|no|nope|nah|n$|wrong)/iu;
const NEITHER =
  /^(?:差不多|有点|算是|不好说|说不准|不一定|有时|可能|也许|都行|一半|sort of|kind of|partly|sometimes|maybe|depends|it depends|not sure|not really|half)/iu;
const isVerdict = (text: string): boolean => YES.test(text) || NO.test(text) || NEITHER.test(text);
const MOST = 20;

/** Begins the game: the character draws a card, or asks first where the person thinks of something. */
export function startTwenty(text: string, language: Language, random: Random): Move {
  if (PERSON_THINKS.test(text) && !FIRST_THINKS.test(text)) return asks([], language);
  const card = 1 + Math.floor(random.next() * 999);
  return {
    kind: "start",
    answer:
      language === "zh"
        ? `我抽了第 ${card} 号卡片，上面是一样东西。二十个问题，问我“是不是”吧。`
        : `I drew card ${card}. There is one thing on it. Ask me yes-or-no questions, twenty of them.`,
  };
}

interface Left {
  readonly things: readonly Thing[];
  readonly asked: ReadonlySet<Trait>;
  /** The guess that the person's last answer says yes to. */
  readonly found?: Thing;
}

const guessIn = (line: string): Thing | undefined =>
  things().find((one) => line.includes(`我猜是${one.zh}，`) || line.includes(`guess is ${one.en}.`));

/** What may still be the thing that the person thinks of, after their answers so far. */
function whatIsLeft(lines: readonly Line[]): Left {
  let left = things();
  const asked = new Set<Trait>();
  for (const [at, { from, text }] of lines.entries()) {
    if (from !== "character") continue;
    const reply =
      lines
        .slice(at + 1)
        .find((line) => line.from === "user" && isVerdict(line.text.trim()))
        ?.text.trim() ?? "";
    const guess = guessIn(text);
    if (guess !== undefined && YES.test(reply)) return { things: left, asked, found: guess };
    if (guess !== undefined) left = left.filter((one) => one !== guess);
    const trait = TRAITS.find((one) => text.includes(one.zh) || text.includes(one.en));
    if (trait === undefined) continue;
    asked.add(trait);
    if (NEITHER.test(reply)) continue;
    if (YES.test(reply)) left = left.filter((one) => has(one, trait.letters));
    else if (NO.test(reply)) left = left.filter((one) => !has(one, trait.letters));
  }
  return { things: left, asked };
}

/** The next question of the character, or its guess, from what the person answered so far. */
function asks(lines: readonly Line[], language: Language): Move {
  const { things: left, asked, found } = whatIsLeft(lines);
  const say = (zh: string, en: string) => (language === "zh" ? zh : en);
  if (found !== undefined)
    return { kind: "lose", answer: say(`猜中了，就是${found.zh}！`, `Got it: ${found.en}!`) };
  const [guess] = left;
  if (guess === undefined)
    return {
      kind: "win",
      answer: say("猜不出来了，你赢了。那到底是什么？", "I can't guess it. You win. What is it?"),
    };
  const kind = asked.size === 0 ? "start" : "move";
  const [best] = TRAITS.filter((trait) => !asked.has(trait))
    .map((trait) => ({
      trait,
      off: Math.abs(left.filter((one) => has(one, trait.letters)).length * 2 - left.length),
    }))
    .filter(({ off }) => off < left.length)
    .sort((one, other) => one.off - other.off);
  if (best !== undefined && left.length > 1 && asked.size < MOST - 2)
    return { kind, answer: say(best.trait.zh, best.trait.en) };
  return { kind, answer: say(`我猜是${guess.zh}，对不对？`, `My guess is ${guess.en}. Right?`) };
}

const AROUND_GUESS =
  /^(?:是不是|是|我猜|猜|应该|它|会不会|难道|一|只|个|条|张|is it|it'?s|i guess|i think|maybe|an?\b|the\b|\s)+|(?:吗|吧|么|呀|啊|呢|right|\W)+$/gu;

/** The thing that a guess names: alone, or, where no trait is asked after, anywhere in the text. */
function guessedIn(text: string, anywhere: boolean): Thing | undefined {
  const alone = text.replaceAll(AROUND_GUESS, "").trim();
  const exact = things().find(({ zh, en }) => alone === zh || alone === en);
  if (exact !== undefined || !anywhere) return exact;
  return things()
    .filter(({ zh, en }) => text.includes(zh) || new RegExp(`\\b${en}\\b`, "u").test(text))
    .sort((one, other) => other.zh.length - one.zh.length)[0];
}

/** One thing more that is true of it, as a statement. */
function hintTo(thing: Thing, state: GameState, language: Language): Move {
  const own = saidBy("character", state.lines).join("\n");
  const asked = saidBy("user", state.lines).join("\n").toLowerCase();
  const all = TRAITS.map((one) => ({ one, text: language === "zh" ? one.zh.replace(/吗？$/u, "") : one.en }));
  const fresh = all.find(
    ({ one, text }) => has(thing, one.letters) && !own.includes(text) && !one.asked.test(asked),
  );
  const text = fresh?.text ?? "";
  if (text === "")
    return { kind: "move", answer: language === "zh" ? "能给的提示都给了。" : "No more hints are left." };
  return { kind: "move", answer: language === "zh" ? `提示：${text}，是的。` : `A hint: “${text}” Yes.` };
}

/** Answers a question or a guess of the person, or asks on where they think of something; null where the text is neither. */
export function twentyMove(text: string, language: Language, state: GameState): Move | null {
  const isChinese = language === "zh";
  if (
    saidBy("character", state.lines).some(
      (line) =>
        TRAITS.some((one) => line.includes(one.zh) || line.includes(one.en)) || guessIn(line) !== undefined,
    )
  )
    return isVerdict(text) ? asks([...state.lines, { from: "user", text }], language) : null;
  const thing = thingOf(state);
  if (thing === undefined) return null;
  const name = isChinese ? thing.zh : thing.en;
  if (GIVES_UP.test(text)) return { kind: "lose", answer: isChinese ? `是${name}。` : `It was: ${name}.` };
  if (HINT.test(text)) return hintTo(thing, state, language);
  const lower = text.toLowerCase();
  // Only people are measured against.
  const isOther = /比(?!人|我|你|成年|一个人)|than (?!a person|a human|me\b|you\b|a man|us\b)/u.test(lower);
  const trait = isOther ? undefined : TRAITS.find((one) => one.asked.test(lower));
  const named = guessedIn(lower, trait === undefined && !isOther);
  if (named === thing) return { kind: "win", answer: isChinese ? `对，就是${name}！` : `Yes, it's ${name}!` };
  if (named !== undefined) return said(false, state, name, isChinese);
  if (trait === undefined)
    return /[吗么？?]|是不是|^(?:is|does|can|do|are|has|will)\b/iu.test(text)
      ? {
          kind: "move",
          answer: isChinese
            ? "这个说不好，不算一问，换个问法。"
            : "Hard to say. That one doesn't count, ask another way.",
        }
      : null;
  const isSmaller = /比.{1,6}小|smaller than/iu.test(text);
  const isNot = /不(?:能|会|是|用)[^不吗]{0,6}吗/u.test(text);
  const truth = isSmaller ? !has(thing, "B") : has(thing, trait.letters);
  return said(isNot ? !truth : truth, state, name, isChinese);
}

function said(truth: boolean, state: GameState, name: string, isChinese: boolean): Move {
  const count = saidBy("user", state.lines).length;
  if (count >= MOST)
    return {
      kind: "lose",
      answer: isChinese
        ? `${truth ? "是" : "不是"}。二十问用完了，是${name}。`
        : `${truth ? "Yes" : "No"}. That was twenty: it's ${name}.`,
    };
  if (isChinese) return { kind: "move", answer: truth ? "是的。" : "不是。" };
  return { kind: "move", answer: truth ? "Yes." : "No." };
}
