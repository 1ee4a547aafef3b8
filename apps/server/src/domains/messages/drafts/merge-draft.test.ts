import type { Draft, SentDraft, SyncedDraft } from "@4d/contract";
import {
  applyRemoteDraft,
  applySyncedDraft,
  detachDraft,
  EMPTY_DRAFT,
  type LocalDraft,
  markSyncing,
  restoreDraft,
  syncedDraftOf,
  writeDraft,
} from "@4d/sync";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { presentDraft } from "./drafts.presenter.ts";
import { type DraftRow, PAST_MAX } from "./drafts.repository.ts";
import { blankDraft, mergeDraft } from "./merge-draft.ts";

/** The server's side of one chat; `drafts.test.ts` shows that the database does the same. */
class ModelServer {
  row: DraftRow = blankDraft(1, "p:2");
  readonly #terminals: Terminal[];

  constructor(terminals: Terminal[]) {
    this.#terminals = terminals;
  }

  #store(row: DraftRow): void {
    const isSeen = row.text !== this.row.text || row.previous !== this.row.previous;
    const isNew = isSeen || this.row.revision === 0;
    this.row = { ...row, revision: this.row.revision + (isNew ? 1 : 0) };
    if (isSeen) for (const one of this.#terminals) one.frames.push(presentDraft(this.row));
  }

  sync(synced: SyncedDraft, now: number): Draft {
    const next = mergeDraft(this.row, synced, now);
    if (next !== null) this.#store(next);
    return presentDraft(this.row);
  }

  /** As `endDrafts` does it. */
  send({ revision, writing }: SentDraft): void {
    const { row } = this;
    const isKnown = row.text !== "" && (row.writing === writing?.id || revision >= row.text_since);
    const ended = writing === undefined ? [] : [writing.id];
    const past = [...ended, ...row.past.filter((one) => one !== writing?.id)].slice(0, PAST_MAX);
    const isSpent =
      row.previous !== "" &&
      (row.previous_writing === writing?.id ||
        (row.previous_since <= revision && revision <= row.previous_revision));
    const back = isSpent ? { previous: "" } : {};
    const cleared = isKnown ? { text: "", text_since: row.revision + 1 } : {};
    if (isKnown || isSpent) this.#store({ ...row, ...back, ...cleared, past });
    else this.row = { ...row, past, revision: Math.max(row.revision, 1) };
  }
}

/** A terminal with an arbitrarily wrong clock; what it sends and receives arrives when a step says so. */
class Terminal {
  held: LocalDraft = EMPTY_DRAFT;
  readonly frames: Draft[] = [];
  readonly #name: string;
  readonly #clockOff: number;
  /** The last update sent, until its response arrives: one at a time, as in the app. */
  #asked: LocalDraft | null = null;
  #onItsWay: { synced: LocalDraft; arrived: boolean; answer?: Draft } | null = null;
  #waiting: SentDraft[] = [];
  readonly #late: SyncedDraft[] = [];
  #serial = 0;

  constructor(name: string, clockOff: number) {
    this.#name = name;
    this.#clockOff = clockOff;
  }

  readonly #newId = (): string => {
    this.#serial += 1;
    return `${this.#name}${this.#serial}`;
  };

  write(text: string): void {
    if (text !== this.held.text) this.held = writeDraft(this.held, text, this.#newId);
  }

  /** Returns the restored text. */
  restore(): string {
    const { previous = "" } = this.held;
    if (previous !== "") this.held = restoreDraft(this.held, "restore", this.#newId);
    return previous;
  }

  /** Returns the text that went into the outbox. */
  send(): string {
    const { text } = this.held;
    if (text === "") return "";
    const { draft, remaining: left } = detachDraft(this.held, this.#newId);
    this.held = left;
    if (draft !== undefined) this.#waiting.push(draft);
    return text;
  }

  ask(): void {
    if (this.#onItsWay !== null || this.held.untold !== true) return;
    this.held = markSyncing(this.held);
    this.#onItsWay = { synced: this.held, arrived: false };
    this.#asked = this.held;
  }

  arrive(server: ModelServer, now: number): void {
    const request = this.#onItsWay;
    if (request === null || request.arrived) return;
    const synced = { ...syncedDraftOf(request.synced), updatedAt: now + this.#clockOff };
    this.#onItsWay = { ...request, arrived: true, answer: server.sync(synced, now) };
  }

  answer(): void {
    const request = this.#onItsWay;
    if (request?.answer === undefined || this.#asked === null) return;
    this.held = applySyncedDraft(this.held, request.synced, request.answer);
    this.#onItsWay = null;
  }

  /** No response came; the request may still arrive, long after. */
  lose(): void {
    if (this.#onItsWay?.arrived === false) this.#late.push(syncedDraftOf(this.#onItsWay.synced));
    this.#onItsWay = null;
  }

  late(server: ModelServer, now: number): void {
    const synced = this.#late.shift();
    if (synced !== undefined) server.sync({ ...synced, updatedAt: now + this.#clockOff }, now);
  }

  deliver(server: ModelServer): void {
    const draft = this.#waiting.shift();
    if (draft !== undefined) server.send(draft);
  }

  hear(): void {
    const come = this.frames.shift();
    if (come !== undefined) this.held = applyRemoteDraft(this.held, come);
  }

  /** Everything pending gets through, and the terminal requests the current draft. */
  settle(server: ModelServer, now: number): void {
    this.lose();
    while (this.#late.length > 0) this.late(server, now);
    while (this.#waiting.length > 0) this.deliver(server);
    while (this.frames.length > 0) this.hear();
    this.held = applyRemoteDraft(this.held, presentDraft(server.row));
    this.ask();
    this.arrive(server, now);
    this.answer();
  }
}

const OFF = [-86_400_000, -60_000, 0, 60_000, 86_400_000];
const step = fc.record({
  who: fc.nat(2),
  what: fc.constantFrom(
    ...(["write", "write", "write", "send", "restore", "ask", "ask", "arrive", "arrive"] as const),
    ...(["answer", "answer", "lose", "late", "deliver", "deliver", "hear", "hear", "clear"] as const),
  ),
  text: fc.constantFrom("早", "早上好", "tea", "tea at four", "coffee"),
});
const runs = Number(process.env.DRAFT_CASES ?? 3000);

type Step = {
  who: number;
  what: (typeof step extends fc.Arbitrary<infer S> ? S : never)["what"];
  text: string;
};
const all = (lines: readonly string[]): Step[] =>
  lines.flatMap((line) => {
    const [who = "", ...acts] = line.split(" ");
    return acts.map((what) => ({ who: Number(who), what: what as Step["what"], text: "tea" }));
  });
/** The text one step back is sent, and only then the current one, by somebody who saw it before that. */
const SENT_IN_ORDER = all([
  "2 write ask",
  "1 write ask",
  "2 send",
  "1 clear",
  "2 arrive",
  "1 write",
  "0 hear",
  "1 arrive",
]);
const AND_THEN = all(["2 deliver", "0 hear send"]);

describe("drafts of terminals whose clocks are wrong", () => {
  it("are the same on all of them once everything has arrived, and no sent words stand again", () => {
    const cases = fc.tuple(
      fc.array(fc.constantFrom(...OFF), { minLength: 3, maxLength: 3 }),
      fc.array(step, { maxLength: 60, size: "max" }),
    );
    fc.assert(
      fc.property(cases, ([clocks, steps]) => {
        const terminals = clocks.map((off, at) => new Terminal("abc".charAt(at), off));
        const server = new ModelServer(terminals);
        let serial = 0;
        const sent = new Set<string>();
        const restored = new Set<string>();
        steps.forEach(({ who, what, text }, now) => {
          const one = terminals[who];
          if (one === undefined) return;
          serial += 1;
          // No text is written twice, so that sent text which reappears is recognised.
          if (what === "write") one.write(`${text} ${serial}`);
          else if (what === "clear") one.write("");
          else if (what === "send") sent.add(one.send());
          else if (what === "restore") restored.add(one.restore());
          else if (what === "arrive") one.arrive(server, now);
          else if (what === "late") one.late(server, now);
          else if (what === "deliver") one.deliver(server);
          else one[what]();
        });
        for (let round = 0; round < 4; round += 1)
          for (const one of terminals) one.settle(server, steps.length + round);
        const shown = terminals.map(({ held }) => held.text);
        expect(shown).toEqual(shown.map(() => server.row.text));
        // Text somebody restored while it was being sent elsewhere is intended.
        const over = [...sent].filter((text) => text !== "" && !restored.has(text));
        expect(over.filter((text) => text === server.row.text || text === server.row.previous)).toEqual([]);
      }),
      {
        numRuns: runs,
        examples: [
          [
            [
              [0, 0, 0],
              [...SENT_IN_ORDER, ...AND_THEN],
            ],
          ],
        ],
      },
    );
  });

  it("lose no words: what another replaced unseen can be restored", () => {
    const words = fc.array(fc.constantFrom("早", "tea", "coffee", "好"), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(words, words, fc.constantFrom(...OFF), (here, there, off) => {
        const [one, other] = [new Terminal("a", off), new Terminal("b", -off)];
        const server = new ModelServer([one, other]);
        // Both write offline; the one who reconnects last wins.
        for (const text of here) one.write(`${text} here`);
        for (const text of there) other.write(`${text} there`);
        const [first, last] = [one.held.text, other.held.text];
        for (const terminal of [one, other, one]) terminal.settle(server, 1);
        expect([one.held.text, other.held.text]).toEqual([last, last]);
        expect([one.held.previous, other.held.previous]).toEqual([first, first]);
        one.restore();
        for (const terminal of [one, other]) terminal.settle(server, 2);
        expect(other.held).toMatchObject({ text: first, previous: last });
      }),
    );
  });
});
