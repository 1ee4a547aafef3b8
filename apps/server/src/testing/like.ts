import { expect } from "vitest";

/** In place of a value in an expectation: any text at all, or one that the pattern fits. */
export const textLike = (pattern: RegExp = /^/): unknown => expect.stringMatching(pattern);
