import type { MemoryKind } from "../dialogue.ts";

/** How a fact is read from a clause without its subject. */
export interface Rule {
  readonly kind: MemoryKind;
  /** The group `v` is the value, unless `value` says otherwise. */
  readonly pattern: RegExp;
  /** Whose it can be; anybody's without it. */
  readonly of?: "me" | "other" | "animal" | "person";
  /** Null where the words are no fact after all. */
  readonly value?: (match: RegExpExecArray) => string | null;
  /** Something of the subject's that the fact is about: a key, such as `cat`. */
  readonly about?: (match: RegExpExecArray) => string | null;
  /** Matched against the whole clause, its subject included. */
  readonly isWhole?: boolean;
  /** Of a plan or an event: the day is that of the words. */
  readonly isDated?: boolean;
}

/** A value as it is stored: without particles, marks and filler at its ends. */
export function tidy(value: string): string {
  let text = value.trim();
  for (let round = 0; round < 3; round += 1) {
    text = text
      .replace(/^[\s,，、。.:："'“”‘’()（）的了是]+/u, "")
      .replace(/[\s,，、。.!！?？~～"'“”‘’()（）]+$/u, "")
      .replace(
        /(?:了?[啊呀呢吧嘛呗哈哦喔诶啦咯耶吖]|哈哈+|的说|而已|罢了|来着|lol|lmao|haha|rn|tbh|btw|though|too|really|either|again|still|honestly|anyway|right now|these days)$/iu,
        "",
      );
  }
  return text.slice(0, 60).trim();
}
