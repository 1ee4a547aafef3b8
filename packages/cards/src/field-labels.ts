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
  "lore:vectorized": { zh: "按意思查找", en: "search by meaning" },
  "lore:outlet": { zh: "插到指定出口", en: "outlets" },
  "lore:automation": { zh: "触发脚本", en: "scripts" },
  "lore:triggers": { zh: "按生成方式触发", en: "triggers by kind of generation" },
  "lore:elsewhere": { zh: "在角色资料里查找", en: "search in the character’s own texts" },
  "lore:groupScoring": { zh: "分组计分", en: "scores in groups" },
  "lore:ignoreBudget": { zh: "不计入预算", en: "entries beyond the budget" },
  "lore:characterFilter": { zh: "只给某些角色", en: "entries for some characters only" },
  "lore:keyRelative": { zh: "插在关键词旁", en: "insertion beside the key" },
  "lore:bias": { zh: "用词偏好", en: "phrase bias" },
  "lore:searchRange": { zh: "按字数查找", en: "a search range in characters" },
  "lore:allOf": { zh: "多组「与」关键词", en: "several keys of words joined by &" },
  "lore:tokenLimit": { zh: "单条的字数上限", en: "a limit of their own in tokens" },
  "lore:subcontext": { zh: "按分类合成一段", en: "one text for their whole category" },
  "lore:child": { zh: "引用另一条", en: "entries that stand for another" },
  "lore:instruct": { zh: "按字数插入", en: "places counted in tokens" },
  "lore:userIcon": { zh: "按用户头像触发", en: "conditions on the user’s icon" },
  "lore:uiPrompt": { zh: "关闭界面提示词", en: "switching off prompts" },
  "lore:inject": { zh: "改写别处的文字", en: "changes to other texts" },
  "lore:maxContext": { zh: "放不下时先去掉", en: "giving way when the context is full" },
  "lore:badPattern": { zh: "写错的正则", en: "broken regular expressions" },
  "lore:decorators": { zh: "不认识的 @@ 指令", en: "@@ lines that aren’t known" },
  "part:patterns": { zh: "正则脚本", en: "scripts of patterns" },
  "part:scripts": { zh: "脚本", en: "scripts" },
  "part:page": { zh: "背景网页", en: "pages behind the chat" },
  "part:variables": { zh: "预设变量", en: "preset variables" },
  "part:assets": { zh: "扩展数据里的素材", en: "assets among the extensions" },
  "part:module": { zh: "模块（module.risum）", en: "modules (module.risum)" },
  "20MB": { zh: "PNG 和角色数据最大 20 MB", en: "a PNG and a card’s data can have 20 MB at most" },
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
