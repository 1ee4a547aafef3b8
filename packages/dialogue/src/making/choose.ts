import type { Language } from "../persona.ts";
import type { Random } from "../random.ts";
import { mirrored } from "../text/mirrored.ts";
import { wordsOf } from "../text/words.ts";
import { numberIn } from "./records.ts";

export interface Chosen {
  readonly kind:
    | "choose.coin"
    | "choose.dice"
    | "choose.random"
    | "choose.yesno"
    | "choose.ab"
    | "choose.many";
  readonly answer: string;
}

const COIN =
  /(?:抛|扔|掷|丢|投|翻)(?:一?[个枚次下])?(?:硬币|钢镚|铜板)|硬币(?:来|决定)|字还是花|正面?还是反面?|猜正反|\b(?:flip|toss)(?:ing)? (?:a |me a |the )?coin\b|\bcoin (?:flip|toss)\b|heads or tails/iu;
const PAST =
  /昨天|刚才|刚刚|上次|小时候|(?:抛|扔|掷|丢|摇)(?:了|过)|(?:输|赢)了|yesterday|last (?:night|week)/iu;

const DICE =
  /(?:掷|扔|摇|投|丢|甩|滚)[^，。]{0,5}(?:骰子|色子|筛子)|(?:骰子|色子)(?:走|来|伺候|摇)|\b(?:roll|throw)(?:ing)? .{0,14}?(?:dice|die|d\d+)\b|\broll (?:a |me a )?d\d+|\bdice roll\b/iu;

const rolled = (sides: number, random: Random): number => 1 + Math.floor(random.next() * sides);

function dice(text: string, isChinese: boolean, random: Random): string {
  const notation = /(\d{1,2})?d(\d{1,4})/iu.exec(text);
  const named = numberIn(/(\d|[一二两三四五六])\s*(?:个|颗|枚|粒)/u.exec(text)?.[0] ?? "");
  const english = numberIn(/\b(two|three|four|five|six|\d)\b(?=.{0,12}dic?e)/iu.exec(text)?.[0] ?? "");
  const sides = Number(notation?.[2] ?? /(\d{1,3})\s*(?:面|-?sided)/iu.exec(text)?.[1] ?? 6);
  const count = Math.min(10, Math.max(1, Number(notation?.[1] ?? named ?? english ?? 1)));
  const throws = Array.from({ length: count }, () => rolled(Math.min(1000, Math.max(2, sides)), random));
  if (count === 1) return String(throws[0] ?? 1);
  const sum = throws.reduce((total, one) => total + one, 0);
  return isChinese ? `${throws.join(" 和 ")}，一共 ${sum}` : `${throws.join(" and ")}, ${sum} in all`;
}

const LOTTERY = /双色球|大乐透|彩票号|lottery numbers?/iu;
const ASKS_NUMBER =
  /随机(?:给|来|生成|选|抽|报|挑)?[^，。]{0,6}(?:数|号)|(?:给|来|抽|选|挑|报)[^，。]{0,4}个?(?:随机数|数字|号码)|random number|(?:pick|give me|choose|say) a number|number between/iu;
const RANGE = /(\d{1,7})\s*(?:到|至|-|—|~|～|and|to)\s*(\d{1,7})/iu;
const DRAWS =
  /抽签|抽(?:一个|一位|个人|一人|一下|谁)|(?:随机)?(?:点|选|挑)(?:一个人|一位|一人|个人)|谁去|抓阄|\bdraw (?:a name|lots|one)|pick (?:a|one) (?:person|name|of us)|who (?:should|gets to|has to) /iu;

function lottery(text: string, random: Random): string {
  const draw = (most: number, count: number) =>
    random
      .shuffle(Array.from({ length: most }, (_, at) => at + 1))
      .slice(0, count)
      .sort((one, other) => one - other)
      .map((one) => String(one).padStart(2, "0"))
      .join(" ");
  return /大乐透/u.test(text) ? `${draw(35, 5)} + ${draw(12, 2)}` : `${draw(33, 6)} + ${draw(16, 1)}`;
}

function randomNumber(text: string, random: Random): string | null {
  if (LOTTERY.test(text) && /抽|来|给|选|号码|numbers/iu.test(text)) return lottery(text, random);
  const range = RANGE.exec(text);
  if (/猜|guess/iu.test(text)) return null;
  if (!ASKS_NUMBER.test(text) && !(range !== null && /随机|抽|选|挑|random|pick|choose/iu.test(text)))
    return null;
  const [low, high] = [Number(range?.[1] ?? 1), Number(range?.[2] ?? 100)].sort((one, other) => one - other);
  return String((low ?? 1) + Math.floor(random.next() * ((high ?? 100) - (low ?? 1) + 1)));
}

/** Names that stand together without a mark, where their number is given: 四个人小红小明阿强丽丽. */
function runTogether(text: string): string[] {
  const found = /(\d|[两三四五六])个?人[，：:\s]*(\p{Script=Han}{4,18})/u.exec(text);
  const count = numberIn((found?.[1] ?? "").replace("两", "二")) ?? 0;
  const run = found?.[2] ?? "";
  if (count < 2 || run.length % count !== 0) return [];
  const size = run.length / count;
  return Array.from({ length: count }, (_, at) => run.slice(at * size, (at + 1) * size));
}

const LEAD =
  /^.*?(?:从|在|就|帮我|给我|请|那|你说|我们|你帮我|今晚|今天|晚上|中午|周末|明天|晚饭|午饭|早饭|到底|该|应该|选|要|想|我)+(?:是|在|从|去|吃|喝|买|看|玩|穿|选|住|学|点|用|养)?(?=.)/u;
const ACTS = /^(?:去|吃|喝|买|看|玩|穿|选|住|学|点|用|养|坐)(?=\p{Script=Han}{2})/u;
const TAIL =
  /(?:(?:里|中|当中|之间)(?=你|选|挑|抽|哪))?(?:你?(?:帮我?|给我?|替我?)?(?:选|挑|推荐|站|抽|定|投)(?:一个|哪个|谁|个|一下|一)?|哪个(?:好|更好|合适|划算)?|怎么选|好(?:呢|啊|呀)?|呢|啊|呀|吧|呗|吗|比较好|更好|合适)*[？?。！!~\s]*$/u;

const cleanZh = (option: string, isFirst: boolean): string => {
  const bare = option.replace(TAIL, "").trim();
  const led = isFirst ? bare.replace(LEAD, "") : bare.replace(/^(?:是|去|应?该|或者?|和|跟)(?=.{2})/u, "");
  const acted = isFirst
    ? led.replace(/^.*[^\p{Script=Han}](?:穿|吃|喝|买|选|点|坐|玩|用|去)(?=\p{Script=Han})/u, "")
    : led;
  const rest = acted === "" ? bare : acted;
  return rest.replace(/^[，,：:\s「“"]+|[」”"，,\s]+$/gu, "");
};

/** Whose tastes are asked, or which of two is more: not for the person to decide. */
const NOT_CHOICE =
  /^你(?!说|帮|觉得|选|给|看|替|来|定)|你(?:是|属|喜欢|爱|更|平时|怕|上半|下半|会|今年|们|这?算)|叫你|到底.{1,4}还是|型血|(?:你|他|她|它|现在|这|那|今天|明天)(?:到底)?是.{0,6}还是|([大小高低重轻快慢长短多少远近热冷早晚老])还是.{1,10}\1|真心话|大冒险|\brather\b|宁愿|宁可|[是对]真的|白天|上联|下联|谁(?:大|赢|厉害|快|重)|甜的还是咸|早上还是|真的还是假|哪个(?:大|重|高|快|长|远)|(?:真|假|活)的(?:吗|？|$)|男的|女的|会还是不会|是还是不是|有还是没有/u;
const OR = /还是|\bor\b|或者|或是/iu;

/** 还是 that means “still”: what stands before it is a subject or a word of asking, not a thing to choose. */
const STILL =
  /(?:^|[，。！？,.!?；;\s])[^，。！？,.!?；;]*?(?:[我你您他她它们]|是不是|要不要|该不该|有没有|能不能|不过|但是?|可是?|就|却|也|都|又)还是(?![我你他她它]们?(?:[，。！？,!?\s]|$))|还是(?:没|很|挺|有点|有些|觉得|感觉|好的多|忘|算了|这么|那么|老样子|一样|太)/u;

/** The options of 火锅还是烧烤 or “pizza or sushi tonight”; empty where it is no choice. Pure. */
export function optionsOfChinese(line: string): string[] {
  const text = line.replaceAll(/[,，]\s*还是/gu, "还是");
  if (STILL.test(text)) return [];
  const listed = /((?:[^，。？！,?!：:；;]{1,10}、){1,8}[^，。？！,?!：:；;]{1,12})/u.exec(text)?.[1];
  if (!/还是/u.test(text)) {
    if (listed === undefined || !/选|挑|哪|推荐|抽|帮我定|谁/u.test(text)) return [];
    const parts = listed.split(/、/u);
    return parts
      .map((part, at) => cleanZh(part, at === 0))
      .flatMap((part) => part.split(/(?<=\p{Script=Han}{2})和(?=\p{Script=Han}{2})/u))
      .filter((part) => part !== "");
  }
  const clause = text.split(/[，。？！?!；;]/u).find((part) => part.includes("还是")) ?? text;
  const parts = clause.split(/，?还是|、/u).map((part) => part.trim());
  // 我该去北京还是上海: what stands before both is a verb.
  const [first = "", ...rest] = parts;
  const cleaned = [first, ...rest].map((part, at) => {
    const act = ACTS.exec(part)?.[0];
    const isShared = at > 0 && act !== undefined && first.includes(act);
    return cleanZh(isShared ? part.slice(act.length) : part, at === 0);
  });
  return cleaned
    .map((part) => part.replace(/^(?:应该|该)(?=.{2})/u, ""))
    .filter((part) => part !== "" && !/是不是|^(?:不过|但是?|可是|而且|所以)/u.test(part));
}

const LEAD_EN =
  /^.*?(?:\b(?:should (?:i|we)|shall (?:i|we)|do i|choose between|pick between|pick one|choose|pick|between|which (?:one|is better|should i [a-z]+(?: first)?)|what should i [a-z]+(?: first)?|help me (?:choose|decide)|torn between|better|first)\b[,:\s]*)(?:have|get|eat|watch|buy|go for|go with|wear|order|take|read|play)?\s*/iu;
const TAIL_EN =
  /\s*\b(?:tonight|today|tomorrow|for (?:dinner|lunch|breakfast|me|(?:the|my|a|our) \w+)|first|please|pls|which one|you choose|you pick|pick one|help me decide|what do you think|this weekend|later)\b.*$/iu;

/** No things to choose between: a judgement, or a line that says what is so. */
const NO_CHOICE_EN =
  /^\s*(?:are|is|was|were|am|did|do you|does|have you|can you|will|who)\b|\b(?:summer|winter|morning|night|cat|dog) (?:or \w+ )?(?:person|people)\b|which is|heavier|bigger|faster|taller|would you rather|\bur?\b.*\bor\b.*\b(?:human|bot|real)\b|\b(?:good|right|true|real|better)\b(?: idea| thing)? or (?:an? )?(?:bad|wrong|false|fake|worse|not)\b/iu;
const SAYS_EN =
  /^\s*(?:i|we|he|she|they|it|there|you|my \w+)(?:'\w+)? (?!can'?t (?:decide|choose)|\w* ?(?:torn|deciding|choosing|wonder))/iu;
const WAVERS_EN = /\b(?:should|shall|which|pick|choose|decide|torn|what (?:do|would|should))\b/iu;

/** The sentence that puts a choice: the one that asks, where one does. */
function choiceIn(text: string): string | undefined {
  const sentences = text.split(/(?<=[.!?;])\s+/u).filter((part) => /\bor\b/iu.test(part));
  const asked =
    sentences.find((part) => /\?\s*$/u.test(part)) ?? (text.includes("?") ? undefined : sentences[0]);
  const clause = asked?.replace(/^[^,]*:\s*(?=\w+ or\b)/u, "").replace(/[?!.;]+\s*$/u, "");
  return clause === undefined || (SAYS_EN.test(clause) && !WAVERS_EN.test(clause)) ? undefined : clause;
}

/** “Dye my hair red” beside “blue” is “red”. */
function evened([first = "", second = "", ...others]: readonly string[]): string[] {
  const [long, short] = [first.split(/\s+/u), second.split(/\s+/u)];
  const isUneven =
    others.length === 0 && long.length - short.length >= 2 && !/^(?:the|a|an|my|your|this)\b/iu.test(first);
  return [isUneven ? long.slice(-short.length).join(" ") : first, second, ...others];
}

/** The options of an English choice; empty where it is none. Pure. */
export function optionsOfEnglish(text: string): string[] {
  const bare = text.replace(/[?!]\s*(?:pick|choose|which).*$/iu, "?");
  if (
    !/\bor\b/iu.test(bare) ||
    /\bor (?:not|no|something|what|whatever|is it|are you|am i|so|else)\b|yes or no/iu.test(bare)
  )
    return [];
  const clause = NO_CHOICE_EN.test(bare) ? undefined : choiceIn(bare);
  if (clause === undefined) return [];
  const parts = clause
    .replace(LEAD_EN, "")
    .replace(TAIL_EN, "")
    .split(/\s*,\s*(?:or\s+)?|\s+or\s+/iu)
    .map((part) => part.trim())
    .filter(
      (part, _, all) =>
        part !== "" &&
        !(all.length > 2 && /^(?:to|for|with|in|at|on|when|if|since|so|well|ok|okay)\b/iu.test(part)),
    );
  return parts.length >= 2 && parts.every((part) => part.split(/\s+/u).length <= 6) ? evened(parts) : [];
}

/** Options without marks between them: 北京上海成都，毕业去哪儿发展好. */
function unparted(text: string): string[] {
  if (!/去哪|选哪|哪个好|选一个|挑一个|哪一个/u.test(text)) return [];
  const clause = text.split(/[，,。？?：:\s]/u)[0] ?? "";
  const words = wordsOf(clause);
  return words.length >= 3 && words.every((word) => /^\p{Script=Han}{2,3}$/u.test(word)) ? words : [];
}

const YESNO_ZH = [
  "我偏向先等等：给自己三天，三天后还想，就去做。",
  "去吧。要是做了最坏也就那样，那就值得试。",
  "先别急着答应自己。把“做了会怎样”和“不做会怎样”各写一行，哪行更让你松口气，就选哪行。",
  "我投“是”。你会来问，心里多半已经偏过去了。",
  "我投“先不”。真该做的事，晚两天也不会跑。",
  "问一句就够：半年后的你，会谢谢今天的你吗？会，就做。",
];
const YESNO_EN = [
  "Yes, if you'd still want it a month from now.",
  "I'd wait three days. If it still sounds good, do it.",
  "I lean yes: you usually ask when you've half decided.",
  "I lean no, for now. A good thing keeps till next week.",
  "Write one line for doing it and one for not. Go with the line that lets you breathe out.",
];
const YESNO =
  /该不该|(?<!几|怎么)要不要(?!包)|(\p{Script=Han})还是不\1|(买|去|换|辞|分|追|留|走|考|学|租|借|请|约|养|剪|染|回|删|加|签|卖)不\2(?![了得着住到开懂起上下出好完住够])|值不值得|\bshould i\b(?!.*\bor\b(?! not\b| no\b))|\byes or no\b|\bworth it\b/iu;
const NOT_YESNO =
  /药|病|疼|痛|烧|医院|报警|自杀|几[点号月]|怎么办|借给|pill|medic|doctor|\bhow\b|\bwhat\b|\bwhere\b|\bwhen\b|\bwhy\b|escalate|想不想|你要不要|要不要(?:我|喝|热|聊|听|一起)|再发|咳|医|就诊|过敏|流血|[你您]会不会|会还是不会|是还是不是/iu;

/** What chance or judgement decides, where a text leaves it to them; null where it does not. */
export function choose(text: string, language: Language, random: Random): Chosen | null {
  const isChinese = language === "zh";
  if (PAST.test(text)) return null;
  if (COIN.test(text)) {
    const chinese = /字还是花/u.test(text) ? ["字", "花"] : ["正面", "反面"];
    const sides = isChinese ? chinese : ["heads", "tails"];
    return { kind: "choose.coin", answer: random.pick(sides) ?? "" };
  }
  if (DICE.test(text)) return { kind: "choose.dice", answer: dice(text, isChinese, random) };
  const number = randomNumber(text, random);
  if (number !== null) return { kind: "choose.random", answer: number };
  if (DRAWS.test(text)) {
    const listed = text
      .split(/[，,。：:；;\s]/u)
      .flatMap((part) => (part.includes("、") ? part.split("、") : []));
    const names =
      listed.length >= 2
        ? listed.map((name, at) =>
            at === 0 ? name.replace(/^.*?[在从有是]/u, "") : name.replace(/(?:里|中|谁|抽|选|挑).*$/u, ""),
          )
        : runTogether(text);
    const english = isChinese ? [] : optionsOfEnglish(text);
    const from = names.length > 0 ? names : english;
    const answer = random.pick(from.filter((name) => name !== ""));
    if (answer !== undefined) return { kind: "choose.random", answer };
  }
  if (YESNO.test(text) && !NOT_YESNO.test(text))
    return { kind: "choose.yesno", answer: random.pick(isChinese ? YESNO_ZH : YESNO_EN) ?? "" };
  if (NOT_CHOICE.test(text)) return null;
  const mixed =
    isChinese &&
    !text.includes("还是") &&
    (/\bor\b/iu.test(text) || /[选挑哪].*(?:或者|或是)|(?:或者|或是).*[选挑哪]/u.test(text));
  const normal = mixed ? text.replace(/\s*\bor\b\s*|或者|或是/iu, "还是") : text;
  const options = isChinese ? optionsOfChinese(normal) : optionsOfEnglish(text);
  const bare = isChinese && !OR.test(text) ? unparted(text) : [];
  const all = options.length >= 2 ? options : bare;
  if (all.length < 2 || all.some((option) => option.length > (isChinese ? 14 : 40))) return null;
  return {
    kind: all.length === 2 ? "choose.ab" : "choose.many",
    answer: mirrored(random.pick(all) ?? "", language),
  };
}
