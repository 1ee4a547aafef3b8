import type { Part } from "./parts.ts";

export interface TweeLink {
  readonly text: string;
  /** The passage's name, or null where only the story knows it while it is played. */
  readonly target: string | null;
}

export interface PassageBody {
  readonly text: string;
  readonly links: readonly TweeLink[];
}

/** A bullet, or bars, of a line that had only links. */
const LEFT_OF_LINKS = /^(?:[*•>+-]|[|·/\s]+|\d{1,2}[.)])$/u;

const tidy = (text: string): string =>
  text
    .split("\n")
    .map((line) => line.replace(/[ \t]+/gu, " ").trim())
    .map((line) => (LEFT_OF_LINKS.test(line) ? "" : line))
    .join("\n")
    .replace(/\n{3,}/gu, "\n\n")
    .trim();

/** What a graph cannot say: a passage with such a part is more than text and links. */
export const isPlain = (part: Part): boolean =>
  part.kind === "text" ||
  (part.kind === "link" && part.target.kind === "passage" && part.effects.length === 0);

const textOf = (parts: readonly Part[]): string =>
  parts.map((part) => (part.kind === "text" ? part.text : "")).join("");

/** A passage as text and links, with every text that a condition might show and every link it might offer. */
export function plainBody(parts: readonly Part[]): PassageBody {
  const links: TweeLink[] = [];
  const texts: string[] = [];
  const read = (some: readonly Part[]): void => {
    for (const part of some) {
      if (part.kind === "text") texts.push(part.text);
      else if (part.kind === "if") for (const { parts: inside } of part.branches) read(inside);
      else if (part.kind === "goto")
        links.push({ text: "", target: part.target.kind === "passage" ? part.target.name : null });
      else if (part.kind === "link") {
        const text = textOf(part.text);
        links.push({ text: text.trim(), target: part.target.kind === "passage" ? part.target.name : null });
        if (part.inline) texts.push(text);
      } else if (part.kind === "reveal" || part.kind === "loop" || part.kind === "each") read(part.parts);
    }
  };
  read(parts);
  return { text: tidy(texts.join("")), links };
}
