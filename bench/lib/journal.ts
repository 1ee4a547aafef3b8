import type { StreamKind } from "@4d/contract";
import type { SyncEngine } from "@4d/sync";

interface Move {
  kind: StreamKind;
  from: number;
  to: number;
  detail: string;
}

const MOVES_MAX = 20_000;

/**
 * How the cursors of a device moved, over all programs that ran on it: a move past a lost row tells why it
 * was lost.
 */
export class Journal {
  readonly #moves: Move[] = [];

  /** Follows a program from its start. */
  follow({ core }: SyncEngine): void {
    const { streams } = core.state;
    for (const kind of ["private", "group"] as const)
      this.#note({ kind, from: 0, to: streams[kind].position, detail: "read from storage" });
    core.onCommit(({ before, after, reset }) => {
      for (const kind of ["private", "group"] as const) {
        const [one, other] = [before.streams[kind], after.streams[kind]];
        if (one.position === other.position) continue;
        const detail = JSON.stringify({
          reset,
          before: { ...one, held: one.held.slice(0, 3) },
          after: other,
        });
        this.#note({ kind, from: one.position, to: other.position, detail: detail.slice(0, 600) });
      }
    });
  }

  /** The moves past a row. */
  over(kind: StreamKind, id: number): string[] {
    return this.#moves
      .filter((move) => move.kind === kind && move.from < id && move.to >= id)
      .map(({ from, to, detail }) => `${from} → ${to}: ${detail}`);
  }

  #note(move: Move): void {
    this.#moves.push(move);
    if (this.#moves.length > MOVES_MAX) this.#moves.shift();
  }
}
