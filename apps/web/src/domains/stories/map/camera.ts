import type { Spot } from "../graph/edit-nodes.ts";

/** The visible part of the map: the point at the screen's centre, and the scale. */
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

/** The map point at a screen position. Pure. */
export const toMap = ({ x, y, scale }: Camera, { width, height }: Size, spot: Spot): Spot => ({
  x: (spot.x - width / 2) / scale + x,
  y: (spot.y - height / 2) / scale + y,
});

/** Moves by this many screen pixels. Pure. */
export const panned = (camera: Camera, by: Spot): Camera => ({
  ...camera,
  x: camera.x - by.x / camera.scale,
  y: camera.y - by.y / camera.scale,
});

/** Zooms by a factor, while the map point under `around` stays in place. Pure. */
export function zoomed(camera: Camera, size: Size, around: Spot, factor: number): Camera {
  const scale = bounded(camera.scale * factor);
  const held = toMap(camera, size, around);
  return {
    scale,
    x: held.x - (around.x - size.width / 2) / scale,
    y: held.y - (around.y - size.height / 2) / scale,
  };
}

/** The bounding box of all nodes; a small one at the origin when there are none. Pure. */
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

/** The camera that shows all nodes, at a scale of at most 1. Pure. */
export function fitting(spots: Iterable<Spot>, size: Size, margin = 36): Camera {
  const { x, y, width, height } = boundsOf(spots);
  const scale = Math.min(
    1,
    (size.width - margin * 2) / (width + NODE.width),
    (size.height - margin * 2) / (height + NODE.height),
  );
  return { x: x + width / 2, y: y + height / 2, scale: bounded(scale) };
}

/** The part of the map on screen, extended by a share of the screen's size. Pure. */
export function seenBox({ x, y, scale }: Camera, { width, height }: Size, around = 0): Box {
  const seen = { width: (width / scale) * (1 + around * 2), height: (height / scale) * (1 + around * 2) };
  return { x: x - seen.width / 2, y: y - seen.height / 2, ...seen };
}

/** Whether one box lies completely in another. Pure. */
export const isInside = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

/** Whether a node at a position is visible in a box. Pure. */
export const touches = ({ x, y }: Spot, box: Box): boolean =>
  x + NODE.width / 2 >= box.x &&
  x - NODE.width / 2 <= box.x + box.width &&
  y + NODE.height / 2 >= box.y &&
  y - NODE.height / 2 <= box.y + box.height;
