import type { Line } from "../dialogue.ts";
import type { Language } from "../persona.ts";
import type { Random } from "../random.ts";
import { once, recordsOf } from "./records.ts";
import { STORIES_EN } from "./stock/stories.en.ts";
import { STORIES_ZH } from "./stock/stories.zh.ts";
import { asOther, themeOf } from "./theme.ts";

const PARTS = {
  zh: {
    skeletons: once(() => recordsOf(STORIES_ZH)),
    heroes: "小狐狸 小刺猬 小木匠 老灯匠 小松鼠 小裁缝 小熊 年轻的邮差 小面包师 老渔夫 小机器人 小云雀".split(
      " ",
    ),
    names: "阿圆 小满 豆苗 阿禾 团团 青团 阿默 小九 木木 阿迟 栗子 小舟".split(" "),
    things:
      "会说话的瓶子 月亮上的灯 半块镜子 走丢的回声 一棵唱歌的树 装着风的盒子 会发光的石头 海底的钟 星星的影子 不肯落山的太阳".split(
        " ",
      ),
    places: "雾镇 白石镇 风铃谷 半山村 长桥镇 月牙湾 松果镇 云脚村".split(" "),
  },
  en: {
    skeletons: once(() => recordsOf(STORIES_EN)),
    heroes: [
      "a young fox",
      "a small hedgehog",
      "an old lamplighter",
      "a shy bear",
      "a baker's child",
      "a postman",
      "a little robot",
      "a retired pirate",
      "a curious otter",
      "a quiet tailor",
    ],
    names: "Pip Wren Tully Moss Juno Fennel Bram Odie Hazel Kit".split(" "),
    things: [
      "a talking bottle",
      "the lamp on the moon",
      "half a mirror",
      "a lost echo",
      "a tree that sings",
      "a box of wind",
      "a glowing stone",
      "the bell under the sea",
      "the shadow of a star",
    ],
    places: [
      "Mistley",
      "the valley of bells",
      "Whitestone",
      "Long Bridge",
      "Halfmoon Bay",
      "Pinecone Hill",
      "the village under the clouds",
    ],
  },
} as const;

const ALIVE =
  /[猫狗狐兔熊鼠龙虎狮象猴鸟鱼羊牛马猪狼鹿孩王妃师夫娘叔婆爷奶爸妈匠兵仙鬼怪兽蛇龟虫蝶蜂鹅鸭鸡蛙狸咪豚驼]$|公主|机器人|企鹅|刺猬|蚂蚁|精灵|女孩|男孩|小人|海盗|侦探|宇航员|外星人|医生|老人|骑士|勇士|子$/u;
const ALIVE_EN =
  /\b(?:cat|dog|fox|bear|dragon|prince|princess|king|queen|knight|girl|boy|man|woman|kid|child|robot|mouse|rabbit|bunny|wolf|lion|tiger|bird|owl|fish|whale|witch|wizard|pirate|unicorn|dinosaur|penguin|elephant|monkey|ghost|monster|alien|turtle|frog|pig|horse|pony|duck|bee|snail|hedgehog|squirrel|astronaut|detective|fairy|giant|giraffe|kitten|puppy|panda)s?\b/iu;

/** The main characters of the stock that are animals. */
const ANIMAL = /[狐猬鼠熊雀]|fox|hedgehog|bear|otter/u;

interface Cast {
  readonly hero?: string;
  readonly name?: string;
  readonly thing?: string;
  readonly isFear: boolean;
}

/** Who and what the person wants a story about. Pure. */
function castOf(text: string, language: Language): Cast {
  return language === "zh" ? chineseCast(text) : englishCast(text);
}

function chineseCast(text: string): Cast {
  const name = /(?:叫|名叫|主角是|给(?=[^我你他她]{1,4}听))(\p{Script=Han}{1,4}?)(?:的|听|，|。|$)/u.exec(
    text,
  )?.[1];
  const isWhom = /岁|孩子|小朋友|女儿|儿子|宝宝|闺女|弟弟|妹妹/u.test(name ?? "");
  const theme = themeOf(text, "zh")?.replace(/的$/u, "");
  const fear = /^(.*?)(?:害?怕)(.{1,8}?)的(.{1,8})$/u.exec(theme ?? "");
  if (fear !== null) return { hero: fear[3], thing: fear[2], name: isWhom ? undefined : name, isFear: true };
  const parts = (
    /^(?:小?动物|鬼|恐怖|科幻|爱情|武侠|悬疑|童话|励志|历史|成语|寓言)$/u.test(theme ?? "")
      ? ""
      : (theme ?? "")
  )
    .split(/和|与|跟|、|同(?!学)/u)
    .filter((part) => part !== "");
  const hero = parts.find((part) => ALIVE.test(part));
  return { hero, thing: parts.find((part) => part !== hero), name: isWhom ? undefined : name, isFear: false };
}

function englishCast(text: string): Cast {
  const name =
    /\b(?:called|named|my name,?(?: is)?|for (?:my \w+,? )?)(?: a kid called)?\s*([A-Z][a-z]+)\b/u.exec(
      text,
    )?.[1];
  const about = /\babout\s+([^,.!?\n]{1,80})/iu
    .exec(text)?.[1]
    ?.replace(/\b(?:please|pls|plz)\b.*$/iu, "")
    .trim();
  const fear = /^(.+?) (?:who|that)(?:'s| is| was) (?:afraid|scared|frightened|terrified) of (.+)$/iu.exec(
    about ?? "",
  );
  if (fear !== null)
    return { hero: asOther(fear[1] ?? ""), thing: asOther(fear[2] ?? ""), name, isFear: true };
  const parts = asOther(about ?? "")
    .split(/\s+(?:and|with|in|on|at)\s+/iu)
    .filter((part) => part !== "" && part !== name);
  const hero = parts.find((part) => ALIVE_EN.test(part));
  return { hero, thing: parts.find((part) => part !== hero), name, isFear: false };
}

/** A last sentence for what the story was to be about, where it was named but once. */
function namedAgain(text: string, cast: Cast, name: string, language: Language): string[] {
  const thing = cast.thing ?? cast.hero;
  if (thing === undefined || text.length > 500 || text.toLowerCase().split(thing.toLowerCase()).length > 2)
    return [];
  return language === "zh"
    ? [`从那以后，${name}每次想起${thing}，都要笑一笑。`]
    : [`And ever after, ${name} smiled at the thought of ${thing}.`];
}

/** A short story, five to eight sentences, with the person's words in it. */
export function story(text: string, language: Language, said: string, random: Random): string {
  const parts = PARTS[language];
  const cast = castOf(text, language);
  const skeletons = parts.skeletons();
  const fresh = skeletons.filter(
    ([, second = ""]) => !said.includes(second.replace(/.*\}/u, "").slice(0, 8)),
  );
  const isOfAnimals = cast.hero === undefined && /动物|\banimals?\b/iu.test(text);
  const heroes = isOfAnimals ? parts.heroes.filter((one) => ANIMAL.test(one)) : parts.heroes;
  const skeleton = cast.isFear ? skeletons[3] : (random.pick(fresh) ?? random.pick(skeletons));
  const names = parts.names.filter((name) => !said.includes(name));
  const slots: Readonly<Record<string, string>> = {
    a: cast.hero ?? random.pick(heroes) ?? "",
    n: cast.name ?? random.pick(names) ?? parts.names[0] ?? "",
    b: cast.thing ?? random.pick(parts.things) ?? "",
    p: random.pick(parts.places) ?? "",
  };
  const filled = (skeleton ?? []).map((sentence) =>
    sentence
      .replaceAll("从前有{a}，", `从前有${/^[一两几]/u.test(slots.a ?? "") ? "" : "一个"}{a}，`)
      .replaceAll(/\{(\w)\}/gu, (_, slot: string) => slots[slot] ?? ""),
  );
  filled.push(...namedAgain(filled.join(" "), cast, slots.n ?? "", language));
  if (language === "zh") return filled.join("");
  return filled.map((sentence) => sentence.charAt(0).toUpperCase() + sentence.slice(1)).join(" ");
}

const NEXT_ZH = [
  "{n}愣了好一会儿，才伸手碰了碰{b}。没想到，{b}轻轻响了一声，像在回答。远处忽然亮起一点光，一步一步朝这边来。{n}屏住呼吸，听见来的人小声说：“别怕，我也是来找它的。”",
  "{n}没有跑，只是把灯举高了一点。灯光照在{b}上，照出一行很小的字：进来之前，先说一个秘密。{n}想了想，说：“其实我一直很想家。”话音刚落，门就自己开了。",
  "那一夜，{n}怎么也睡不着，守着{b}坐到天亮。天快亮的时候，{b}终于开口了：“你要是能讲一件让我笑的事，我就跟你走。”{n}讲了三件，它一件也没笑。等到{n}自己先笑出声，它才跟着笑了。",
  "{n}带着{b}往回走，走到半路，发现脚印比来时多了一行。多出来的那行小小的，踩得很轻。“谁跟着我？”{n}回头问。草丛里探出一个脑袋：“能不能，也带上我？”",
  "后来，{n}把{b}留在了窗台上，每个路过的人都要停下来看一眼。有人看见了童年，有人看见了大海。只有{n}什么也没看见，只听见它说：“你不用看，你已经到了。”从那天起，{n}再也没有迷过路。",
];
const NEXT_EN = [
  '{n} stood quite still and then reached out and touched {b}. It gave one soft note, as if in answer. Far away a light came on and began to walk towards them. "Don\'t be afraid," a small voice said. "I\'m looking for it too."',
  '{n} did not run; the lamp only went a little higher. In its light there were tiny letters on {b}: before you come in, say one secret. "I miss home," said {n}, and at once something opened.',
  'That night {n} could not sleep and sat up beside {b}. Just before dawn it spoke: "Make me laugh and I\'ll come with you." Three stories did nothing. Then {n} began to giggle, and {b} could not help it either.',
  '{n} started back with {b}, and halfway there were more footprints than before. The extra ones were small and light. "Who\'s following me?" A head came up out of the grass: "Could you take me as well?"',
  "In the end {n} left {b} on the window sill, and everyone who passed had to stop and look. Some saw the sea, some saw their childhood. {n} saw nothing at all and only heard it say: \"You needn't look. You're here already.\"",
];

const ASKED = /故事|童话|轮流写|story|tale/iu;
const GOES_ON =
  /然后呢|后来(?:呢|怎么样|怎样|咋样)|接着(?:讲|说|编|写|来)|继续(?:讲|说|编|写|$|[吧啊呀])|往下(?:讲|说)|下文|后面呢|结局|别停|该你(?:写|接)|接下去|你接|换我写|再往后|\b(?:go on|continue|keep going|(?:and )?then what|what happens next|what happened (?:next|then)|don'?t stop|next part|more of (?:the|that) story|your (?:go|line)|and then)\b/iu;

/** The words of an unknown story that can be said again: who acts, and the last thing named. Pure. */
function castFrom(last: string, language: Language): { n: string; b: string } {
  if (language === "en") {
    const nouns = [...last.matchAll(/\b(?:the|a|an) ([a-z]+)\b/giu)].map(([, noun]) => noun ?? "");
    return {
      n: `the ${nouns[0] ?? "stranger"}`,
      b: `the ${nouns.findLast((noun) => noun !== nouns[0]) ?? "door"}`,
    };
  }
  const bare = last.replace(/^.*[：:]/u, "");
  const n =
    /(?:^|[，。])(?:从前，?|有一天，?)?(?:有)?([^，。的里]{1,6}?)(?:把|打开|收|走|看|想|听|说|推|捡|遇|发现|拿|站|坐)/u.exec(
      bare,
    )?.[1];
  const b = /([\p{Script=Han}]{1,4})[。！？”]*$/u.exec(bare)?.[1]?.replace(/^.*[的只个盏条座把一]/u, "");
  return { n: n ?? "那个人", b: b === undefined || b === "" ? "那扇门" : b };
}

/** The same story goes on: null where the chat holds none or the text does not ask for more. */
export function storyOn(
  text: string,
  language: Language,
  lines: readonly Line[],
  random: Random,
): string | null {
  if (!GOES_ON.test(text)) return null;
  const recent = lines.slice(-8);
  const said = recent.findLast(({ from }) => from === "character")?.text ?? "";
  const parts = PARTS[language];
  const whole = lines
    .slice(-16)
    .filter(({ from }) => from === "character")
    .map((line) => line.text);
  const own = whole.findLast((line) => parts.names.some((name) => line.includes(name)) && line.length > 60);
  if (own === undefined && !recent.some((line) => ASKED.test(line.text))) return null;
  const found = castFrom(said, language);
  const n = parts.names.find((name) => own?.includes(name)) ?? found.n;
  const b =
    own === undefined
      ? found.b
      : (parts.things.find((one) => own.includes(one)) ?? (language === "zh" ? "那样东西" : "it"));
  const before = whole.join("\n");
  const next = (language === "zh" ? NEXT_ZH : NEXT_EN).filter((one) => !before.includes(one.slice(-14)));
  const chosen =
    random.pick(next) ??
    (language === "zh"
      ? "故事到这里就讲完了，{n}和{b}都睡着了，你也早点睡。"
      : "And that is where it ends: {n} and {b} are asleep.");
  const line = chosen
    .replaceAll("{n}", n)
    .replaceAll("{b}", b)
    .replaceAll(
      /(^|[.!?]["”]? )([a-z])/gu,
      (_, gap: string, letter: string) => gap + (language === "en" ? letter.toUpperCase() : letter),
    );
  const added = /(?:写一句|我写|我接|我来|我先)[^：:]{0,4}[：:]\s*(.{3,40}?)[。！？]/u.exec(text)?.[1];
  return added === undefined ? line : `${added}之后，屋里静得能听见灯芯在响。${line}`;
}
