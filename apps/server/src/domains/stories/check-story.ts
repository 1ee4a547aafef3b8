import type { api, InputOf, Lang, OutputOf, StoryProblem } from "@4d/contract";
import type { StoryIssue } from "@4d/story";
import type { Call } from "../../platform/context.ts";
import { enforceLimit } from "../../platform/enforce-limit.ts";
import { readGraph } from "./stored-json.ts";
import { findStory } from "./stories.repository.ts";
import { ensureOwnStory } from "./story-access.ts";
import { workOnStory } from "./work-on-story.ts";

type Check = typeof api.stories.check;

const CHECKS = { rate: 1 / 5, burst: 10 };

/** Issues of a check, in the author's language. */
export const problemsOf = (issues: readonly StoryIssue[], lang: Lang): StoryProblem[] =>
  issues.map(({ zh, en, ...where }) => ({ ...where, text: { zh, en }[lang] }));

/**
 * What is wrong with my story, and what five hundred random readers would meet (`STORY-1`). Imported ink was played
 * when it was imported, and has no nodes to attach issues to. @throws Failure notFound, tooMany, invalid.
 */
export async function checkStory({
  ctx: { services, actor, lang },
  input,
}: Call<InputOf<Check>>): Promise<OutputOf<Check>> {
  const row = ensureOwnStory(await findStory(services.db, input.id), actor.id);
  if (row.source === "ink") return { issues: [], sound: true, exact: false, play: null };
  await enforceLimit(services, `story-check:${actor.id}`, CHECKS);
  const { check, play } = await workOnStory(
    services,
    "check",
    { graph: readGraph(row.graph) },
    { ownerId: actor.id },
  );
  return { issues: problemsOf(check.issues, lang), sound: check.sound, exact: check.exact, play };
}
