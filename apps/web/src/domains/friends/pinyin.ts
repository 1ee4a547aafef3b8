/**
 * Every syllable with the first character that has this sound, in the browser's pinyin order (CLDR, 20,902 characters
 * of U+4E00 … U+9FA5). Two and a half kilobytes instead of a dictionary of 141: a character belongs to the last
 * syllable whose first character does not come after it. `pinyin.test.ts` checks it against pinyin-pro.
 */
const SYLLABLES =
  "a吖ai哎an安ang肮ao凹ba丷bai挀ban扳bang邦bao勹bei卑ben奔beng伻bi屄bian边biao灬bie憋bin汃bing冫bo癶bu峬ca嚓cai偲can参cang仓" +
  "cao撡ce冊cen嵾ceng曽cha叉chai芆chan辿chang伥chao抄che车chen抻cheng阷chi吃chong充chou抽chu出chua歘chuai揣chuan巛" +
  "chuang刅chui吹chun旾chuo逴ci呲cong匆cou凑cu粗cuan汆cui崔cun邨cuo搓da咑dai呆dan丹dang当dao刀de嘚den扥deng灯di氐dia嗲" +
  "dian敁diao刁die爹ding丁diu丟dong东dou吺du厾duan耑dui垖dun吨duo多e妸ei诶en奀eng鞥er儿fa发fan帆fang匚fei飞fen分feng丰fo仏" +
  "fou紑fu夫ga旮gai侅gan甘gang冈gao皋ge戈gei给gen根geng刯gong工gou勾gu估gua瓜guai乖guan关guang光gui归gun丨guo呙ha哈hai咍" +
  "han佄hang夯hao茠he诃hei黒hen拫heng亨hong叿hou齁hu乎hua花huai怀huan欢huang巟hui灰hun昏huo吙ji丌jia加jian戋jiang江jiao艽" +
  "jie阶jin巾jing坕jiong冂jiu丩ju凥juan姢jue噘jun军ka咔kai开kan刊kang忼kao尻ke匼kei剋ken肎keng劥kong空kou抠ku扝kua夸kuai蒯" +
  "kuan宽kuang匡kui亏kun坤kuo扩la垃lai来lan兰lang啷lao捞le仂lei雷leng崚li哩lia俩lian奁liang良liao撩lie毟lin拎ling伶liu溜" +
  "long龙lou瞜lu噜luan娈lun抡luo啰m呣ma妈mai埋man嫚mang牤mao猫me嚒mei坆men椚meng擝mi咪mian宀miao喵mie乜min民ming名miu谬mo摸" +
  "mou哞mu毪na拏nai腉nan囡nang囔nao孬ne疒nei娞nen恁neng能ng嗯ni妮nian拈niang娘niao鸟nie捏nin囜ning宁niu妞nong农nou羺nu奴" +
  "nuan奻nuo挪o喔ou讴pa妑pai拍pan眅pang乓pao抛pei呸pen喷peng匉pi丕pian囨piao剽pie氕pin姘ping乒po钋pou剖pu仆qi七qia掐qian千" +
  "qiang呛qiao悄qie苆qin亲qing靑qiong卭qiu丘qu区quan奍que炔qun夋ran呥rang穣rao娆re惹ren人reng扔ri日rong戎rou厹ru邚ruan堧" +
  "rui桵run瞤ruo捼sa仨sai毢san三sang桒sao掻se閪sen森seng僧sha杀shai筛shan山shang伤shao弰she奢shen申sheng升shi尸shou収" +
  "shu书shua刷shuai衰shuan闩shuang双shui脽shun吮shuo说si厶song忪sou凁su苏suan狻sui夊sun孙suo唆ta他tai囼tan坍tang汤tao夲" +
  "te忑teng熥ti剔tian天tiao旫tie帖ting厅tong囲tou偷tu凸tuan湍tui推tun吞tuo乇wa屲wai歪wan弯wang尢wei危wen昷weng翁wo挝wu乌" +
  "xi夕xia呷xian仙xiang乡xiao灱xie些xin心xing星xiong凶xiu休xu吁xuan吅xue削xun坃ya丫yan恹yang央yao幺ye倻yi一yin囙ying应yo哟" +
  "yong佣you优yu込yuan囦yue曰yun晕za帀zai災zan兂zang匨zao傮ze则zei贼zen怎zeng囎zha扎zhai夈zhan枬zhang张zhao佋zhe蜇zhen贞" +
  "zheng凧zhi之zhong中zhou州zhu朱zhua抓zhuai跩zhuan专zhuang妆zhui隹zhun宒zhuo拙zi孜zong宗zou邹zu租zuan钻zui厜zun尊zuo嘬";

/** The browser's pinyin order, which needs no download, so a list is never reordered later. */
const collator = new Intl.Collator("zh-Hans-u-co-pinyin", { numeric: true, sensitivity: "base" });
const table = [...SYLLABLES.matchAll(/([a-z]+)(\p{Script=Han})/gu)].map(([, sound = "", first = ""]) => ({
  sound,
  first,
}));

/** Characters with another reading when they are a surname. */
const surnames: Readonly<Record<string, string>> = {
  单: "shan",
  曾: "zeng",
  解: "xie",
  仇: "qiu",
  朴: "piao",
  查: "zha",
  翟: "zhai",
  盖: "ge",
  区: "ou",
  种: "chong",
  乐: "yue",
  缪: "miao",
  覃: "qin",
  重: "chong",
  折: "she",
  尉: "yu",
};
const isHan = (char: string) => /\p{Script=Han}/u.test(char);

/** The most usual syllable of a Chinese character, by binary search. */
export function syllableOf(char: string): string {
  let low = 0;
  let high = table.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (collator.compare(table[middle]?.first ?? "", char) <= 0) low = middle;
    else high = middle - 1;
  }
  return table[low]?.sound ?? "";
}

/** The sounds of a name in lower case: a syllable per Chinese character, other words unchanged. */
function soundsOf(name: string): string[] {
  const parts = name.toLowerCase().match(/\p{Script=Han}|[^\p{Script=Han}\s]+/gu) ?? [];
  return parts.map((part) => (isHan(part) ? syllableOf(part) : part));
}

const joined = (sounds: readonly string[]) => [sounds.join(""), sounds.map(([first = ""]) => first).join("")];

/** The texts that find a name: its pinyin, whole and by initials, also with the reading of a surname. Pure. */
export function searchKeysOf(name: string): string[] {
  const sounds = soundsOf(name);
  const surname = surnames[name.trim().charAt(0)];
  return surname === undefined
    ? joined(sounds)
    : [...joined(sounds), ...joined([surname, ...sounds.slice(1)])];
}

/** The letter under which a name is listed: "A" … "Z", or "#" for names that begin with anything else. Pure. */
export function letterOf(name: string): string {
  const [first = ""] = name.trim();
  if (isHan(first)) return (surnames[first] ?? syllableOf(first)).charAt(0).toUpperCase();
  const plain = first.normalize("NFD").charAt(0).toUpperCase();
  return /[A-Z]/.test(plain) ? plain : "#";
}

/** The order of names within a letter. */
export const compareNames = (one: string, other: string): number => collator.compare(one, other);
