import { STORY_TITLE_MAX, type StoryNode } from "@4d/contract";
import { suggestBranch } from "@4d/story";
import { attempt, type Failure } from "../../platform/failure.ts";
import { choiceTo, linkNodes } from "./graph/edit-choices.ts";
import { addNode, emptyNode, freeSpotBelow, type GraphEdit } from "./graph/edit-nodes.ts";
import { freshId } from "./graph/fresh-id.ts";
import { type Branch, writingApi } from "./writing.api.ts";
import { save, workBy } from "./writing.store.ts";

export type { Branch } from "./writing.api.ts";

export type SuggestionOutcome = { ok: true; branch: Branch } | { ok: false; failure: Failure };

/** Suggests continuations: from the server's model or built-in engine; offline, from the one in this page. */
export async function suggestNext(key: string, node: StoryNode, hint: string): Promise<SuggestionOutcome> {
  const seed = crypto.randomUUID().slice(0, 8);
  await save(key);
  const work = workBy(key);
  if (work?.id != null) {
    const outcome = await attempt(writingApi.branch(work.id, node.id, hint, seed));
    if (outcome.ok) return { ok: true, branch: outcome.value };
    if (outcome.failure.code !== 0) return outcome;
  }
  const graph = work?.written.graph ?? { start: "", cast: [], variables: [], nodes: [] };
  const { label, scene, choices } = suggestBranch({ node, graph, hint, seed });
  const own = choices.map(({ text, effects }) => ({ text, effects: [...effects] }));
  return { ok: true, branch: { label, scene, choices: own, ending: false, by: "builtin" } };
}

/** Accepts a suggestion: adds a scene below the node, and a choice that leads to it. */
export function acceptSuggestion(
  node: StoryNode,
  { label, scene, choices, ending }: Branch,
): { edit: GraphEdit; id: string } {
  const id = freshId("n");
  const edit: GraphEdit = (graph) => {
    const next: StoryNode = {
      ...emptyNode(id, freeSpotBelow(graph, node)),
      title: label.slice(0, STORY_TITLE_MAX),
      text: scene,
      choices: choices.map(({ text, effects }) => ({ ...choiceTo("", text), effects })),
      ending,
      endingName: ending ? label.slice(0, STORY_TITLE_MAX) : "",
    };
    const linked = linkNodes(node.id, id)(addNode(next)(graph));
    return {
      ...linked,
      nodes: linked.nodes.map((one) =>
        one.id === node.id
          ? {
              ...one,
              choices: one.choices.map((choice) =>
                choice.target === id && choice.text === "" ? { ...choice, text: label } : choice,
              ),
            }
          : one,
      ),
    };
  };
  return { edit, id };
}
