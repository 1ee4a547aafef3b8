interface Label {
  readonly zh: string;
  readonly en: string;
}

/** What a field of a card is called in the product. */
const labels: Readonly<Record<string, Label>> = {
  name: { zh: "名字", en: "name" },
  nickname: { zh: "昵称", en: "nickname" },
  description: { zh: "角色描述", en: "description" },
  personality: { zh: "性格", en: "personality" },
  scenario: { zh: "场景", en: "scenario" },
  first_mes: { zh: "开场白", en: "opening line" },
  alternate_greetings: { zh: "其他开场白", en: "other openings" },
  group_only_greetings: { zh: "群聊开场白", en: "group openings" },
  mes_example: { zh: "对话示例", en: "example dialogue" },
  system_prompt: { zh: "系统提示", en: "system prompt" },
  post_history_instructions: { zh: "历史后提示", en: "post-history instructions" },
  creator_notes: { zh: "作者的话", en: "creator’s notes" },
  creator_notes_multilingual: { zh: "多语言作者的话", en: "creator’s notes by language" },
  creator: { zh: "作者", en: "creator" },
  character_version: { zh: "版本", en: "version" },
  tags: { zh: "标签", en: "tags" },
  source: { zh: "来源", en: "sources" },
  assets: { zh: "素材", en: "assets" },
  extensions: { zh: "扩展数据", en: "extensions" },
  character_book: { zh: "世界书", en: "lorebook" },
  entries: { zh: "条目", en: "entries" },
  keys: { zh: "关键词", en: "keys" },
  secondary_keys: { zh: "次要关键词", en: "secondary keys" },
  content: { zh: "内容", en: "content" },
  spec: { zh: "格式", en: "format" },
  spec_version: { zh: "格式版本", en: "format version" },
  data: { zh: "数据", en: "data" },
  "10MB": { zh: "PNG 最大 10 MB", en: "a PNG can have 10 MB at most" },
  "2MB": { zh: "角色数据最大 2 MB", en: "a card’s data can have 2 MB at most" },
  "50MB": { zh: "charx 最大 50 MB", en: "a charx can have 50 MB at most" },
};

/** A part of a path like `entries[3].keys`, with its place in the list. */
function partLabel(part: string): Label {
  const [, name = part, indexes = ""] = /^(.*?)((?:\[\d+\])*)$/su.exec(part) ?? [];
  const label = labels[name] ?? { zh: name, en: name };
  const counted = indexes.replace(/\d+/gu, (digits) => `${Number(digits) + 1}`).replaceAll(/[[\]]/gu, " ");
  const number = counted.trim().replaceAll(/\s+/gu, ".");
  return number === "" ? label : { zh: `${label.zh} ${number}`, en: `${label.en} ${number}` };
}

/** The label of a field; an unknown name, such as a file's, stays as it is, shortened. */
export function labelOf(field: string): Label {
  if (field.includes("/")) return { zh: field.slice(0, 80), en: field.slice(0, 80) };
  if (Object.hasOwn(labels, field)) return partLabel(field);
  const parts = field.split(".").map(partLabel);
  const join = (lang: keyof Label) => parts.map((part) => part[lang]).join(" · ");
  const known = field.split(".").some((part) => Object.hasOwn(labels, part.replace(/\[.*$/su, "")));
  return known ? { zh: join("zh"), en: join("en") } : { zh: field.slice(0, 80), en: field.slice(0, 80) };
}
