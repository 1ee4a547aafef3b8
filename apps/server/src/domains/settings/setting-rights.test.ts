import { SETTING_RIGHTS } from "@4d/contract";
import { expect, it } from "vitest";
import * as z from "zod";
import { settingsSchema } from "./settings-schema.ts";

/**
 * The paths of all settings, like `capsules.ad.reward`; a setting with one permission for the whole is not descended
 * into.
 */
function leaves(schema: unknown, path: string): string[] {
  if (path in SETTING_RIGHTS) return [path];
  if (schema instanceof z.ZodObject) return leavesOf(schema, `${path}.`);
  if (schema instanceof z.ZodRecord && schema.keyType instanceof z.ZodEnum)
    return schema.keyType.options.map((name) => `${path}.${name}`);
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault || schema instanceof z.ZodOptional)
    return leaves(schema.unwrap(), path);
  return [path];
}
const leavesOf = ({ shape }: z.ZodObject, before: string): string[] =>
  Object.entries(shape).flatMap(([name, schema]) => leaves(schema, `${before}${name}`));

it("every setting says who may change it, and nothing says so of a setting there is not", () => {
  const all = leavesOf(settingsSchema, "");
  expect(all.length).toBeGreaterThan(100);
  expect(all.toSorted()).toEqual(Object.keys(SETTING_RIGHTS).toSorted());
});

it("a setting without a line is found", () => {
  const extended = settingsSchema.extend({
    square: z.object({ another: z.number() }).prefault({ another: 1 }),
  });
  expect(leavesOf(extended, "").filter((path) => !(path in SETTING_RIGHTS))).toEqual(["square.another"]);
});
