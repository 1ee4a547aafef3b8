import type { CharacterSheet } from "@4d/contract";

const isWritten = (text: string) => text.trim() !== "";

/** A sheet without unfinished items, which the server does not accept. Pure. */
export function sendable(sheet: CharacterSheet): CharacterSheet {
  return {
    ...sheet,
    alternateGreetings: sheet.alternateGreetings.filter(isWritten),
    groupGreetings: sheet.groupGreetings.filter(isWritten),
    starters: sheet.starters.filter(isWritten),
    examples: sheet.examples.filter(({ ask, answer }) => isWritten(ask) && isWritten(answer)),
    lore: sheet.lore.filter(({ content }) => isWritten(content)),
  };
}
