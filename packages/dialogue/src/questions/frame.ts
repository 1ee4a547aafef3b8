import type { AskKind } from "../asks/kinds.ts";

/** What a question asks in its frame, and the pieces of it that an answer takes up, as the character says them. */
export interface Framed {
  readonly kind: AskKind;
  readonly slots: Readonly<Record<string, string | undefined>>;
}

/** A frame of questions: its wordings, and what is read of them; undefined where the pieces are unclear. */
export type Frame = readonly [
  pattern: RegExp,
  read: (match: RegExpExecArray, clause: string) => Framed | undefined,
];

/** The first frame that fits one of the clauses. */
export function firstFramed(frames: readonly Frame[], clauses: readonly string[]): Framed | undefined {
  for (const clause of clauses)
    for (const [pattern, read] of frames) {
      const match = pattern.exec(clause);
      const framed = match === null ? undefined : read(match, clause);
      if (framed !== undefined) return framed;
    }
  return undefined;
}
