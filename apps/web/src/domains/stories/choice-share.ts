import type { ChoiceShare, StoryGraph } from "@4d/contract";
import type { Scene } from "@4d/story";

/** The place of a choice among those its author wrote, found by its words and where it led; -1 in ink from elsewhere. Pure. */
export function authoredChoiceIndex(
  graph: StoryGraph | null,
  scene: Scene,
  index: number,
  next: Scene,
): number {
  const node = graph?.nodes.find(({ id }) => id === scene.node);
  const text = scene.choices[index]?.text;
  if (node === undefined || text === undefined) return -1;
  return node.choices.findIndex((choice) => choice.text === text && choice.target === next.node);
}

/** Fewer readers than these say nothing of readers, and much of one of them. */
const MIN_READERS = 3;

/** How many of a hundred readers took a choice; null while too few have to say anything. Pure. */
export function percentOf(
  shares: readonly ChoiceShare[],
  node: string | null,
  choice: number,
): number | null {
  const share = shares.find((one) => one.node === node && one.choice === choice);
  return share === undefined || share.of < MIN_READERS ? null : Math.round((share.readers / share.of) * 100);
}
