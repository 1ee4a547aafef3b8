/** A kind of moment, how a story may continue from it, and what a reader may do then. */
export interface Situation {
  readonly pattern: RegExp;
  readonly labels: readonly string[];
  /** `{who}` is the speaker or somebody, `{thing}` something that the scene named. */
  readonly openings: readonly string[];
  readonly choices: readonly string[];
}

/** All phrases of a language. */
export interface Phrases {
  readonly someone: string;
  /** Things in a scene that are worth returning to; the first match counts. */
  readonly things: RegExp;
  readonly thing: string;
  /** `{hint}` is what the author asked for. */
  readonly longing: readonly string[];
  readonly rounds: readonly string[];
  /** For a story that is long already. */
  readonly late: readonly string[];
  /** Names of counted variables that a kind deed raises. */
  readonly kindly: RegExp;
  readonly kindDeed: string;
  /** In order: the first whose pattern matches counts; the last matches everything. */
  readonly situations: readonly Situation[];
}
