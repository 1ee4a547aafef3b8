import fc from "fast-check";

/** Strings that have broken servers: NUL, halves of pairs, other alphabets, code of every kind. */
const STRINGS = [
  "",
  " ",
  "\u0000",
  "tea\u0000time",
  "\ud800",
  "x\udfff",
  "\ufeff\u202e\u200b",
  "__proto__",
  "constructor",
  "toString",
  "'; drop table app_user; --",
  "%_\\",
  "%00",
  "<svg/onload=confirm(1)>",
  "../../etc/passwd",
  "1e309",
  "0x10",
  "-0",
  "9007199254740993",
  "99999999999999999999999999",
  "Infinity",
  "NaN",
  "null",
  "[object Object]",
  "𝕏".repeat(700),
  "a".repeat(5000),
  "é".repeat(1025),
];

/** Strings that fit some field somewhere, so that a call gets past the first check. */
export const FITTING = [
  "tea",
  "p:2",
  "g:1",
  "p:999999999999999",
  "1",
  "2",
  "-1",
  "123456",
  "mei@example.org",
  "👍",
  "0.0",
  "true",
];

const NUMBERS = [
  0,
  1,
  2,
  3,
  5,
  -1,
  -0,
  0.5,
  1.5,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53 - 1,
  2 ** 53,
  -(2 ** 53),
  1e21,
  1e300,
  -1e300,
];

export const strings = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...FITTING) },
  { weight: 3, arbitrary: fc.constantFrom(...STRINGS) },
  { weight: 2, arbitrary: fc.string({ unit: "binary", maxLength: 40 }) },
  { weight: 1, arbitrary: fc.string({ unit: fc.constantFrom("\ud83d", "\u0000", "a", "。"), maxLength: 9 }) },
);

export const numbers = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 0, max: 60 }) },
  { weight: 2, arbitrary: fc.constantFrom(...NUMBERS) },
  { weight: 1, arbitrary: fc.double() },
);

function nested(depth: number): unknown {
  let value: unknown = "deep";
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}

/** Anything at all, in place of what a field wants. */
export const anything: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], { length: -1 }, { toString: "x" }),
  strings,
  numbers,
  fc.constantFrom(3, 60, 2000).map(nested),
  fc.array(numbers, { maxLength: 300 }),
  fc.object({ maxDepth: 2 }),
);
