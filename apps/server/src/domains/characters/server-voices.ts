/** Names of the speech wire's own document; endpoints made after it know them, and may know more. */
export const SERVER_VOICES = [
  "alloy",
  "ash",
  "coral",
  "echo",
  "fable",
  "nova",
  "onyx",
  "sage",
  "shimmer",
] as const;
