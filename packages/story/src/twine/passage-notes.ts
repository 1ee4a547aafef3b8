import type { TweeWarning } from "../twee/warning.ts";

/** What is remembered of one macro, at most, and how much of it is said. */
const PASSAGES_MAX = 200;
const NAMED_MAX = 5;
const MACROS_MAX = 40;

/** Collects what of which passage could not be brought, by the macro's name as the author wrote it. */
export class PassageNotes {
  readonly #found = new Map<string, Set<string>>();

  /** Notes a macro of a passage once. */
  add(passage: string, macro: string): void {
    const name = macro.replace(/\s+/gu, " ").trim().slice(0, 40);
    const passages = this.#found.get(name) ?? new Set();
    if (passages.size < PASSAGES_MAX) passages.add(passage);
    this.#found.set(name, passages);
  }

  /** What could not be brought, that of most passages first. */
  list(): TweeWarning[] {
    const found = [...this.#found].sort(([, one], [, other]) => other.size - one.size);
    return found.slice(0, MACROS_MAX).map(([macro, passages]) => {
      const names = [...passages].slice(0, NAMED_MAX).map((name) => name.slice(0, 40));
      const more = passages.size - names.length;
      return {
        kind: "notDone",
        zh: `没有做到 ${macro}:${names.map((name) => `「${name}」`).join("")}${more > 0 ? `等 ${passages.size} 段` : ""}`,
        en: `Not done: ${macro}, in ${names.map((name) => `“${name}”`).join(", ")}${more > 0 ? ` and ${more} more` : ""}`,
      };
    });
  }
}
