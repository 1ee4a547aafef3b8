import * as z from "zod";
import { complete } from "./complete.ts";
import { jsonModes } from "./endpoint-state.ts";
import { findJson } from "./find-json.ts";
import type { ChatLine, Structured, StructuredAsk } from "./llm.ts";
import { failureOf, LlmFailure } from "./llm-failure.ts";
import { type Attempt, INVALID, type LlmContext, runCall } from "./run-call.ts";

/** A value of the schema, from the model or the fallback; see `Llm.structured`. */
export async function askStructured<T>(context: LlmContext, ask: StructuredAsk<T>): Promise<Structured<T>> {
  const outcome = await runCall(context, "structured", ask, async (attempt) => ({
    value: await askStrictestFirst(context, attempt, ask),
  }));
  if (outcome.kind === "done") return { ...outcome, by: "model" };
  if (outcome.kind === "failed" && outcome.failure.kind === "cancelled") return outcome;
  const value = ask.schema.parse(await ask.fallback());
  return { kind: "done", by: "builtIn", value, because: outcome };
}

/** Statuses with which endpoints refuse a JSON mode they do not know. */
const UNKNOWN_WAY = new Set([400, 415, 422, 500, 501]);

/** Tries from the strictest JSON mode the endpoint accepts to the loosest (`ai-providers §2.4`). */
async function askStrictestFirst<T>(
  context: LlmContext,
  attempt: Attempt,
  ask: StructuredAsk<T>,
): Promise<T> {
  const { host } = attempt;
  for (let at = host.jsonMode; ; at += 1) {
    try {
      const value = await askTwice(context, attempt, ask, at);
      // Stored only now: a request that fails in every mode says nothing about the modes.
      host.jsonMode = at;
      return value;
    } catch (error) {
      const { status } = failureOf(error);
      if (at === jsonModes.length - 1 || !UNKNOWN_WAY.has(status ?? 0)) throw error;
    }
  }
}

/** Asks, and when the value breaks the schema, asks once more with the errors. */
async function askTwice<T>(
  context: LlmContext,
  attempt: Attempt,
  ask: StructuredAsk<T>,
  at: number,
): Promise<T> {
  const schema = z.toJSONSchema(ask.schema, { target: "draft-7", io: "input", unrepresentable: "any" });
  const { name, temperature, maxTokens } = ask;
  const rung = jsonModes[at] ?? "fenced";
  const lines: ChatLine[] = [
    ...ask.lines,
    { role: "system", content: `Answer with JSON only, of this schema:\n${JSON.stringify(schema)}` },
  ];
  const askModel = (more: ChatLine[]) =>
    complete(context, attempt, {
      lines: [...lines, ...more],
      temperature,
      maxTokens,
      value: { rung, name, schema },
    });
  const first = await askModel([]);
  const read = readAs(ask.schema, first);
  if ("value" in read) return read.value;
  const repair = `That was not valid: ${read.wrong}. Answer again with the corrected JSON only.`;
  // Some endpoints sometimes return nothing; then there is nothing to repair, only to ask again.
  const second = await askModel(
    first === ""
      ? []
      : [
          { role: "assistant", content: first.slice(0, 8000) },
          { role: "user", content: repair },
        ],
  );
  const mended = readAs(ask.schema, second);
  if ("value" in mended) return mended.value;
  throw new LlmFailure(second === "" ? "empty" : "badAnswer", { reason: INVALID });
}

function readAs<T>(schema: z.ZodType<T>, text: string): { value: T } | { wrong: string } {
  const json = findJson(text);
  if (!json) return { wrong: "it holds no JSON" };
  const result = schema.safeParse(json.value);
  if (result.success) return { value: result.data };
  const issues = result.error.issues.slice(0, 5);
  return { wrong: issues.map(({ path, message }) => `${path.join(".")}: ${message}`).join("; ") };
}
