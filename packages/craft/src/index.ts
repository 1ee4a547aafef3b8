export { BASE_RECIPES, baseElement, START_NAMES } from "./base/base-graph.ts";
export type { BaseElement, BaseRecipe } from "./base/read-theme.ts";
export {
  type Certificate,
  type Claim,
  claimHash,
  FIRST_PREV,
  type Sign,
  signClaim,
} from "./certificate/claim.ts";
export { type ChainVerdict, verifyCertificate, verifyChain } from "./certificate/verify.ts";
export { combine, guessTags } from "./combine.ts";
export {
  type CraftElement,
  NAME_EN_MAX,
  NAME_MAX,
  type Outcome,
  type Words,
} from "./element.ts";
export { type DailyGoal, dailyGoal, type Streak, streakOf } from "./goals/daily-goal.ts";
export { raceTarget } from "./goals/group-race.ts";
export type { Level } from "./goals/riddles.ts";
export { type KnownRecipe, lineage } from "./lineage.ts";
export { normalName } from "./normal-name.ts";
export { searchElements } from "./search-elements.ts";
