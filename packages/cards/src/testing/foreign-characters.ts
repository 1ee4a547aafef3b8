import { agnaiBook } from "./foreign-books.ts";

/** Characters as other apps write them, about a lighthouse keeper. */
export const agnaiCharacter = {
  ...{ kind: "character", name: "阿遥", description: "给喜欢海的人。", culture: "zh-cn", appearance: "灰衣" },
  persona: { kind: "attributes", attributes: { 性格: ["温和", "念旧"], 住处: ["灯塔"], 空: [] } },
  ...{ greeting: "进来吧。", scenario: "雾夜。", sampleChat: "{{user}}: 在吗?\n{{char}}: 在。" },
  ...{ systemPrompt: "你是{{char}}。", postHistoryInstructions: "简短。", alternateGreetings: ["又是你。"] },
  ...{ tags: ["海"], creator: "沈默", characterVersion: "1", characterBook: agnaiBook },
};

export const oldCharacter = {
  ...{ char_name: "阿遥", char_persona: "守塔人。", char_greeting: "进来吧。", world_scenario: "雾夜。" },
  example_dialogue: "{{user}}: 在吗?\n{{char}}: 在。",
};

export const definedCharacter = {
  ...{ name: "阿遥", title: "守一盏灯", description: "守塔人。", greeting: "进来吧。", visibility: "PUBLIC" },
  definition: "说话很慢。",
};
