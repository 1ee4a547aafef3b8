import type { Services } from "../../platform/services.ts";
import {
  lineOf,
  matchSheetLore,
  noteParts,
  type PromptLine,
  type PromptPart,
  partOf,
  systemParts,
  withDepths,
} from "../characters/index.ts";
import { fitPrompt, type Room } from "./fit-prompt.ts";
import type { ReplyContext } from "./reply-context.ts";

/** The longest line that goes into a prompt, in characters. */
const LINE_MOST = 8000;
const MEMORIES_MOST = 12;
const AVOIDED = 60;

function memoryParts({ memories, names }: ReplyContext): PromptPart[] {
  const notes = memories.filter(({ kind }) => kind !== "summary").slice(0, MEMORIES_MOST);
  const summary = memories.find(({ kind }) => kind === "summary");
  return [
    ...partOf("person", "person", names.user),
    ...partOf("memory", "memory", notes.map(({ text }) => `- ${text}`).join("\n")),
    ...partOf("summary", "summary", summary?.text ?? ""),
  ];
}

const historyLines = ({ history }: Pick<ReplyContext, "history">): PromptLine[] =>
  history.map(({ from, text, by }) => {
    const said = from === "user" && by !== undefined ? `${by}: ${text}` : text;
    return lineOf(from === "user" ? "user" : "assistant", "history", said.slice(0, LINE_MOST));
  });

const HINTS = {
  shorter: "Answer more briefly than before.",
  longer: "Answer at more length than before.",
  warmer: "Answer more warmly than before.",
  funnier: "Answer more playfully than before.",
  calmer: "Answer more calmly than before.",
  different: "Answer in quite another way than before.",
} as const;

function regenerateParts({ variants, options }: ReplyContext): PromptPart[] {
  const given = variants.map(({ text }) => text.slice(0, AVOIDED));
  const avoid = partOf("regenerate", "avoid", given.join("\n")).map(({ kind, text }) => ({
    kind,
    text: `Do not answer as before:\n${text}`,
  }));
  const { hint } = options;
  return [...avoid, ...(hint === undefined ? [] : [{ kind: "regenerate" as const, text: HINTS[hint] }])];
}

/** The prompt for a model's reply, as much of it as fits (`characters §6.5`), and how many lines were left out. */
export async function buildPrompt(
  services: Services,
  context: ReplyContext,
  room: Room,
): Promise<{ lines: PromptLine[]; leftOut: number }> {
  const { sheet, scene, asked, history, greeting } = context;
  const recent = [...history.map(({ text }) => text), asked];
  const characterMessages = history.filter(({ from }) => from === "character").length;
  const ownerId = context.reply.user_id;
  const lore = await matchSheetLore(services, sheet, {
    ...{ ownerId, scene, recent, characterMessages, greetingIndex: greeting },
  });
  const system = [...systemParts(sheet, { scene, lore }), ...memoryParts(context)];
  const notes = [...noteParts(sheet, { scene, lore }), ...regenerateParts(context)];
  const after: PromptLine[] = notes.length === 0 ? [] : [{ role: "system", parts: notes }];
  const said = lineOf("user", "message", asked.slice(0, LINE_MOST));
  const earlier = historyLines(context);
  const last = [...withDepths([said], sheet, { scene, lore }), ...after];
  const { lines, leftOut } = fitPrompt({ system, history: earlier, last }, room);
  const spoken = withDepths([...earlier.slice(leftOut), said], sheet, { scene, lore });
  return { lines: [...lines.slice(0, 1), ...spoken, ...after], leftOut };
}
