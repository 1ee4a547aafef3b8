import { toBase64 } from "../base64.ts";
import { type Json, jsonBytes } from "../json.ts";
import { textChunk } from "../png/text-chunk.ts";
import { png } from "./pictures.ts";
import { zipOf } from "./zip-of.ts";

/** Cards as other apps make them, about a lighthouse keeper. */
export const v1 = {
  name: "阿遥",
  description: "雾港的守塔人,说话慢,记得每一艘船的名字。",
  personality: "温和,念旧",
  scenario: "雾夜里,你敲响了灯塔的门。",
  first_mes: "*他举起灯* 进来吧,{{user}},外面雾大。",
  mes_example: "<START>\n{{user}}: 你一个人住吗?\n{{char}}: 还有一盏灯。",
};

export const dataV2 = {
  ...v1,
  creator_notes: "给喜欢海的人。",
  system_prompt: "你是{{char}}。",
  post_history_instructions: "每次只说两三句。",
  alternate_greetings: ["雾散了,{{user}}。", "又是你。"],
  tags: ["海", "治愈"],
  creator: "沈默",
  character_version: "1.2",
  extensions: { "someone/else": { 心情: 3 } },
  character_book: {
    name: "雾港",
    scan_depth: 4,
    extensions: {},
    entries: [
      {
        keys: ["灯塔", "塔灯"],
        content: "灯塔建于一百年前,雾天要点三盏灯。",
        extensions: { probability: 100 },
        enabled: true,
        insertion_order: 10,
        secondary_keys: ["雾"],
        selective: true,
        id: 1,
      },
    ],
  },
};

export const v2 = { spec: "chara_card_v2", spec_version: "2.0", data: dataV2 };

export const dataV3 = {
  ...dataV2,
  character_book: {
    ...dataV2.character_book,
    entries: [
      ...dataV2.character_book.entries.map((entry) => ({ ...entry, use_regex: false })),
      {
        keys: ["/潮(汐|水)+/i"],
        content: "@@depth 4\n@@@instruct_depth 5\n潮水每天两次。",
        extensions: {},
        enabled: true,
        insertion_order: 20,
        use_regex: true,
        constant: false,
      },
    ],
  },
  assets: [{ type: "icon", uri: "ccdefault:", name: "main", ext: "png" }],
  nickname: "遥",
  creator_notes_multilingual: { zh: "给喜欢海的人。", en: "For those who love the sea." },
  source: ["https://example.com/cards/yao"],
  group_only_greetings: ["大家好。"],
  creation_date: 1_750_000_000,
  modification_date: 1_760_000_000,
};

export const v3 = { spec: "chara_card_v3", spec_version: "3.0", data: dataV3 };

export const base64Of = (card: Json) => toBase64(jsonBytes(card));
export const pngWith = (chunks: Readonly<Record<string, string>>) =>
  png(...Object.entries(chunks).map(([keyword, text]) => textChunk(keyword, text)));

const bytes = (text: string) => new TextEncoder().encode(text);
export const emotion = bytes("开心的脸");

/** A charx with the given card and files beside it. */
export function charx(card: Json, files: Readonly<Record<string, Uint8Array>> = {}): Uint8Array {
  const beside = Object.entries(files).map(([path, data]) => ({ path, data }));
  return zipOf([{ path: "card.json", data: jsonBytes(card), deflate: true }, ...beside]);
}

/** The third version with a portrait and a face in the file. */
export const v3WithFiles = (scheme: string) => ({
  ...v3,
  data: {
    ...dataV3,
    assets: [
      { type: "icon", uri: `${scheme}assets/icon/images/main.png`, name: "main", ext: "png" },
      { type: "emotion", uri: `${scheme}assets/emotion/images/开心.png`, name: "happy", ext: "png" },
    ],
  },
});

export const cardFiles = {
  "assets/icon/images/main.png": png(),
  "assets/emotion/images/开心.png": emotion,
};
