import { createStore } from "zustand/vanilla";
import { toastFailure } from "../../platform/dialogs.ts";
import { tick } from "../../platform/media/haptics.ts";
import { signedOut } from "../../platform/session.ts";
import { clamped, freePosition, halfWidthOf, type Point } from "./board-geometry.ts";
import type { Play, Played } from "./play.ts";
import { settleSoon } from "./settle.store.ts";
import { elementName, type Thing } from "./thing.ts";

/** An element on the board; `x` and `y` are its middle, px from the corner of the board. */
export interface Piece extends Point {
  id: number;
  thing: Thing;
  /** A first discovery, which is drawn filled. */
  first: boolean;
  /** It was made just now. */
  fresh: boolean;
}

/** A note on the board, beside the piece it is about. */
export interface Note extends Point {
  id: number;
  played: Played;
}

export interface BoardState {
  pieces: readonly Piece[];
  selected: number | null;
  /** Pieces that are being combined. */
  busy: ReadonlySet<number>;
  /** Pieces that made nothing, which shake. */
  shaken: ReadonlySet<number>;
  note: Note | null;
  width: number;
  height: number;
}

/** The most pieces on a board; the oldest are removed. */
const MOST = 200;
const NOTE_MS = 4200;
const SHAKE_MS = 420;

const empty = { pieces: [], selected: null, busy: new Set<number>(), shaken: new Set<number>(), note: null };

const without = <T>(set: ReadonlySet<T>, ...items: T[]): Set<T> =>
  new Set([...set].filter((one) => !items.includes(one)));

/** A board to play on; `decide` says what two elements make. */
export class Board {
  readonly store = createStore<BoardState>()(() => ({ ...empty, width: 0, height: 0 }));
  readonly #decide: (a: Thing, b: Thing) => Promise<Play>;
  #made = 0;
  #noteTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(decide: (a: Thing, b: Thing) => Promise<Play>) {
    this.#decide = decide;
    signedOut.on(() => this.clear());
  }

  get #now(): BoardState {
    return this.store.getState();
  }

  pieceOf(id: number): Piece | undefined {
    return this.#now.pieces.find((one) => one.id === id);
  }

  /** Puts an element on the board, at a free point unless one is given. */
  place(thing: Thing, spot?: Point, more: Partial<Piece> = {}): Piece {
    const { pieces } = this.#now;
    this.#made += 1;
    const at = clamped(spot ?? freePosition(pieces, this.#now), this.#now, halfWidthOf(elementName(thing)));
    const piece = { id: this.#made, thing, first: false, fresh: false, ...at, ...more };
    this.store.setState({ pieces: [...pieces, piece].slice(-MOST) });
    return piece;
  }

  move(id: number, spot: Point): void {
    const moved = (one: Piece) => ({
      ...one,
      ...clamped(spot, this.#now, halfWidthOf(elementName(one.thing))),
    });
    const pieces = this.#now.pieces.map((one) => (one.id === id ? moved(one) : one));
    this.store.setState({ pieces });
  }

  remove(id: number): void {
    const { pieces, selected } = this.#now;
    this.store.setState({
      pieces: pieces.filter((one) => one.id !== id),
      selected: selected === id ? null : selected,
    });
  }

  select(selected: number | null): void {
    this.store.setState({ selected });
  }

  /** Removes everything from the board. */
  clear(): void {
    this.store.setState(empty);
  }

  /** Removes pieces that are no longer mine. */
  retain(isMine: (thing: Thing) => boolean): void {
    this.store.setState({ pieces: this.#now.pieces.filter(({ thing }) => isMine(thing)) });
  }

  resize(width: number, height: number): void {
    const before = this.#now;
    if (before.width === width && before.height === height) return;
    const pieces = before.pieces.map((one) => ({
      ...one,
      ...clamped(one, { width, height }, halfWidthOf(elementName(one.thing))),
    }));
    this.store.setState({ width, height, pieces });
  }

  /** Combines two pieces. @returns the result, or null if there is none. */
  async merge(one: number, other: number): Promise<Piece | null> {
    const [a, b] = [this.pieceOf(one), this.pieceOf(other)];
    const { busy } = this.#now;
    if (a === undefined || b === undefined || busy.has(one) || busy.has(other)) return null;
    this.store.setState({ busy: new Set([...busy, one, other]), selected: null });
    const play = await this.#decide(a.thing, b.thing);
    this.store.setState({ busy: without(this.#now.busy, one, other) });
    if (!play.ok) {
      toastFailure(play.failure);
      return null;
    }
    const piece = this.#show(this.pieceOf(one) ?? a, this.pieceOf(other) ?? b, play.played);
    settleSoon();
    return piece;
  }

  /** Handles a press on a piece: selects it, or combines it with the selected one. */
  async press(id: number): Promise<Piece | null> {
    const { selected } = this.#now;
    const partner = this.pieceOf(id);
    if (selected === id || selected === null || this.pieceOf(selected) === undefined || !partner) {
      this.select(selected === id ? null : id);
      return null;
    }
    this.move(selected, { x: partner.x, y: partner.y });
    return this.merge(selected, id);
  }

  /** Handles a press on the shelf: places the element, and combines it with the selected piece. */
  async pressThing(thing: Thing): Promise<Piece | null> {
    const { selected } = this.#now;
    const chosen = selected === null ? undefined : this.pieceOf(selected);
    if (chosen !== undefined) {
      const piece = this.place(thing, { x: chosen.x + 12, y: chosen.y + 12 });
      return this.merge(chosen.id, piece.id);
    }
    const piece = this.place(thing);
    this.select(piece.id);
    return piece;
  }

  #show(a: Piece, b: Piece, played: Played): Piece | null {
    const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
    if (played.thing === null) {
      this.#shake(a.id, b.id);
      this.#setNote(middle, played);
      return null;
    }
    this.remove(a.id);
    this.remove(b.id);
    const piece = this.place(played.thing, middle, { first: played.first, fresh: true });
    tick();
    if (played.first || played.isNew || played.goalMet) this.#setNote(piece, played);
    return piece;
  }

  #setNote({ x, y }: Point, played: Played): void {
    clearTimeout(this.#noteTimer);
    this.#made += 1;
    this.store.setState({ note: { x, y, id: this.#made, played } });
    this.#noteTimer = setTimeout(() => this.store.setState({ note: null }), NOTE_MS);
  }

  #shake(...ids: number[]): void {
    this.store.setState({ shaken: new Set([...this.#now.shaken, ...ids]) });
    setTimeout(() => this.store.setState({ shaken: without(this.#now.shaken, ...ids) }), SHAKE_MS);
  }
}
