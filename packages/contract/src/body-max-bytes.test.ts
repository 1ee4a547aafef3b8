import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { operations } from "./api.ts";
import { bodyMaxBytes, schemaMaxBytes } from "./body-max-bytes.ts";
import { BODY_MAX, SHEET_BODY_MAX, SMALL_BODY } from "./limits.ts";
import { raw } from "./scalars.ts";

const bodies = operations().filter(({ endpoint }) => endpoint.body);

describe("the maximum size of a body", () => {
  it.each(bodies)("$name is bounded, by its schema or by its own limit", ({ endpoint }) => {
    const { body, bodyMax } = endpoint;
    expect(Number.isFinite(bodyMax ?? (body && schemaMaxBytes(body)))).toBe(true);
    expect(bodyMaxBytes(endpoint)).toBeLessThanOrEqual(bodyMax === SHEET_BODY_MAX ? bodyMax : BODY_MAX);
    if (endpoint.access === "public") expect(bodyMaxBytes(endpoint)).toBeLessThanOrEqual(SMALL_BODY);
  });

  it("is as much as the longest input takes, however it is encoded", () => {
    const schema = z.object({ text: raw(50), list: z.array(z.enum(["a", "bb"])).check(z.maxLength(3)) });
    const longest = JSON.stringify({ text: "\u0001".repeat(50), list: ["bb", "bb", "bb"] });
    expect(schemaMaxBytes(schema)).toBeGreaterThanOrEqual(longest.length);
    expect(schemaMaxBytes(schema)).toBeLessThan(longest.length + 20);
    expect(schemaMaxBytes(z.object({ open: z.string() }))).toBe(Number.POSITIVE_INFINITY);
  });

  it("relies on bounded patterns", () => {
    const open: string[] = [];
    for (const { name, endpoint } of bodies) collect(endpoint.body, name, open);
    expect(open).toEqual([]);
  });
});

/** Collects patterns without a bound that have no length either. */
function collect(schema: unknown, name: string, open: string[], seen = new Set<unknown>()): void {
  if (typeof schema !== "object" || schema === null || seen.has(schema)) return;
  seen.add(schema);
  const { def } = (schema as { _zod?: { def: Record<string, unknown> } })._zod ?? {};
  const checks = (def?.checks ?? []) as { _zod: { def: { check: string; pattern?: RegExp } } }[];
  const kinds = checks.map(({ _zod }) => _zod.def);
  const hasEnd = kinds.some(({ check }) => check === "max_length" || check === "length_equals");
  for (const { pattern } of kinds)
    if (!hasEnd && pattern && /[^\\][*+]|,\}/.test(pattern.source)) open.push(`${name} ${pattern.source}`);
  for (const value of Object.values(def ?? schema)) collect(value, name, open, seen);
}
