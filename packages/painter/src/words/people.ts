import type { Cloth } from "../cloth/garments.ts";
import { type Color, hex } from "../core/color.ts";
import type { Hair } from "../hair/index.ts";
import type { Wear } from "../wear/wear.ts";
import type { Entry } from "./match.ts";

/** Words that ask for a person. */
export const PEOPLE: readonly Entry<true>[] = [
  {
    key: "person",
    words:
      "少女|少年|女孩|男孩|女人|男人|姑娘|青年|老人|爷爷|奶奶|女士|先生|人物|角色|肖像|头像|立绘|公主|王子|魔女|巫女|法师|剑客|侠客|骑士|旅人|观星者|书生|仙子|主播|portrait|avatar|girl|boy|woman|man|lady|people|person|character|princess|prince|witch|wizard|mage|knight|traveler|traveller|wanderer|scholar|fairy",
    means: true,
  },
];

const hair = (key: Hair, words: string): Entry<Hair> => ({ key, words, means: key });

export const HAIRS: readonly Entry<Hair>[] = [
  hair("windblown", "飘逸|飘发|风中|windblown|flowing hair"),
  hair("tails", "双马尾|双辫|麻花辫|twin tail|pigtail|braid"),
  hair("ponytail", "马尾|高马尾|ponytail"),
  hair("buns", "丸子头|双髻|双丸子|double bun|hair bun"),
  hair("knot", "发髻|盘发|低髻|updo|chignon|knot"),
  hair("scholar", "束发|仙侠|古风|古装|侠客|剑客|书生|仙子|hanfu|wuxia|topknot|scholar"),
  hair("bob", "波波头|齐肩|短发女孩|齐刘海|bob|bob cut"),
  hair("curly", "卷发|爆炸头|羊毛卷|curly|curls|afro"),
  hair("neat", "背头|平头|老人|爷爷|绅士|slick hair|gentleman|neat hair"),
  hair("tousled", "短发|乱发|碎发|少年|男孩|男人|骑士|short hair|messy hair|boy|man|knight"),
  hair("long", "长发|直发|少女|女孩|女人|公主|魔女|long hair|straight hair|girl|woman|princess|witch"),
];

const cloth = (key: Cloth, words: string): Entry<Cloth> => ({ key, words, means: key });

export const CLOTHINGS: readonly Entry<Cloth>[] = [
  cloth("robe", "汉服|古装|和服|道袍|长袍|仙侠|巫女|侠客|hanfu|kimono|robe"),
  cloth("scarf", "围巾|scarf"),
  cloth("coat", "制服|风衣|军装|大衣|骑士|uniform|coat|trench|knight"),
  cloth("knit", "毛衣|高领|卫衣|sweater|turtleneck|knit|hoodie"),
  cloth("shirt", "衬衫|西装|外套|夹克|shirt|suit|jacket|blazer"),
  cloth("cloak", "披风|斗篷|披肩|法师|魔女|旅人|cloak|cape|mage|wizard|witch"),
];

const wear = (key: Wear, words: string): Entry<Wear> => ({ key, words, means: key });

export const WEARS: readonly Entry<Wear>[] = [
  wear("cap", "帽子|大檐帽|警帽|军帽|hat|cap|peaked cap"),
  wear("headphones", "耳机|耳麦|主播|headphone|headset"),
  wear("glasses", "眼镜|圆框|glasses|spectacles"),
  wear("beard", "胡子|白胡子|长须|beard|bearded"),
  wear("tape", "裁缝|软尺|tailor|measuring tape"),
  wear("pin", "簪|发簪|玉簪|hairpin|hair pin"),
  wear("sprig", "花环|发饰|叶子头饰|草药|flower in hair|herb|leaf crown"),
  wear("pack", "背包|挎包|背带|backpack|satchel|strap"),
  wear("maps", "地图|卷轴|画卷|map|scroll"),
];

const dye = (key: string, words: string, dark: string, light: string): Entry<readonly [Color, Color]> => ({
  key,
  words,
  means: [hex(dark), hex(light)],
});

/** Colours of hair, dark side and lit side. */
export const DYES: readonly Entry<readonly [Color, Color]>[] = [
  dye(
    "silver",
    "银发|白发|银白|灰发|老人|爷爷|奶奶|silver hair|white hair|grey hair|gray hair",
    "#7d7f98",
    "#eef0fa",
  ),
  dye("gold", "金发|金色头发|浅金|blond hair|blonde hair|blonde|golden hair", "#9a6a2c", "#ffe29a"),
  dye("red", "红发|赤发|red hair|ginger", "#7a2018", "#ff8a5c"),
  dye("pink", "粉发|粉色头发|粉毛|pink hair", "#a8487e", "#ffb8d8"),
  dye("blue", "蓝发|蓝色头发|蓝毛|blue hair", "#1f3f8c", "#7fc0ff"),
  dye("purple", "紫发|紫色头发|purple hair|violet hair", "#43277e", "#b896ff"),
  dye("green", "绿发|绿色头发|green hair", "#1f5a48", "#8fe0b4"),
  dye("brown", "棕发|褐发|栗色|brown hair|chestnut hair", "#4a2a1c", "#c98f5c"),
  dye("black", "黑发|乌发|black hair|dark hair", "#16141f", "#6a6c90"),
];
