/** The games that are played, those first whose words are surer. */
export const GAMES = [
  "wordchain",
  "idiom",
  "rhyme",
  "twenty",
  "guess",
  "truth",
  "rps",
  "quiz",
  "feihua",
  "rather",
] as const;
/** One of them. */
export type Game = (typeof GAMES)[number];
