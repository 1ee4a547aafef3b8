/** The non-empty lines of a text without duplicates. Pure. */
export const distinctLines = (text: string): string[] => [
  ...new Set(
    text
      .split("\n")
      .map((line) => line.trim())
      .filter((line) => line !== ""),
  ),
];
