import { extractMemories, type Memory, memoryText } from "@4d/dialogue";

/** What the built-in engine understands of a remembered sentence, with or without its subject; null when nothing. */
export function topicOf(text: string): { topic: string | null; value: string | null } {
  const found: Memory | undefined = [text, `我${text}`, `I ${text}`].flatMap(extractMemories)[0];
  return { topic: found?.kind ?? null, value: found?.value ?? null };
}

/** Topics with a single value: a new name replaces the old one. */
const SINGLE_VALUED: readonly string[] = ["name", "birthday"];
export const isSingleValued = (topic: string | null): topic is string =>
  topic !== null && SINGLE_VALUED.includes(topic);

/** Facts a person stated about themselves in a line, in the words stored as memories. */
export const factsIn = (line: string): { topic: string; value: string; text: string }[] =>
  extractMemories(line).map((one) => ({
    topic: one.kind,
    value: one.value,
    text: memoryText(one).slice(0, 200),
  }));
