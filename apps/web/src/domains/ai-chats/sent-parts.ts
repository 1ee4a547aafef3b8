import type { PromptPartKind, SentPrompt } from "@4d/contract";

/** Parts of one kind that follow each other, as one section of the page. */
export interface SentSection {
  kind: PromptPartKind;
  tokens: number;
  /** Null where the text is another author's. */
  texts: { role: SentPrompt["lines"][number]["role"]; text: string }[] | null;
}

/** What was sent as sections, in its order: lines of the chat that follow each other are one. Pure. */
export function sectionsOf({ lines }: Pick<SentPrompt, "lines">): SentSection[] {
  const sections: SentSection[] = [];
  for (const { role, parts } of lines)
    for (const { kind, tokens, text } of parts) {
      const last = sections.at(-1);
      const added = text === null ? [] : [{ role, text }];
      if (last?.kind === kind && (last.texts === null) === (text === null)) {
        last.tokens += tokens;
        last.texts?.push(...added);
      } else sections.push({ kind, tokens, texts: text === null ? null : added });
    }
  return sections;
}
