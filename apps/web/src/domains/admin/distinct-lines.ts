/** The lines of a text that say something, each once. Pure. */
export const distinctLines = (text: string): string[] => [
  ...new Set(
    text
      .split("\n")
      .map((line) => line.trim())
      .filter((line) => line !== ""),
  ),
];
