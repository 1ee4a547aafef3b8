/** A point of the board, px. */
export interface Point {
  x: number;
  y: number;
}
interface Size {
  width: number;
  height: number;
}

/** About half of the size of a piece, px. */
const HALF = { x: 40, y: 24 };
/** Two pieces closer than this touch, px. */
const NEAR = { x: 62, y: 40 };
/** The longest thread, px. */
const THREAD = 190;

/** Half of the width of a piece without its name, and of a letter, px. */
const RIM = 31;
const LETTER = { wide: 7.5, narrow: 4.6 };

/** About half of the width of a piece with this name, px. Pure. */
export function halfWidthOf(name: string): number {
  const wide = name.match(/[\u2e80-\uffff]/g)?.length ?? 0;
  return Math.max(HALF.x, RIM + wide * LETTER.wide + (name.length - wide) * LETTER.narrow);
}

/** The point moved so that a piece on it is completely inside the board. Pure. */
export function clamped({ x, y }: Point, { width, height }: Size, halfWidth = HALF.x): Point {
  if (width === 0 || height === 0) return { x, y };
  const within = (value: number, half: number, most: number) =>
    Math.min(Math.max(value, half), Math.max(half, most - half));
  return { x: within(x, halfWidth, width), y: within(y, HALF.y, height) };
}

/** A free point, from the middle outwards on a sunflower spiral. Pure. */
export function freePosition(pieces: readonly Point[], { width, height }: Size): Point {
  const [middleX, middleY] = [width / 2, height * 0.45];
  for (let step = 0; step < 240; step += 1) {
    const angle = step * 2.399_963;
    const reach = 26 * Math.sqrt(step);
    const spot = clamped(
      { x: middleX + Math.cos(angle) * reach * 1.2, y: middleY + Math.sin(angle) * reach },
      { width, height },
    );
    const isFree = pieces.every(({ x, y }) => Math.abs(x - spot.x) > 100 || Math.abs(y - spot.y) > 62);
    if (isFree) return spot;
  }
  return { x: middleX, y: middleY };
}

/** The piece that a point touches, the nearest of several. Pure. */
export function pieceAt<T extends Point>(pieces: readonly T[], { x, y }: Point): T | null {
  let best: T | null = null;
  let least = 1;
  for (const piece of pieces) {
    const distance = Math.max(Math.abs(piece.x - x) / NEAR.x, Math.abs(piece.y - y) / NEAR.y);
    if (distance < least) [best, least] = [piece, distance];
  }
  return best;
}

/** The two nearest pieces within the length of a thread. Pure. */
export function neighbours<T extends Point>(pieces: readonly T[], { x, y }: Point): T[] {
  return pieces
    .map((piece) => ({ piece, far: Math.hypot(piece.x - x, piece.y - y) }))
    .filter(({ far: distance }) => distance < THREAD)
    .sort((one, other) => one.far - other.far)
    .slice(0, 2)
    .map(({ piece }) => piece);
}
