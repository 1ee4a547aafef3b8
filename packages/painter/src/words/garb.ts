import { type Color, hex } from "../core/color.ts";
import type { Entry } from "./match.ts";

const color = (key: string, words: string, text: string): Entry<Color> => ({ key, words, means: hex(text) });

/** Colours by name, for what somebody wears. */
export const GARBS: readonly Entry<Color>[] = [
  color("red", "红衣|红色衣服|红裙|red dress|red robe|red cloak|red coat", "#a82a30"),
  color("white", "白衣|白裙|白色衣服|white dress|white robe|white shirt|white coat", "#c9cbd8"),
  color("black", "黑衣|黑色衣服|黑裙|black dress|black robe|black coat|black cloak", "#1c1c26"),
  color("blue", "蓝衣|蓝色衣服|蓝裙|blue dress|blue robe|blue coat|blue cloak", "#27488c"),
  color("green", "绿衣|青衣|绿裙|青衫|green dress|green robe|green coat|green cloak", "#2f6a50"),
  color("purple", "紫衣|紫裙|purple dress|purple robe|purple cloak", "#553a8c"),
  color("gold", "金衣|黄衣|黄裙|yellow dress|golden robe|golden cloak", "#b8862c"),
];
