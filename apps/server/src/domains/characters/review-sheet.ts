import type { CharacterSheet, CharacterVisibility } from "@4d/contract";
import type { Verdict } from "../../platform/llm/llm.ts";
import type { Services } from "../../platform/services.ts";
import { askGuard, judgeText } from "../moderation/index.ts";
import { type ModerationWords, readSettings } from "../settings/index.ts";

interface Review {
  /** review: a person must look at it first. */
  verdict: "publish" | "review" | "rejected";
  /** The findings, by field; without words where a guard model made them. */
  reasons: { field: string; text: string }[];
}

/** The texts of a sheet that people or a model read, by field. */
export const textsOf = (sheet: CharacterSheet): [field: string, text: string][] =>
  Object.entries({
    name: sheet.name,
    nickname: sheet.nickname,
    tagline: sheet.tagline,
    intro: sheet.intro,
    description: sheet.description,
    personality: sheet.personality,
    scenario: sheet.scenario,
    firstMes: sheet.firstMes,
    alternateGreetings: sheet.alternateGreetings.join("\n"),
    groupGreetings: sheet.groupGreetings.join("\n"),
    starters: sheet.starters.join("\n"),
    examples: sheet.examples.flatMap(({ ask, answer }) => [ask, answer]).join("\n"),
    systemPrompt: sheet.systemPrompt,
    postHistory: sheet.postHistory,
    depthPrompt: sheet.depthPrompt.text,
    tags: sheet.tags.join("\n"),
    style: `${sheet.style.address}\n${sheet.style.custom}`,
    lore: sheet.lore.map(({ content }) => content).join("\n"),
  });

/**
 * Reviews a sheet field by field. Forbidden words are always rejected; doubtful ones wait for a person, but only when
 * the character is to be public (`CHAR-1`).
 */
function reviewSheet(sheet: CharacterSheet, visibility: CharacterVisibility, words: ModerationWords): Review {
  const judged = textsOf(sheet).map(([field, text]) => ({ field, ...judgeText(text, words) }));
  const found = (level: "block" | "review") =>
    judged
      .filter((one) => one.level === level)
      .map((one) => ({ field: one.field, text: one.words.join("、") }));
  const blocked = found("block");
  if (blocked.length > 0) return { verdict: "rejected", reasons: blocked };
  const doubtful = visibility === "public" ? found("review") : [];
  return { verdict: doubtful.length > 0 ? "review" : "publish", reasons: doubtful };
}

/** Characters a guard model reads in one request; most sheets need only one. */
const PIECE = 8000;
/** Requests for one sheet, and how many at once. What is longer is left to a person, if it is to be public. */
const PIECES = { most: 24, atOnce: 8 };

/** A sheet, and who will see it. */
interface SheetToReview {
  sheet: CharacterSheet;
  visibility: CharacterVisibility;
  owner: number;
}

/** Despair gets a person's review: a character may well speak of it kindly. */
const weightOf = ({ level }: Verdict): 0 | 1 | 2 => {
  if (level === "block") return 2;
  return level === "safe" ? 0 : 1;
};

/** The fields a guard model objects to, each with its severity. */
async function findDoubtfulFields(services: Services, { sheet, owner }: SheetToReview) {
  const ask = async (text: string) => weightOf(await askGuard(services, { text, owner }));
  const texts = textsOf(sheet).filter(([, text]) => text.trim() !== "");
  const whole = texts.map(([, text]) => text).join("\n");
  const pieces = Array.from({ length: Math.ceil(whole.length / PIECE) }, (_, at) =>
    whole.slice(at * PIECE, (at + 1) * PIECE),
  );
  const weights: number[] = [];
  for (let at = 0; at < Math.min(pieces.length, PIECES.most); at += PIECES.atOnce)
    weights.push(
      ...(await Promise.all(pieces.slice(at, Math.min(at + PIECES.atOnce, PIECES.most)).map(ask))),
    );
  const worst = Math.max(...weights);
  if (worst === 0 && pieces.length > PIECES.most) return { worst: 1, fields: ["lore"] };
  // Nearly every sheet is clean, so it is first read as a whole; only a doubtful one is read field by field.
  if (worst === 0) return { worst, fields: [] };
  const judged = await Promise.all(
    texts.map(async ([field, text]) => ({ field, weight: await ask(text.slice(0, PIECE)) })),
  );
  return { worst, fields: judged.filter(({ weight }) => weight === worst).map(({ field }) => field) };
}

/**
 * The review by a guard model, where there is one, of a sheet that others will see: forbidden content is rejected,
 * doubtful content waits for a person if the character is to be public (`characters §2.7`). Private characters are
 * moderated when they chat.
 */
async function guardSheet(services: Services, toReview: SheetToReview): Promise<Review> {
  const open: Review = { verdict: "publish", reasons: [] };
  if (toReview.visibility === "private" || !(await services.llm.capabilities()).guard) return open;
  const { worst, fields } = await findDoubtfulFields(services, toReview);
  const reasons = fields.map((field) => ({ field, text: "" }));
  if (worst === 2) return { verdict: "rejected", reasons };
  return worst === 1 && toReview.visibility === "public" ? { verdict: "review", reasons } : open;
}

/** The review by the word lists, and if they find nothing, by a guard model. */
export async function judgeSheet(services: Services, toReview: SheetToReview): Promise<Review> {
  const { moderation } = await readSettings(services);
  const found = reviewSheet(toReview.sheet, toReview.visibility, moderation);
  return found.verdict === "publish" ? guardSheet(services, toReview) : found;
}
