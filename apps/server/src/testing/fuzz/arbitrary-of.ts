import fc from "fast-check";
import * as z from "zod/mini";
import { anything, FITTING, numbers, strings } from "./hostile.ts";

type Def = z.core.$ZodTypes["_zod"]["def"];
const defOf = (schema: z.core.$ZodType): Def => (schema as z.core.$ZodTypes)._zod.def;

/** Values of roughly the schema's shape; now and then a part is replaced by something else. */
export function arbitraryOf(schema: z.core.$ZodType): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 12, arbitrary: shaped(schema) }, { weight: 1, arbitrary: anything });
}

function shaped(schema: z.core.$ZodType): fc.Arbitrary<unknown> {
  const def = defOf(schema);
  switch (def.type) {
    case "object":
      return objectOf(def.shape);
    case "array":
      return fc.array(arbitraryOf(def.element), { maxLength: 6 });
    case "record":
      return fc.dictionary(strings, arbitraryOf(def.valueType), { maxKeys: 5 });
    case "union":
      return fc.oneof(...def.options.map(arbitraryOf));
    case "optional":
    case "nullable":
    case "default":
      return fc.oneof(
        { weight: 4, arbitrary: arbitraryOf(def.innerType) },
        { weight: 1, arbitrary: fc.constantFrom(null, undefined) },
      );
    case "pipe":
      return arbitraryOf(def.in);
    case "literal":
      return fc.constantFrom(...def.values);
    case "enum":
      return fc.constantFrom(...Object.values(def.entries));
    case "number":
      return numbers;
    case "boolean":
      return fc.boolean();
    case "string":
      return textOf(schema);
    default:
      return anything;
  }
}

/** Mostly strings that pass the schema's own checks, so that later checks are reached too. */
function textOf(schema: z.core.$ZodType): fc.Arbitrary<string> {
  const fitting = FITTING.filter((text) => z.safeParse(schema, text).success);
  return fitting.length === 0
    ? strings
    : fc.oneof({ weight: 2, arbitrary: fc.constantFrom(...fitting) }, { weight: 1, arbitrary: strings });
}

/** Fields as declared, now and then one missing or one too many. */
export function objectOf(
  shape: Readonly<Record<string, z.core.$ZodType>>,
): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.fromEntries(
    Object.entries(shape).map(([name, schema]) => [name, arbitraryOf(schema)]),
  );
  const required = fc.record(fields);
  const loose = fc.record({ ...fields, extra: anything, constructor: anything }, { requiredKeys: [] });
  return fc.oneof({ weight: 4, arbitrary: required }, { weight: 1, arbitrary: loose });
}
