import * as z from "zod/mini";

const numeric = z.pipe(
  z.string().check(z.regex(/^-?\d{1,16}$/)),
  z.transform((text: string) => Number(text)),
);

/** An integer; numeric strings are accepted because legacy clients send them (`protocol §1.4`). */
export const int = z.pipe(z.union([z.number(), numeric]), z.int());

/** A positive id: user, group, message. Always a JSON number on the wire (`protocol §1.3`). */
export const id = z.pipe(z.union([z.number(), numeric]), z.int().check(z.positive()));

/** A stream position; 0 means "from the beginning", negatives count as 0. */
export const cursor = z.pipe(
  int,
  z.transform((value: number) => Math.max(0, value)),
);

/** A comma-separated id list in a query; invalid ids are dropped. */
export const idList = (max: number) =>
  z.pipe(
    z.string().check(z.maxLength(max * 17)),
    z.transform((text: string) =>
      text
        .split(",")
        .map(Number)
        .filter((value) => Number.isInteger(value) && value > 0)
        .slice(0, max),
    ),
  );

/** A boolean from a query string or a body. */
export const bool = z.pipe(
  z.union([z.boolean(), z.literal("true"), z.literal("false"), z.literal(0), z.literal(1)]),
  z.transform(
    (value: boolean | "true" | "false" | 0 | 1) => value === true || value === "true" || value === 1,
  ),
);

/** Text with surrounding whitespace removed, `min`..`max` UTF-16 units long (`protocol §1.4`). */
export const text = (min: number, max: number) =>
  z.string().check(z.trim(), z.minLength(min), z.maxLength(max));

/** Unchanged text, up to `max` UTF-16 units. */
export const raw = (max: number) => z.string().check(z.maxLength(max));

/** Epoch milliseconds. */
export const time = z.int();

/** The operation returns no data. */
export const nothing = z.null();
