import type { Spot } from "../graph/edit-nodes.ts";

/** What of the map is seen: the map's point at the middle of the screen, and how large things are drawn. */
export interface Camera extends Spot {
  readonly scale: number;
}
export interface Size {
  readonly width: number;
  readonly height: number;
}
export interface Box extends Spot, Size {}

export const SCALE_MIN = 0.08;
export const SCALE_MAX = 1.6;
export const NODE: Size = { width: 152, height: 64 };

const bounded = (scale: number) => Math.max(SCALE_MIN, Math.min(SCALE_MAX, scale));

/** Where a point of the map lies on the screen. Pure. */
export const toScreen = ({ x, y, scale }: Camera, { width, height }: Size, spot: Spot): Spot => ({
  x: (spot.x - x) * scale + width / 2,
  y: (spot.y - y) * scale + height / 2,
});

/** Which point of the map lies under one of the screen. Pure. */
export const toMap = ({ x, y, scale }: Camera, { width, height }: Size, spot: Spot): Spot => ({
  x: (spot.x - width / 2) / scale + x,
  y: (spot.y - height / 2) / scale + y,
});

/** Moved by so many pixels of the screen. Pure. */
export const panned = (camera: Camera, by: Spot): Camera => ({
  ...camera,
  x: camera.x - by.x / camera.scale,
  y: camera.y - by.y / camera.scale,
});

/** Larger or smaller by a factor, while the map's point under `around` stays where it is. Pure. */
export function zoomed(camera: Camera, size: Size, around: Spot, factor: number): Camera {
  const scale = bounded(camera.scale * factor);
  const held = toMap(camera, size, around);
  return {
    scale,
    x: held.x - (around.x - size.width / 2) / scale,
    y: held.y - (around.y - size.height / 2) / scale,
  };
}

/** The box around all nodes; a small one at the origin when there are none. Pure. */
export function boundsOf(spots: Iterable<Spot>): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of spots) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  if (left > right) return { x: 0, y: 0, ...NODE };
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** The camera that shows all nodes, no larger than life. Pure. */
export function fitting(spots: Iterable<Spot>, size: Size, margin = 36): Camera {
  const { x, y, width, height } = boundsOf(spots);
  const scale = Math.min(
    1,
    (size.width - margin * 2) / (width + NODE.width),
    (size.height - margin * 2) / (height + NODE.height),
  );
  return { x: x + width / 2, y: y + height / 2, scale: bounded(scale) };
}

/** The part of the map on the screen, and so much of the screen's size around it. Pure. */
export function seenBox({ x, y, scale }: Camera, { width, height }: Size, around = 0): Box {
  const seen = { width: (width / scale) * (1 + around * 2), height: (height / scale) * (1 + around * 2) };
  return { x: x - seen.width / 2, y: y - seen.height / 2, ...seen };
}

/** Whether one box lies wholly in another. Pure. */
export const isInside = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

/** Whether a node at a spot shows in a box. Pure. */
export const touches = ({ x, y }: Spot, box: Box): boolean =>
  x + NODE.width / 2 >= box.x &&
  x - NODE.width / 2 <= box.x + box.width &&
  y + NODE.height / 2 >= box.y &&
  y - NODE.height / 2 <= box.y + box.height;
