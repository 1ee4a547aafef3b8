/** Where a row stands in the stream as this socket was given it (`messages §1.2`). */
export interface Link {
  id: number;
  /** The row this socket was given before; 0 for the first since login. */
  prevId: number;
}

/** A stream's position: this terminal holds every row with id ≤ `position` that I can see. */
export interface Cursor {
  position: number;
  /** A pull that began after the present login is complete, so the socket's chain can be trusted. */
  linked: boolean;
  /** Which login this is; answers to older pulls do not link. */
  login: number;
  /** Frames above the position that do not fit yet, ascending. */
  held: readonly Link[];
  /** The newest row this socket was given, as far as the server or a frame has reported. */
  given: number;
}

/** A cursor that stands at `position` and is not linked. */
export const cursorAt = (position: number): Cursor => ({
  position,
  linked: false,
  login: 0,
  held: [],
  given: 0,
});

const HELD_MAX = 2000;

/** Moves over every held frame that now fits. */
function follow(cursor: Cursor): Cursor {
  let { position } = cursor;
  let count = 0;
  for (const { id, prevId } of cursor.held) {
    if (prevId > position) break;
    position = Math.max(position, id);
    count += 1;
  }
  return { ...cursor, position, held: cursor.held.slice(count) };
}

/** A new socket is logged in: its chain begins anew, and what was held of the old one is useless. */
export function onLogin(cursor: Cursor): Cursor {
  return { ...cursor, linked: false, login: cursor.login + 1, held: [], given: 0 };
}

/** A frame came. Its row is displayed in any case; this only decides the position. */
export function onFrame(cursor: Cursor, link: Link): Cursor {
  if (link.id <= cursor.position) return cursor;
  if (cursor.held.some(({ id }) => id === link.id)) return cursor;
  const held = [...cursor.held, link].sort((a, b) => a.id - b.id);
  const next = { ...cursor, held: held.slice(0, HELD_MAX), given: Math.max(cursor.given, link.id) };
  return cursor.linked ? follow(next) : next;
}

/**
 * The server reported what it gave this socket last: the only way to learn that the newest frame was lost.
 */
export const onGiven = (cursor: Cursor, given: number): Cursor =>
  given <= cursor.given ? cursor : { ...cursor, given };

/** Whether a linked cursor is below what its socket was given: a gap to wait for, then to pull. */
export const hasGap = (cursor: Cursor): boolean => cursor.linked && cursor.given > cursor.position;

/**
 * A pull's page: where it began, the largest position in it, whether it was the last, and under which login.
 * `given` is the cursor's when the page was requested: rows up to it that a complete page lacks are no longer
 * visible to me.
 */
export interface Pulled {
  from: number;
  given: number;
  last: number;
  complete: boolean;
  login: number;
}

/** A page came. It counts only when it began at or below the position: then nothing between is missing. */
export function onPulled(cursor: Cursor, page: Pulled): Cursor {
  if (page.from > cursor.position) return cursor;
  const reached = page.complete ? page.given : 0;
  const position = Math.max(cursor.position, page.last, reached);
  const linked = cursor.linked || (page.complete && page.login === cursor.login);
  const held = cursor.held.filter(({ id }) => id > position);
  const next = { ...cursor, position, linked, held };
  return linked ? follow(next) : next;
}
