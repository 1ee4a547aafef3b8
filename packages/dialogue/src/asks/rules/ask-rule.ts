import type { AskKind } from "../kinds.ts";

/** A kind of ask and its wordings, in Chinese and in English, on text that `normal` has passed. */
export interface AskRule {
  readonly kind: AskKind;
  readonly zh: RegExp;
  readonly en: RegExp;
}

export const rule = (kind: AskKind, zh: RegExp, en: RegExp): AskRule => ({ kind, zh, en });
