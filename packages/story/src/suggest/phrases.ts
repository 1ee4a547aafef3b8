/** A kind of moment, how a story may go on from it, and what one may do then. */
export interface Situation {
  readonly pattern: RegExp;
  readonly labels: readonly string[];
  /** `{who}` is the speaker or somebody, `{thing}` something the scene named. */
  readonly openings: readonly string[];
  readonly choices: readonly string[];
}

/** All a language has to say. */
export interface Phrases {
  readonly someone: string;
  /** What a scene may name that is worth coming back to; the first found counts. */
  readonly things: RegExp;
  readonly thing: string;
  /** `{hint}` is what the author wished for. */
  readonly longing: readonly string[];
  readonly rounds: readonly string[];
  /** For a story that has gone on for long. */
  readonly late: readonly string[];
  /** Names of counted variables that a kind deed raises. */
  readonly kindly: RegExp;
  readonly kindDeed: string;
  /** In order: the first whose pattern is met; the last is for whatever is left. */
  readonly situations: readonly Situation[];
}
