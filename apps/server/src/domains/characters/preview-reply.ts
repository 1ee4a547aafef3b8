import { randomUUID } from "node:crypto";
import { calledName, fillMacros, type MacroScene } from "@4d/cards";
import type { api, CharacterSheet, InputOf, OutputOf, PreviewLine } from "@4d/contract";
import { reply } from "@4d/dialogue";
import type { Call, Context } from "../../platform/context.ts";
import { enforceLimit } from "../../platform/enforce-limit.ts";
import { ensure } from "../../platform/failure.ts";
import type { Words } from "../../platform/llm/llm.ts";
import { dayOf } from "../capsules/index.ts";
import { guardForbids, judgeMessage, judgeText } from "../moderation/index.ts";
import { readSettings } from "../settings/index.ts";
import { ensureMayUseAiChats, findUsers } from "../users/index.ts";
import { withBooks } from "./books/with-books.ts";
import { findCharacter, refundPreview, takePreview } from "./characters.repository.ts";
import { lastLines, macroScene } from "./macro-scene.ts";
import { matchSheetLore } from "./match-sheet-lore.ts";
import { ownCharacter } from "./own-character.ts";
import { preparedDraft, styleOf } from "./persona-of.ts";
import { lineOf, noteParts, sentLine, systemParts, withDepths } from "./prompt-of.ts";
import { readSheet } from "./source.ts";
import { writingOf } from "./writing-of.ts";

type Preview = typeof api.characterMaking.previewReply;

/** Model replies per person and day (`characters §2.6`). */
const REPLIES_PER_DAY = 20;
const TRIES = { rate: 1, burst: 30 };
const REPLY_MAX = 1000;

interface PreviewInput {
  sheet: CharacterSheet;
  text: string;
  history: readonly PreviewLine[];
  greeting: number;
  scene: MacroScene;
}

/** The preview chat so far; a new one begins with the greeting shown. */
function historyOf(
  sheet: CharacterSheet,
  { history, greeting = 0 }: InputOf<Preview>,
): readonly PreviewLine[] {
  if (history.length > 0) return history;
  const opening = [sheet.firstMes, ...sheet.alternateGreetings][greeting] ?? "";
  return opening === "" ? [] : [{ from: "character", text: opening }];
}

/** Everything a model says, or nothing when it breaks off. */
async function whole({ deltas }: Words): Promise<string> {
  let text = "";
  try {
    for await (const delta of deltas) {
      text += delta;
      if (text.length >= REPLY_MAX) break;
    }
  } catch {
    return "";
  }
  return text.trim().slice(0, REPLY_MAX).toWellFormed();
}

/** A model's reply; empty when there is none that may be shown. */
async function byModel(
  { services, actor }: Context,
  { sheet, text, history, greeting, scene }: PreviewInput,
): Promise<string> {
  const recent = [...history.map((line) => line.text), text];
  const characterMessages = history.filter(({ from }) => from === "character").length;
  const lore = await matchSheetLore(services, sheet, {
    ...{ ownerId: actor.id, scene, recent, characterMessages, greetingIndex: greeting },
  });
  const after = noteParts(sheet, { scene, lore });
  const earlier = history.map((line) =>
    lineOf(line.from === "user" ? "user" : "assistant", "history", line.text),
  );
  const lines = [
    { role: "system" as const, parts: systemParts(sheet, { scene, lore }) },
    ...withDepths([...earlier, lineOf("user", "message", text)], sheet, { scene, lore }),
    ...(after.length === 0 ? [] : [{ role: "system" as const, parts: after }]),
  ].map(sentLine);
  const outcome = await services.llm.words({
    owner: actor.id,
    lines,
    ...writingOf(sheet, await services.llm.room()),
    speakers: { self: calledName(sheet), others: [scene.user] },
  });
  if (outcome.kind !== "done") return "";
  const replyText = await whole(outcome.value);
  const { moderation } = await readSettings(services);
  const forbidden =
    judgeText(replyText, moderation).level === "block" ||
    (await guardForbids(services, { text: replyText, inAnswerTo: text, owner: actor.id }));
  return forbidden ? "" : replyText;
}

/** A model's reply within the daily quota; `left` is returned even when the quota or the model runs out. */
async function modelReply(ctx: Context, previewInput: PreviewInput): Promise<{ text: string; left: number }> {
  const { db, clock } = ctx.services;
  const { capsules } = await readSettings(ctx.services);
  const day = dayOf(clock.now(), capsules.timeZone);
  const used = await takePreview(db, { userId: ctx.actor.id, day, most: REPLIES_PER_DAY });
  if (used === undefined) return { text: "", left: 0 };
  const text = await byModel(ctx, previewInput);
  if (text !== "") return { text, left: REPLIES_PER_DAY - used };
  await refundPreview(db, { userId: ctx.actor.id, day });
  return { text: "", left: REPLIES_PER_DAY - used + 1 };
}

/**
 * Previews a reply of my draft character; stores nothing (`characters §2.6`). Beyond the daily model quota, and without
 * a model, the built-in engine answers; a person in despair gets a caring reply.
 * @throws Failure notFound (not mine), invalid (words that are not allowed), forbidden (teen mode), tooMany.
 */
export async function previewReply({ ctx, input }: Call<InputOf<Preview>>): Promise<OutputOf<Preview>> {
  const { services, actor } = ctx;
  ensureMayUseAiChats(actor);
  await enforceLimit(services, `preview:${actor.id}`, TRIES);
  const row = ownCharacter(await findCharacter(services.db, input.id), actor.id);
  const judged = await judgeMessage(services, { text: input.text, owner: actor.id });
  ensure(judged !== "block", "invalid", {
    field: "text",
    zh: "这句话不能发送",
    en: "This can’t be said here",
  });
  const spoken = await withBooks(services, readSheet(row.sheet), { id: row.id, audience: "author" });
  const { sheet } = spoken;
  const { text, greeting = 0 } = input;
  const history = historyOf(sheet, input);
  const me = (await findUsers(services.db, [actor.id])).get(actor.id);
  const names = { user: me?.nick_name ?? "", char: calledName(sheet) };
  const seed = randomUUID();
  const lines = lastLines([...history, { from: "user", text }]);
  const scene = await macroScene(services, names, { ...lines, seed });
  const previewInput = { sheet, text, history, greeting, scene };
  const crisis = judged === "crisis";
  const { words: hasModel } = await services.llm.capabilities();
  const modelOutcome = hasModel && !crisis ? await modelReply(ctx, previewInput) : { text: "", left: null };
  if (modelOutcome.text !== "") return { ...modelOutcome, by: "model" };
  const prepared = preparedDraft(services, row, spoken);
  const engineInput = {
    text: previewInput.text,
    history: previewInput.history,
    style: styleOf(sheet),
    seed,
    crisis,
  };
  return {
    text: fillMacros(reply(prepared, engineInput).text, scene),
    by: "builtin",
    left: modelOutcome.left,
  };
}
