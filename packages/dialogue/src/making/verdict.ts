import { once } from "./records.ts";
import { soundOf } from "./sounds.ts";

/** Letters and digits alone, in lower case. Pure. */
export const bare = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** Signs of answers as they are written in Taiwan and Hong Kong, each before the one of the mainland. */
const WRITTEN_OTHERWISE =
  "雞鸡魚鱼鳥鸟馬马龍龙貓猫豬猪蟲虫龜龟蝸蜗貝贝鴨鸭鵝鹅鴿鸽鷹鹰獅狮蠶蚕蟻蚁蛺蛱鵲鹊燈灯傘伞鐘钟鍾钟錶表門门開开關关車车輪轮飛飞機机電电話话視视腦脑網网書书筆笔紙纸燭烛針针線线繩绳鎖锁鑰钥匙匙鏡镜椅椅櫃柜牀床蓋盖碗碗盤盘鍋锅筷筷壺壶湯汤飯饭麵面饅馒頭头餃饺餅饼糖糖鹽盐醬酱薑姜蔥葱蒜蒜蘿萝蔔卜蘋苹果果棗枣欖榄蓮莲葉叶樹树花花草草竹竹筍笋麥麦穀谷稻稻雲云風风雨雨雪雪電电霧雾虹虹陽阳月月星星氣气煙烟塵尘島岛國国京京倫伦黎黎羅罗馬马德德蘭兰韓韩灣湾廣广東东長长漢汉華华萬万歲岁歷历歐欧亞亚澳澳愛爱爾尔達达畫画圖图藝艺術术詩诗詞词樂乐聲声歌歌鼓鼓鈴铃鑼锣響响動动靜静體体手手腳脚臉脸鬚须髮发齒齿牙牙舌舌膽胆腎肾臟脏腸肠骨骨影影夢梦時时間间點点數数學学個个條条隻只雙双對对錢钱銀银銅铜鐵铁錫锡鋼钢鑽钻寶宝玉玉珠珠環环帶带褲裤襪袜帽帽鞋鞋衣衣裙裙絲丝棉棉氈毡簾帘窗窗牆墙橋桥樓楼梯梯塔塔廟庙園园塊块積积拼拼圓圆方方彈弹槍枪劍剑盾盾彎弯弓弓箭箭風风箏筝輪轮陀陀螺螺毽毽遊游戲戏棋棋牌牌麻麻將将孫孙悟悟諸诸葛葛劉刘備备張张飛飞趙赵關关羽羽嶽岳傳传紅红綠绿藍蓝黃黄黑黑白白鐮镰鋤锄犁犁礦矿泉泉黃黄澤泽濟济鄭郑濱滨貴贵寧宁瀋沈陝陕贛赣滬沪蘇苏陰阴陳陈楊杨莊庄顏颜繡绣顆颗種种裡里裏里這这那那嗎吗麼么";

const plainSigns = once(() => {
  const signs = Array.from(WRITTEN_OTHERWISE);
  return new Map(signs.flatMap((sign, at) => (at % 2 === 0 ? [[sign, signs[at + 1] ?? sign] as const] : [])));
});

/** A text in the signs of the mainland, as far as answers need them. Pure. */
const inPlainSigns = (text: string): string =>
  Array.from(text, (sign) => plainSigns().get(sign) ?? sign).join("");

const CHINESE_NUMBERS = "零一二三四五六七八九十";
/** Around an answer: I think it's, 我猜是. */
const AROUND =
  /\b(?:a|an|the|is|it|its|s|umm?|maybe|i|think|must|be|would|could|guess|say|d|ll|my|answer|that|thats|right|some|your|you|his|her|their)\b/gu;
const NUMBER_WORDS =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  );

const singular = (word: string): string =>
  word.length > 3
    ? word
        .replace(/ies$/u, "y")
        .replace(/(?<=s|x|ch|sh)es$/u, "")
        .replace(/(?<![su])s$/u, "")
    : word;

/** At most this many letters, added, left out, exchanged or swapped, lie between two words. */
function isWithin(one: string, other: string, most: number): boolean {
  if (Math.abs(one.length - other.length) > most) return false;
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      let least = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      next.push(least);
    }
    [before, row] = [row, next];
  }
  return (row[other.length] ?? 0) <= most;
}

/** How many wrong letters a word still is itself with: none in a short one. */
function slips(length: number): number {
  if (length >= 9) return 2;
  return length >= 5 ? 1 : 0;
}

/** A phrase of English words in a text, in the plural or not, with a slip of the keys. */
function holdsWords(text: string, answer: string): boolean {
  const wanted = answer.split(" ").map(singular);
  const words = text.split(/\s+/u).filter(Boolean).map(singular);
  if (` ${words.join(" ")} `.includes(` ${wanted.join(" ")} `)) return true;
  const joined = words.join("");
  // Tooth brush is a toothbrush.
  if (wanted.length === 1 && words.length <= 3 && joined === wanted[0]) return true;
  const number = NUMBER_WORDS.indexOf(answer);
  if (words.includes(number >= 0 ? String(number) : (NUMBER_WORDS[Number(answer)] ?? answer))) return true;
  return words.some((_, at) =>
    wanted.every((word, place) => {
      const said = words[at + place] ?? "";
      return /^\d+$/u.test(word)
        ? said === word
        : said[0] === word[0] && isWithin(said, word, slips(word.length));
    }),
  );
}

/** Whether so many signs in a row are read like the answer: 起鹅 for 企鹅. */
function soundsLike(signs: string, answer: string): boolean {
  if (answer.length < 2) return false;
  const sounds = (text: string) => Array.from(text, (sign) => soundOf(sign) ?? sign);
  return ` ${sounds(signs).join(" ")} `.includes(` ${sounds(answer).join(" ")} `);
}

function holdsSigns(signs: string, answer: string): boolean {
  if (answer.length > 1 || !CHINESE_NUMBERS.includes(answer)) {
    const at = signs.indexOf(answer);
    if (at >= 0) return !/(?<!是)不是(?:那个|什么)?$/u.test(signs.slice(0, at));
    return soundsLike(signs, answer);
  }
  return new RegExp(`(?<![${CHINESE_NUMBERS}])${answer}(?![${CHINESE_NUMBERS}])`, "u").test(signs);
}

/** Whether a guess names one of the answers, in whatever words, signs or spelling. A number must stand alone. Pure. */
export function isRight(guess: string, answers: readonly string[]): boolean {
  const said = inPlainSigns(bare(guess));
  const text = said.replaceAll(AROUND, " ");
  const signs = said.replaceAll(" ", "");
  return answers.some((answer) => {
    const one = bare(answer);
    if (/^\d+$/u.test(one))
      return new RegExp(`(?<!\\d)${one}(?!\\d)`, "u").test(said) || holdsWords(text, one);
    if (!/^[a-z0-9 ]+$/u.test(one)) return holdsSigns(signs, one.replaceAll(" ", ""));
    const own = one.replaceAll(AROUND, " ").trim();
    return holdsWords(text, own === "" ? one : own) || holdsWords(said, one);
  });
}

/** Signs that many names of things have. */
const COMMON_SIGNS = /[子头儿个一的是吗吧么呢啊东西大小老花水人物]/gu;

/** Whether a wrong guess has something of an answer: a part of its name, or a number not far off. Pure. */
export function isClose(guess: string, answers: readonly string[]): boolean {
  const said = inPlainSigns(bare(guess));
  return answers.some((answer) => {
    const one = bare(answer);
    const [mine, theirs] = [one, said].map((text) => Number(/\d+/u.exec(text)?.[0] ?? Number.NaN));
    if (mine !== undefined && theirs !== undefined && Number.isFinite(mine) && Number.isFinite(theirs))
      return Math.abs(mine - theirs) <= Math.max(1, Math.abs(mine) * (mine > 1000 ? 0.01 : 0.1));
    if (/[a-z]/u.test(one))
      return one
        .split(" ")
        .some(
          (word) =>
            word.length > 3 &&
            said.split(" ").some((guessed) => isWithin(guessed, word, 2) && guessed.length > 3),
        );
    const parts = Array.from(said.replaceAll(COMMON_SIGNS, "")).filter((sign) =>
      /\p{Script=Han}/u.test(sign),
    );
    return parts.some((sign) => one.replaceAll(COMMON_SIGNS, "").includes(sign));
  });
}

/** A help towards an answer that gives it away in part: how long it is, and how it begins. */
export function beginningOf(answer: string, isChinese: boolean): string {
  const one = bare(answer);
  if (/^\d+$/u.test(one)) {
    const size = one.length;
    return isChinese
      ? `是个${"一两三四五六"[size - 1] ?? "几"}位数`
      : `it is a number of ${size} figure${size > 1 ? "s" : ""}`;
  }
  if (/^[a-z]/u.test(one))
    return `it begins with “${one.charAt(0).toUpperCase()}” and has ${one.replaceAll(" ", "").length} letters`;
  const count = "一两三四五六七八"[one.length - 1] ?? "好几";
  return one.length === 1 ? "就一个字" : `${count}个字，头一个是“${one.charAt(0)}”`;
}
