export { BASE_ELEMENTS, BASE_RECIPES, baseElement, START_NAMES } from "./base/base-graph.ts";
export type { BaseElement, BaseRecipe } from "./base/read-theme.ts";
export {
  type Certificate,
  type Claim,
  claimBytes,
  claimHash,
  claimText,
  FIRST_PREV,
  fromBase64Url,
  isClaim,
  type Sign,
  signClaim,
  toBase64Url,
} from "./certificate/claim.ts";
export { type ChainVerdict, verifyCertificate, verifyChain } from "./certificate/verify.ts";
export { combine, guessTags } from "./combine.ts";
export {
  COMPOSED_MAX,
  type CraftElement,
  NAME_EN_MAX,
  NAME_MAX,
  type Outcome,
  type Words,
} from "./element.ts";
export { baseDepths } from "./goals/base-depths.ts";
export { type DailyGoal, dailyGoal, type Streak, streakOf } from "./goals/daily-goal.ts";
export { type RaceRank, type Racer, raceRanks, raceTarget } from "./goals/group-race.ts";
export type { Level } from "./goals/riddles.ts";
export { type KnownRecipe, lineage, shortestPaths } from "./lineage.ts";
export { normalName, pairKey } from "./normal-name.ts";
export { searchElements } from "./search-elements.ts";
