const MAX_WIDTH = 220;
const MAX_HEIGHT = 280;
const MIN_SIDE = 72;
/** For pictures of unknown size. */
const UNKNOWN = { width: 196, height: 132 };

/** The size of a picture in a chat, px; known before it loads, so nothing jumps (`MSG-10`). Pure. */
export function pictureSize(width: number, height: number): { width: number; height: number } {
  if (width <= 0 || height <= 0) return UNKNOWN;
  const scale = Math.min(MAX_WIDTH / width, MAX_HEIGHT / height, 1);
  const bring = (side: number, max: number) => Math.min(max, Math.max(MIN_SIDE, Math.round(side * scale)));
  return { width: bring(width, MAX_WIDTH), height: bring(height, MAX_HEIGHT) };
}
