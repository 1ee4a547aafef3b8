import { randomUUID } from "node:crypto";
import type { api, CharacterSheet, InputOf, OutputOf, TriedLine } from "@4d/contract";
import { reply } from "@4d/dialogue";
import type { Call, Context } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import { limited } from "../../platform/limited.ts";
import type { Line, Words } from "../../platform/llm/llm.ts";
import { dayOf } from "../capsules/index.ts";
import { guardForbids, judgeAsked, judgeText } from "../moderation/index.ts";
import { readSettings } from "../settings/index.ts";
import { ensureMayTalk, findUsers } from "../users/index.ts";
import { findCharacter } from "./characters.repository.ts";
import { own } from "./own-character.ts";
import { preparedDraft, styleOf } from "./persona-of.ts";
import { givePreviewBack, takePreview } from "./previews.repository.ts";
import { systemPrompt } from "./prompt-of.ts";
import { readSheet } from "./read-sheet.ts";

type Preview = typeof api.characterMaking.previewTurn;

/** Answers of a model a day (`characters §2.6`). */
const A_DAY = 20;
const TRIES = { rate: 1, burst: 30 };
const MOST_TOKENS = 500;
const ANSWER_MAX = 1000;

interface Tried {
  sheet: CharacterSheet;
  text: string;
  history: readonly TriedLine[];
}

/** The talk so far; one that has just begun begins with the opening that is shown. */
function historyOf(sheet: CharacterSheet, { history, greeting = 0 }: InputOf<Preview>): readonly TriedLine[] {
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
      if (text.length >= ANSWER_MAX) break;
    }
  } catch {
    return "";
  }
  return text.trim().slice(0, ANSWER_MAX).toWellFormed();
}

/** A model's answer; empty when it gives none that may be shown. */
async function byModel({ services, actor }: Context, { sheet, text, history }: Tried): Promise<string> {
  const me = (await findUsers(services.db, [actor.id])).get(actor.id);
  const recent = [...history.map((line) => line.text), text];
  const system = systemPrompt(sheet, { user: me?.nick_name ?? "", recent });
  const said = history.map(
    (line): Line => ({ role: line.from === "user" ? "user" : "assistant", content: line.text }),
  );
  const lines: Line[] = [
    { role: "system", content: system },
    ...said,
    ...(sheet.postHistory === "" ? [] : [{ role: "system" as const, content: sheet.postHistory }]),
    { role: "user", content: text },
  ];
  const outcome = await services.llm.words({
    owner: actor.id,
    lines,
    temperature: 0.9,
    maxTokens: MOST_TOKENS,
  });
  if (outcome.kind !== "done") return "";
  const answer = await whole(outcome.value);
  const { moderation } = await readSettings(services);
  const forbidden =
    judgeText(answer, moderation).level === "block" ||
    (await guardForbids(services, { text: answer, inAnswerTo: text, owner: actor.id }));
  return forbidden ? "" : answer;
}

/** A model's answer within the day's share; `left` also when the share or the model gives out. */
async function modelTurn(ctx: Context, tried: Tried): Promise<{ text: string; left: number }> {
  const { db, clock } = ctx.services;
  const { capsules } = await readSettings(ctx.services);
  const day = dayOf(clock.now(), capsules.timeZone);
  const used = await takePreview(db, { userId: ctx.actor.id, day, most: A_DAY });
  if (used === undefined) return { text: "", left: 0 };
  const text = await byModel(ctx, tried);
  if (text !== "") return { text, left: A_DAY - used };
  await givePreviewBack(db, { userId: ctx.actor.id, day });
  return { text: "", left: A_DAY - used + 1 };
}

/**
 * What my character, as I work on it, would answer; nothing is stored (`characters §2.6`). Beyond the
 * day's share of a model, and where there is none, the built-in engine answers; somebody in despair it cares for.
 * @throws Failure notFound (not mine), invalid (words that are not passed on), forbidden (minor mode), tooMany.
 */
export async function previewTurn({ ctx, input }: Call<InputOf<Preview>>): Promise<OutputOf<Preview>> {
  const { services, actor } = ctx;
  ensureMayTalk(actor);
  await limited(services, `preview:${actor.id}`, TRIES);
  const row = own(await findCharacter(services.db, input.id), actor.id);
  const judged = await judgeAsked(services, { text: input.text, owner: actor.id });
  ensure(judged !== "block", "invalid", {
    field: "text",
    zh: "这句话不能发送",
    en: "This cannot be said here",
  });
  const sheet = readSheet(row.sheet);
  const tried = { sheet, text: input.text, history: historyOf(sheet, input) };
  const crisis = judged === "crisis";
  const { words: hasModel } = await services.llm.can();
  const asked = hasModel && !crisis ? await modelTurn(ctx, tried) : { text: "", left: null };
  if (asked.text !== "") return { ...asked, by: "model" };
  const prepared = preparedDraft(services, row, sheet);
  const spoken = {
    text: tried.text,
    history: tried.history,
    style: styleOf(sheet),
    seed: randomUUID(),
    crisis,
  };
  return { text: reply(prepared, spoken).text, by: "builtin", left: asked.left };
}
