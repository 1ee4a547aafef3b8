import { languageOf } from "../text/language.ts";
import { normal } from "../text/normal.ts";
import type { Candidate } from "./candidate.ts";
import { type Conversation, repeats } from "./conversation.ts";
import { fill } from "./fill.ts";
import { plainSentences } from "./plain-lore.ts";
import type { PreparedPersona } from "./prepare.ts";

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
  const entries = unasked ? random.shuffle(prepared.lore) : mentioned(prepared.lore, clean);
  const openers = OPENERS[unasked ? "unasked" : "asked"][language];
  for (const { lore, index } of entries) {
    if ((languageOf(lore.content) ?? language) !== language) continue;
    const { name } = prepared.persona;
    const plain = plainSentences(lore.content, { title: lore.keys[0] ?? "", speaker: name });
    const spoken = plain.flatMap((sentence) => fill(inFirstPerson(sentence, name), slots) ?? []);
    const unsaid = spoken.filter((sentence) => !repeats(sentence, conversation));
    const text = unsaid
      .slice(0, 2)
      .map((sentence) => sentence.trim())
      .join(language === "en" ? " " : "")
      .trim();
    if (text === "") continue;
    const opener = random.pick(openers) ?? "";
    yield { text: opener + text, source: { rule: "lore", index }, extension: "must" };
  }
}

/** The entries that a text mentions, the one of the longest word first: it is the most particular. */
function mentioned(lore: PreparedPersona["lore"], text: string): PreparedPersona["lore"] {
  return lore
    .flatMap((entry) => {
      const found = entry.keys.filter((key) => mentions(text, key));
      return found.length === 0 ? [] : [{ entry, length: Math.max(...found.map((key) => key.length)) }];
    })
    .sort((a, b) => b.length - a.length)
    .map(({ entry }) => entry);
}

/** Chinese keys match anywhere, others at word boundaries (LettuceAI#71, ST#3663). */
function mentions(text: string, key: string): boolean {
  if (!text.includes(key)) return false;
  if (languageOf(key) !== "en") return true;
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
