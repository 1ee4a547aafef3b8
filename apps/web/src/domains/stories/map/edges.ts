import type { Spot } from "../graph/edit-nodes.ts";
import { type Box, NODE } from "./camera.ts";

const DROP = NODE.height / 2;

/** The edge from one node's lower side to another's upper one; backward edges curve around the side. Pure. */
export function edgePath(from: Spot, to: Spot): string {
  const start = { x: from.x, y: from.y + DROP };
  const end = { x: to.x, y: to.y - DROP };
  if (end.y - start.y > 8) {
    const bend = Math.max(24, (end.y - start.y) / 2);
    return `M${start.x} ${start.y}C${start.x} ${start.y + bend} ${end.x} ${end.y - bend} ${end.x} ${end.y}`;
  }
  const side = to.x >= from.x ? 1 : -1;
  const out = side * (Math.abs(to.x - from.x) / 2 + NODE.width * 0.75);
  const middle = from.x + out;
  return `M${start.x} ${start.y}C${start.x} ${start.y + 56} ${middle} ${start.y + 48} ${middle} ${(start.y + end.y) / 2}C${middle} ${end.y - 48} ${end.x} ${end.y - 56} ${end.x} ${end.y}`;
}

/** Whether an edge may be visible in a box, judged by the box around both ends. Pure. */
export function edgeTouches(from: Spot, to: Spot, box: Box): boolean {
  const wide = NODE.width;
  return (
    Math.max(from.x, to.x) + wide >= box.x &&
    Math.min(from.x, to.x) - wide <= box.x + box.width &&
    Math.max(from.y, to.y) + wide >= box.y &&
    Math.min(from.y, to.y) - wide <= box.y + box.height
  );
}

/** The nearest node in a direction; straight ahead counts more than near. Pure. */
export function neighbour<T extends Spot>(from: Spot, nodes: readonly T[], direction: Spot): T | null {
  let best: T | null = null;
  let min = Infinity;
  for (const node of nodes) {
    const [dx, dy] = [node.x - from.x, node.y - from.y];
    const along = dx * direction.x + dy * direction.y;
    if (along <= 1) continue;
    const cost = along + Math.abs(dx * direction.y - dy * direction.x) * 2.5;
    if (cost < min) [best, min] = [node, cost];
  }
  return best;
}
