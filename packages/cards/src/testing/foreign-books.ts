/** Books as other apps export them, about a harbour. */
const worldEntry = {
  ...{ key: [], keysecondary: [], comment: "", content: "", constant: false, vectorized: false },
  ...{ selective: true, selectiveLogic: 0, addMemo: true, order: 100, position: 0, disable: false },
  ...{ excludeRecursion: false, preventRecursion: false, delayUntilRecursion: 0, probability: 100 },
  ...{ useProbability: true, depth: 4, group: "", groupOverride: false, groupWeight: 100, scanDepth: null },
  ...{ caseSensitive: null, matchWholeWords: null, useGroupScoring: null, automationId: "", role: 0 },
  ...{ sticky: null, cooldown: null, delay: null, displayIndex: 0 },
  ...{ characterFilter: { isExclude: false, names: [], tags: [] } },
};

export const worldInfo = {
  entries: {
    "0": {
      ...worldEntry,
      ...{
        uid: 0,
        key: ["灯塔", "Fog Port"],
        keysecondary: ["雾", "夜"],
        comment: "塔",
        content: "灯塔有三盏灯。",
      },
      ...{ selectiveLogic: 3, order: 7, position: 4, depth: 6, role: 2, excludeRecursion: true },
      ...{
        preventRecursion: true,
        delayUntilRecursion: 2,
        probability: 80,
        group: "天气,时辰",
        groupWeight: 40,
      },
      ...{ groupOverride: true, scanDepth: 3, matchWholeWords: false, sticky: 3, cooldown: 2, delay: 5 },
    },
    "1": {
      ...worldEntry,
      ...{ uid: 1, key: ["/潮(汐|水)/i"], content: "潮水每天两次。", constant: true, position: 1 },
      ...{ vectorized: true },
    },
    "2": {
      ...worldEntry,
      ...{ uid: 2, key: ["旧灯"], keysecondary: ["新"], content: "旧灯坏了。", disable: true },
      ...{ selectiveLogic: 2, position: 2, probability: 5, useProbability: false, automationId: "run" },
    },
  },
};

/** World info with fields of its book and a card's fields beside its own, as a site of cards exports it. */
export const siteBook = {
  ...{ name: "雾港", description: "海边", is_creation: false, scan_depth: 4, token_budget: 900 },
  ...{ recursive_scanning: false, extensions: {} },
  entries: {
    "1": {
      ...{ id: 1, uid: 1, name: "塔", comment: "", key: ["灯塔"], keys: ["灯塔"], content: "灯塔有三盏灯。" },
      ...{ keysecondary: ["雾"], secondary_keys: ["雾"], constant: false, enabled: true, selective: true },
      ...{ order: 10, insertion_order: 10, priority: 77, position: "after_char", case_sensitive: true },
      extensions: { addMemo: true, characterFilter: null, depth: 4, excludeRecursion: true, weight: 10 },
    },
    "2": {
      ...{ id: 2, name: "船", key: ["船"], secondary_keys: ["夜"], content: "船是旧的。", enabled: false },
      ...{ insertion_order: 20, priority: 5, position: "before_char", extensions: {} },
    },
  },
};

const risuEntry = {
  ...{ key: "", secondkey: "", insertorder: 100, comment: "", content: "", mode: "normal" },
  ...{ alwaysActive: false, selective: false, useRegex: false, extentions: { risu_case_sensitive: false } },
};

export const risuBook = {
  type: "risu",
  ver: 1,
  data: [
    { ...risuEntry, key: "\uf000folder:1", mode: "folder", comment: "夹子" },
    {
      ...risuEntry,
      ...{ key: "灯塔, tower", secondkey: "雾", insertorder: 12, content: "灯塔有三盏灯。", selective: true },
    },
    { ...risuEntry, key: "/潮汐{1,2}/, /浪/", useRegex: true, alwaysActive: true, content: "潮水每天两次。" },
    { ...risuEntry, key: "船", content: "船是旧的。", activationPercent: 25 },
  ],
};

export const agnaiBook = {
  ...{ kind: "memory", name: "雾港", description: "海边", _id: "", userId: "" },
  entries: [
    { name: "塔", entry: "灯塔有三盏灯。", keywords: ["灯塔"], priority: 4, weight: 9, enabled: true },
    { name: "船", entry: "船是旧的。", keywords: ["ship*"], priority: 0, weight: 0, enabled: false },
  ],
};

const novelEntry = {
  contextConfig: { prefix: "", suffix: "\n", tokenBudget: 2048, reservedTokens: 0, budgetPriority: 400 },
  ...{ displayName: "", id: "", keys: [], searchRange: 1000, enabled: true, forceActivation: false },
  ...{
    keyRelative: false,
    nonStoryActivatable: false,
    category: "",
    loreBiasGroups: [{ phrases: [], bias: 0 }],
  },
};

export const novelBook = {
  lorebookVersion: 6,
  settings: { orderByKeyLocations: false },
  entries: [
    {
      ...novelEntry,
      ...{ text: "灯塔有三盏灯。", keys: ["灯塔", "/塔灯?/"], searchRange: 3000 },
      contextConfig: { ...novelEntry.contextConfig, budgetPriority: 600 },
    },
    {
      ...novelEntry,
      text: "夜雾里不出船。",
      keys: ["船 & 夜 & 雾"],
      nonStoryActivatable: true,
      keyRelative: true,
    },
    { ...novelEntry, text: "总在。", forceActivation: true, category: "closed" },
  ],
  categories: [{ id: "closed", name: "旧", enabled: false }],
};
