import { readFileSync } from "node:fs";
import * as z from "zod";

/** The half rules are built against, and the half that is only scored. */
export const HALVES = ["dev", "aside"] as const;
export type Half = (typeof HALVES)[number];

const line = z.object({ from: z.enum(["me", "them"]), text: z.string() });
const ask = z.object({
  id: z.string(),
  lang: z.enum(["zh", "en", "mix"]),
  kind: z.string(),
  before: z.array(line),
  text: z.string(),
  now: z.string().optional(),
  must: z.array(z.string()),
  mustNot: z.array(z.string()),
  note: z.string(),
});
const statement = z.object({
  id: z.string(),
  lang: z.enum(["zh", "en", "mix"]),
  category: z.string(),
  now: z.string(),
  lines: z.array(z.union([z.string(), z.object({ from: z.literal("them"), text: z.string() })])),
  facts: z.array(
    z.object({ about: z.string(), what: z.string(), value: z.string(), when: z.string().nullable() }),
  ),
  gone: z.array(z.string()),
  questions: z.array(z.object({ text: z.string(), must: z.array(z.string()), mustNot: z.array(z.string()) })),
});
export type Ask = z.infer<typeof ask>;
export type Statement = z.infer<typeof statement>;

const read = (name: string): unknown[] =>
  readFileSync(new URL(`../../../packages/dialogue/evaluation/${name}`, import.meta.url), "utf8")
    .split("\n")
    .filter((one) => one !== "")
    .map((one): unknown => JSON.parse(one));

/** What people ask, written before the rules were (`packages/dialogue/evaluation`). */
export const readAsks = (half: Half): Ask[] => read(`asks.${half}.jsonl`).map((one) => ask.parse(one));

/** What people say of themselves, and what is to be kept of it. */
export const readStatements = (half: Half): Statement[] =>
  read(`facts.${half}.jsonl`).map((one) => statement.parse(one));

/** Whether a text matches every pattern of the one list and none of the other. */
export const passes = (text: string, { must, mustNot }: { must: string[]; mustNot: string[] }): boolean =>
  must.every((pattern) => new RegExp(pattern, "iu").test(text)) &&
  !mustNot.some((pattern) => new RegExp(pattern, "iu").test(text));
