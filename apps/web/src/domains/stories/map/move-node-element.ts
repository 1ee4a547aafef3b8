import type { Spot } from "../graph/edit-nodes.ts";
import { NODE } from "./camera.ts";
import { edgePath } from "./edges.ts";

/** A node's transform in the map's layer. Pure. */
export const nodeTransform = ({ x, y }: Spot): string =>
  `translate(${x - NODE.width / 2}px, ${y - NODE.height / 2}px)`;

/** Moves a node and its edges in the DOM, so that a drag redraws nothing else of five hundred nodes. */
export function moveNodeElement(
  layer: HTMLElement | null,
  spotOf: (id: string) => Spot | undefined,
  id: string,
  spot: Spot,
): void {
  if (layer === null) return;
  const name = CSS.escape(id);
  const node = layer.querySelector<HTMLElement>(`[data-node="${name}"]`);
  if (node !== null) node.style.transform = nodeTransform(spot);
  const spotAtEnd = (end = "") => (end === id ? spot : spotOf(end));
  for (const line of layer.querySelectorAll<SVGPathElement>(`[data-from="${name}"], [data-to="${name}"]`)) {
    const [from, to] = [spotAtEnd(line.dataset.from), spotAtEnd(line.dataset.to)];
    if (from !== undefined && to !== undefined) line.setAttribute("d", edgePath(from, to));
  }
}
