import { crescent, galaxy, moon, planet, sun } from "../motif/celestial.ts";
import { starfield } from "../motif/sky.ts";
import { type Motif, type World, world } from "../motif/world.ts";
import type { Entry } from "./match.ts";

/** The colours of an hour or a mood, and what is in its sky unless the prompt names something else. */
export interface Hour {
  readonly world: World;
  readonly heavens: readonly Motif[];
}

const hour = (key: string, words: string, colors: World, ...heavens: readonly Motif[]): Entry<Hour> => ({
  key,
  words,
  means: { world: colors, heavens },
});

const stars = starfield(120, 0.62);
const fewStars = starfield(40, 0.4);

// sky from the zenith down, glow, far land, near land, lights
export const HOURS: readonly [Entry<Hour>, ...Entry<Hour>[]] = [
  hour(
    "neon",
    "霓虹|赛博|赛博朋克|蒸汽波|neon|cyberpunk|cyber|synthwave|vaporwave",
    world("#0b0722 #2b0f52 #7a1f7e #ff5fa2", "#ff7ac6", "#472a86", "#0a0718", "#4df3ff"),
    fewStars,
  ),
  hour(
    "deep",
    "深海|海底|海洋深处|水下|deep sea|underwater|undersea|abyss",
    world("#4fc4d6 #1b7fa8 #0d4277 #061c3f", "#a8f4f0", "#135a86", "#03142c", "#7dffd9"),
  ),
  hour(
    "space",
    "宇宙|太空|星系|银河系|外星|space|cosmo|cosmic|universe|alien|nebula",
    world("#05060f #140f38 #35206e #6a2f7e", "#f2a6d8", "#3b2a78", "#060512", "#8fe0ff"),
    stars,
    galaxy,
    planet,
  ),
  hour(
    "aurora",
    "极光|北极|极夜|冰岛|aurora|northern lights|arctic|polar",
    world("#060d24 #0d2b4a #145a66 #2f8f86", "#8dffd2", "#1e4a66", "#050c1a", "#c58dff"),
    stars,
  ),
  hour(
    "storm",
    "暴雨|雨夜|阴天|雷雨|风暴|雨天|下雨|rainy|storm|overcast|gloomy",
    world("#1c2836 #33475a #5b7080 #8d9da3", "#cfe0e4", "#4a5f70", "#0f1820", "#ffcf7d"),
  ),
  hour(
    "snowy",
    "雪山|雪原|雪夜|飘雪|大雪|落雪|雪天|冬天|冬日|冬季|下雪|寒冬|圣诞|winter|snowy|snowing|snowfall|frozen|christmas",
    world("#24406e #5f86b4 #a9c6dc #eadfe6", "#fff3e0", "#8fb0cf", "#1f3a5c", "#ffd995"),
    fewStars,
  ),
  hour(
    "sakura",
    "樱花|春天|春日|桃花|春|粉色|sakura|cherry blossom|spring|pink",
    world("#7d8fd0 #c3aee0 #f6c2d4 #ffe6dc", "#fff2ea", "#c99cc4", "#4a3566", "#ff9fbd"),
    sun,
  ),
  hour(
    "autumn",
    "秋天|秋日|枫叶|红叶|秋|autumn|fall|maple",
    world("#43506e #a3705e #e59a55 #ffd28a", "#ffe2a6", "#b5633c", "#2e1712", "#ff8a3c"),
    sun,
  ),
  hour(
    "desert",
    "沙漠|沙丘|大漠|戈壁|desert|dune|sahara",
    world("#27406e #8a6b8e #e59b72 #ffd9a0", "#fff0c8", "#d08a56", "#4a2418", "#ffe0a0"),
    sun,
  ),
  hour(
    "forest",
    "森林|树林|丛林|山林|绿色|夏天|夏日|forest|wood|jungle|green|summer",
    world("#12403c #2c7a5c #8fc07a #f0eea8", "#fffbd0", "#4f8f66", "#08201a", "#ffe98a"),
    sun,
  ),
  hour(
    "fire",
    "火焰|火山|岩浆|燃烧|末日|红色|fire|flame|volcano|lava|apocalypse|red",
    world("#14060c #4a0f1c #a82a1e #ff8a3a", "#ffc46a", "#6e1c1e", "#12050a", "#ffd27a"),
  ),
  hour(
    "dream",
    "梦|梦境|童话|奇幻|魔法|幻想|dream|dreamy|fairy tale|fantasy|magic|magical",
    world("#2e2a78 #7a5cc4 #e09ad8 #ffd8e0", "#fff0f6", "#8a6ac8", "#221a52", "#ffe6a0"),
    starfield(60, 0.5),
    crescent,
  ),
  hour(
    "mist",
    "雾|晨雾|薄雾|朦胧|水墨山|mist|misty|fog|foggy|haze",
    world("#8fa3ac #b4c4c6 #d8dfda #f0ece0", "#fffaf0", "#9db2b4", "#33464c", "#ffe0a8"),
  ),
  hour(
    "dawn",
    "黎明|清晨|日出|早晨|晨光|朝阳|破晓|dawn|sunrise|morning|daybreak",
    world("#31467f #8f7fb4 #f0a08c #ffdca2", "#ffeec0", "#8d7ea8", "#1d2344", "#ffd98c"),
    sun,
  ),
  hour(
    "sunset",
    "日落|黄昏|夕阳|晚霞|落日|傍晚|sunset|evening|golden hour|afterglow",
    world("#24205a #7a3f86 #e8636a #ffb45a", "#ffdf96", "#a04f72", "#1c1030", "#ffc86a"),
    sun,
  ),
  hour(
    "dusk",
    "暮色|蓝调|薄暮|黄昏后|dusk|twilight|blue hour",
    world("#101a42 #2e3f80 #7a6aa6 #f0a58a", "#ffd2a8", "#4f5590", "#0c1028", "#ffc978"),
    fewStars,
    crescent,
  ),
  hour(
    "day",
    "白天|正午|晴天|蓝天|阳光|早上|太阳|云|白云|sun|cloud|day|noon|sunny|blue sky|daylight",
    world("#2f7fd0 #6fb4ea #bfe2f2 #fdf6dc", "#fffdf0", "#7fb0c4", "#1f4a52", "#ffd76a"),
  ),
  hour(
    "night",
    "夜|夜晚|深夜|星空|月夜|晚上|夜空|月亮|月光|明月|圆月|满月|弯月|月下|流星|流星雨|星座|星星|繁星|银河|星河|萤火虫|孔明灯|篝火|灯塔|night|midnight|starry|moonlit|nocturne|moon|moonlight|star|meteor|constellation|galaxy|firefly|fireflies|campfire|sky lantern|lighthouse",
    world("#060a22 #132456 #2b4a8c #5b7fb8", "#dfe9ff", "#2c4378", "#060b1e", "#ffd88a"),
    stars,
    moon,
  ),
];
