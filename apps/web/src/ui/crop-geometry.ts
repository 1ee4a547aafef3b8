/** The position of a picture under the crop window: the offset of its middle from the window's, and its scale. */
export interface Placement {
  x: number;
  y: number;
  scale: number;
}
export interface Size {
  width: number;
  height: number;
}
/** The largest zoom, relative to the smallest one that fills the window. */
export const MAX_ZOOM = 4;

/** The smallest scale at which the picture fills a square window. */
export function coverScale({ width, height }: Size, window: number): number {
  return window / Math.min(width, height);
}

/** Limits a placement so that the picture covers the window, at a scale between cover and 4 × cover. */
export function clampPlacement(placement: Placement, picture: Size, window: number): Placement {
  const cover = coverScale(picture, window);
  const scale = Math.min(cover * MAX_ZOOM, Math.max(cover, placement.scale));
  const room = (edge: number) => Math.max(0, (edge * scale - window) / 2);
  const within = (value: number, limit: number) => Math.min(limit, Math.max(-limit, value));
  return { x: within(placement.x, room(picture.width)), y: within(placement.y, room(picture.height)), scale };
}

/** Zooms around a point relative to the window's middle, so that the point under the fingers does not move. */
export function zoomAround(placement: Placement, factor: number, x: number, y: number): Placement {
  return {
    x: x + (placement.x - x) * factor,
    y: y + (placement.y - y) * factor,
    scale: placement.scale * factor,
  };
}

/** The square of the picture under the window, in picture pixels. */
export function cropSquare({ x, y, scale }: Placement, { width, height }: Size, window: number) {
  const edge = window / scale;
  return { left: width / 2 - x / scale - edge / 2, top: height / 2 - y / scale - edge / 2, edge };
}
