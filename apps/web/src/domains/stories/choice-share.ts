import type { ChoiceShare, StoryGraph } from "@4d/contract";
import type { Scene } from "@4d/story";

/** A choice's index in its node, found by its text and target; -1 in imported ink. Pure. */
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

/** With fewer readers a share says nothing in general, and too much about one of them. */
const MIN_READERS = 3;

/** Percentage of readers who took a choice; null while there are too few readers. Pure. */
export function percentOf(
  shares: readonly ChoiceShare[],
  node: string | null,
  choice: number,
): number | null {
  const share = shares.find((one) => one.node === node && one.choice === choice);
  return share === undefined || share.of < MIN_READERS ? null : Math.round((share.readers / share.of) * 100);
}
