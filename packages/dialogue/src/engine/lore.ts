import { languageOf } from "../text/language.ts";
import { normal } from "../text/normal.ts";
import { sentencesOf } from "../text/sentences.ts";
import type { Candidate } from "./candidate.ts";
import { type Conversation, repeats } from "./conversation.ts";
import { fill } from "./fill.ts";

const OPENERS = {
  asked: {
    zh: ["说到这个，", "这个我知道一点。", "你提到它，我就多说两句。", "这事有来历。"],
    en: ["Ah, that. ", "I know a little of that. ", "There is a story to it. "],
  },
  unasked: {
    zh: [
      "跟你讲件事。",
      "说起来，",
      "我忽然想起一件事。",
      "这个我没跟几个人讲过。",
      "换我讲一点。",
      "听我插一句。",
    ],
    en: ["Let me tell you something. ", "I just remembered. ", "My turn. "],
  },
} as const;

/**
 * A sentence of the character's world: from an entry that the text mentions, or, with `unasked`, from any.
 */
export function* loreCandidates(conversation: Conversation, { unasked = false } = {}): Generator<Candidate> {
  const { prepared, random, language, slots } = conversation;
  const clean = normal(conversation.input.text);
  const entries = unasked
    ? random.shuffle(prepared.lore)
    : prepared.lore.filter(({ keys }) => keys.some((key) => mentions(clean, key)));
  const openers = OPENERS[unasked ? "unasked" : "asked"][language];
  for (const { lore, index } of entries) {
    if ((languageOf(lore.content) ?? language) !== language) continue;
    const spoken = fill(inFirstPerson(lore.content, prepared.persona.name), slots);
    const unsaid = sentencesOf(spoken ?? "").filter((sentence) => !repeats(sentence, conversation));
    const text = unsaid.slice(0, 2).join("").trim();
    if (text === "") continue;
    const opener = random.pick(openers) ?? "";
    yield { text: opener + text, source: { rule: "lore", index }, extension: "must" };
  }
}

/** Chinese keys match anywhere, others at word boundaries (LettuceAI#71, ST#3663). */
function mentions(text: string, key: string): boolean {
  if (languageOf(key) !== "en") return text.includes(key);
  const literal = key.replaceAll(/[^\w\s]/gu, String.raw`\$&`);
  return new RegExp(`(?<![a-z])${literal}(?![a-z])`, "u").test(text);
}

/** Entries are written about the character; the character says “I”. */
function inFirstPerson(content: string, name: string): string {
  const zh = languageOf(content) === "zh";
  const named = content
    .replaceAll(/\{\{char\}\}/giu, zh ? "我" : "I")
    .replaceAll(/\{\{user\}\}/giu, zh ? "你" : "you");
  return zh && name.length > 1 ? named.replaceAll(name, "我") : named;
}
