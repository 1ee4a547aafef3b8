import type * as z from "zod/mini";
import type { Endpoint } from "./endpoint.ts";
import { BODY_MAX, SMALL_BODY } from "./limits.ts";

/** JSON's longest encoding of a UTF-16 unit, in bytes: `\u0001`. */
const UNIT = 6;
const NUMBER = 24;
/** Assumed length for a schema with only a pattern; a test checks that no such pattern is unbounded. */
const PATTERN_LENGTH = 128;
/** Allowance for unknown fields, which are ignored; legacy clients send whole records of them. */
const IGNORED = 8 * 1024;

const defOf = (schema: z.core.$ZodType) => (schema as z.core.$ZodTypes)._zod.def;
const jsonLength = (value: unknown): number => (JSON.stringify(String(value)) ?? "").length;
const maxOf = (sizes: readonly number[]): number => Math.max(4, ...sizes);

/** The smallest upper bound among the checks of a string or a list. */
function maxLengthOf({ checks = [] }: { checks?: z.core.$ZodCheck<never>[] | undefined }): number {
  const ends = checks.map((check) => {
    const { def } = (check as unknown as z.core.$ZodChecks)._zod;
    if (def.check === "max_length") return def.maximum;
    return def.check === "length_equals" ? def.length : Number.POSITIVE_INFINITY;
  });
  return Math.min(Number.POSITIVE_INFINITY, ...ends);
}

const isPattern = ({ checks = [] }: { checks?: z.core.$ZodCheck<never>[] | undefined }): boolean =>
  checks.some((check) => check._zod.def.check === "string_format");

function stringMaxBytes(def: z.core.$ZodStringDef): number {
  const end = maxLengthOf(def);
  return 2 + UNIT * (end === Number.POSITIVE_INFINITY && isPattern(def) ? PATTERN_LENGTH : end);
}

/** Bytes of the longest JSON a schema accepts; infinite where it has no bound. */
export function schemaMaxBytes(schema: z.core.$ZodType): number {
  const def = defOf(schema);
  switch (def.type) {
    case "string":
      return stringMaxBytes(def);
    case "number":
      return NUMBER;
    case "boolean":
    case "null":
    case "undefined":
      return 5;
    case "enum":
      return maxOf(Object.values(def.entries).map(jsonLength));
    case "literal":
      return maxOf(def.values.map(jsonLength));
    case "array":
      return 2 + maxLengthOf(def) * (1 + schemaMaxBytes(def.element));
    case "tuple":
      return def.items.reduce((sum, item) => sum + 1 + schemaMaxBytes(item), 2);
    case "object":
      return Object.entries(def.shape).reduce(
        (sum, [name, one]) => sum + jsonLength(name) + 2 + schemaMaxBytes(one),
        2,
      );
    case "record": {
      const keys = defOf(def.keyType);
      const names = keys.type === "enum" ? Object.values(keys.entries) : [];
      const value = schemaMaxBytes(def.valueType);
      return names.length === 0
        ? Number.POSITIVE_INFINITY
        : names.reduce<number>((sum, name) => sum + jsonLength(name) + 2 + value, 2);
    }
    case "union":
      return maxOf(def.options.map(schemaMaxBytes));
    case "pipe":
      return schemaMaxBytes(def.in);
    case "optional":
    case "nullable":
    case "default":
    case "prefault":
    case "readonly":
    case "catch":
    case "nonoptional":
      return maxOf([schemaMaxBytes(def.innerType)]);
    default:
      return Number.POSITIVE_INFINITY;
  }
}

/**
 * The most bytes of JSON an operation reads: what its schema can need, unless it sets `bodyMax`. A few KB without an
 * account, up to a megabyte with one. An upload's file is streamed and not counted.
 */
export function bodyMaxBytes(endpoint: Endpoint): number {
  const { access, body, bodyKind, bodyMax } = endpoint;
  if (bodyKind === "multipart" || bodyKind === "bytes" || !body) return SMALL_BODY;
  if (bodyMax !== undefined) return bodyMax;
  const maxBytes = schemaMaxBytes(body);
  return access === "public" ? Math.max(SMALL_BODY, maxBytes) : Math.min(BODY_MAX, maxBytes + IGNORED);
}
