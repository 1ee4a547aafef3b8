import { randomOf } from "../random.ts";
import { languageOf } from "../text/language.ts";
import type { CharacterDraft } from "./draft.ts";
import { fillDraftEn, NAMES_EN } from "./fill-draft.en.ts";
import { fillDraft } from "./fill-draft.ts";
import { readIdea } from "./read-idea.ts";

/** A whole character from one sentence, without a model (`CHAR-1`); another seed gives another character. */
export function draftFrom(sentence: string, seed: string | number = 0): CharacterDraft {
  const idea = readIdea(sentence);
  const random = randomOf(`${seed}|${sentence}`);
  const core = idea.core === "" ? "一个还没有被好好介绍过的人" : idea.core;
  if (languageOf(core) === "en") {
    return fillDraftEn({ core, random, who: idea.name ?? random.pick(NAMES_EN) ?? "Wren" });
  }
  return fillDraft({ ...idea, core, random, who: idea.name ?? random.pick(idea.occupation.names) ?? "阿未" });
}
