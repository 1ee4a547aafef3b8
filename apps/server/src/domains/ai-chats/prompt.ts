import { fillNames } from "@4d/cards";
import type { ChatLine as ModelLine } from "../../platform/llm/llm.ts";
import { systemPrompt, tagged } from "../characters/index.ts";
import type { ReplyContext } from "./reply-context.ts";

/** In characters: how much of an AI chat goes into one prompt. */
const BUDGET = { history: 8000, line: 2000 };
const MEMORIES_MOST = 12;
const AVOIDED = 60;

function memoryParts({ memories, names }: ReplyContext): string[] {
  const notes = memories.filter(({ kind }) => kind !== "summary").slice(0, MEMORIES_MOST);
  const summary = memories.find(({ kind }) => kind === "summary");
  return [
    ...tagged("person", names.user),
    ...tagged("memory", notes.map(({ text }) => `- ${text}`).join("\n")),
    ...tagged("summary", summary?.text ?? ""),
  ];
}

/** The newest lines that fit, oldest first. */
function historyLines({ history }: Pick<ReplyContext, "history">): ModelLine[] {
  const lines: ModelLine[] = [];
  let left = BUDGET.history;
  for (const { from, text, by } of history.toReversed()) {
    const content = (from === "user" && by !== undefined ? `${by}: ${text}` : text).slice(0, BUDGET.line);
    left -= content.length;
    if (left < 0) break;
    lines.unshift({ role: from === "user" ? "user" : "assistant", content });
  }
  return lines;
}

const HINTS = {
  shorter: "Answer more briefly than before.",
  longer: "Answer at more length than before.",
  warmer: "Answer more warmly than before.",
  funnier: "Answer more playfully than before.",
  calmer: "Answer more calmly than before.",
  different: "Answer in quite another way than before.",
} as const;

function regenerateParts({ variants, options }: ReplyContext): string[] {
  const given = variants.map(({ text }) => text.slice(0, AVOIDED));
  const avoid = tagged("avoid", given.join("\n")).map((part) => `Do not answer as before:\n${part}`);
  return [...avoid, ...(options.hint === undefined ? [] : [HINTS[options.hint]])];
}

/** The prompt for a model's reply (`characters §6.5`). */
export function buildPrompt(context: ReplyContext): ModelLine[] {
  const { sheet, names, asked, history } = context;
  const recent = [...history.map(({ text }) => text), asked];
  const system = [systemPrompt(sheet, { user: names.user, recent }), ...memoryParts(context)];
  const after = [...tagged("author_note", fillNames(sheet.postHistory, names)), ...regenerateParts(context)];
  return [
    { role: "system", content: system.join("\n\n") },
    ...historyLines(context),
    { role: "user", content: asked.slice(0, BUDGET.line) },
    ...(after.length === 0 ? [] : [{ role: "system" as const, content: after.join("\n\n") }]),
  ];
}
