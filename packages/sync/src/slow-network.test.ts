import * as fc from "fast-check";
import { expect, it } from "vitest";
import { applyRows } from "./apply-rows.ts";
import { MemoryStore } from "./memory-store.ts";
import { SyncEngine } from "./sync-engine.ts";
import { emptyState, type SyncState } from "./sync-state.ts";
import type { SyncStore } from "./sync-store.ts";
import { displayOf } from "./testing/display.ts";
import { ME } from "./testing/model-history.ts";
import { ModelLink, RefusedError } from "./testing/model-link.ts";
import { ModelServer } from "./testing/model-server.ts";
import { VirtualTimers } from "./testing/virtual-timers.ts";

const numRuns = Math.ceil(Number(process.env.SYNC_CASES ?? 3000) / 20);
const PATIENCE = 1_800_000;
const BURST = 25;

/** A program on a device: its own engine and link to the server, over storage that outlives it. */
class Program {
  readonly engine: SyncEngine;
  readonly link: ModelLink;
  #alive = true;

  constructor(server: ModelServer, disk: MemoryStore, timers: VirtualTimers, chance: () => number) {
    this.link = new ModelLink(server);
    const wait = (ms: number) => new Promise<void>((resolve) => void timers.after(ms, resolve));
    this.link.delay = () => wait(chance() < 0.1 ? 3000 * chance() : 60 * chance());
    this.link.fault = () => {
      if (chance() < 0.1) throw new RefusedError(503);
    };
    this.link.copies = () => (chance() < 0.15 ? 0 : 1 + Math.floor(chance() * 1.2));
    this.link.deliver = (arrive) => {
      if (chance() < 0.8) arrive();
      else void wait(2000 * chance()).then(() => (this.#alive ? arrive() : undefined));
    };
    const ifAlive = (work: () => Promise<void>) => (this.#alive ? work() : Promise.resolve());
    const store: SyncStore = {
      load: () => disk.load(),
      outbox: () => disk.outbox(),
      deleteExpired: () => Promise.resolve({ expired: [], next: null }),
      messagesBefore: (...asked) => disk.messagesBefore(...asked),
      write: (batch) => ifAlive(() => disk.write(batch)),
      putOutbox: (items) => ifAlive(() => disk.putOutbox(items)),
      deleteOutbox: (ids) => ifAlive(() => disk.deleteOutbox(ids)),
    };
    this.engine = new SyncEngine({ me: ME, call: this.link.call, frames: this.link, store, timers });
  }

  /** Ends without writing what is not stored yet. */
  crash(): void {
    this.#alive = false;
    this.link.disconnect();
    void this.engine.stop();
  }
}

/** Everything but the mention marks, which summaries do not carry for messages below their own. */
const shownOf = (state: SyncState) => displayOf(state).map(({ atMe, atAll, ...shown }) => shown);

const move = fc.record({ what: fc.nat(19), ms: fc.nat(120), chat: fc.constantFrom<0 | 1 | 2>(0, 1, 2) });

it(
  "shows what a fresh fetch shows, however slow the responses and whenever the program crashes",
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(move, { minLength: 20, maxLength: 150, size: "max" }),
        fc.infiniteStream(fc.double({ min: 0, max: 0.999, noNaN: true })),
        async (moves, chances) => {
          const chance = (): number => {
            const next = chances.next();
            return next.done === true ? 0 : next.value;
          };
          const server = new ModelServer();
          server.step({ what: "send", chat: 2, mine: false, pick: 1 });
          const timers = new VirtualTimers();
          const disk = new MemoryStore();
          let program = new Program(server, disk, timers, chance);
          await program.engine.start();
          program.link.connect();
          for (const { what, ms, chat } of moves) {
            const sends = what < 15 ? 1 : 0;
            // Now and then more at once than a chat summary brings.
            for (let left = what === 18 ? BURST : sends; left > 0; left -= 1)
              server.step({ what: "send", chat, mine: false, pick: ms });
            if (what === 15 || what === 16) {
              program.link.disconnect();
              await timers.pass(ms);
              program.link.connect();
            }
            if (what === 17) {
              program.crash();
              program = new Program(server, disk, timers, chance);
              await program.engine.start();
              program.link.connect();
            }
            program.link.push();
            await timers.pass(ms);
          }
          program.link.fault = () => undefined;
          program.link.delay = () => Promise.resolve();
          program.link.copies = () => 1;
          program.link.sendGiven();
          await timers.pass(40_000);
          for (const chatId of program.engine.state.chats.keys())
            while ((await program.engine.history.loadOlder(chatId)) === "more");
          const rows = [...server.page("private", 0, 1e6), ...server.page("group", 0, 1e6)];
          const fresh = applyRows(emptyState(ME), rows, "page").state;
          expect(shownOf(program.engine.state)).toEqual(shownOf(fresh));
          await program.engine.stop();
        },
      ),
      { numRuns },
    );
  },
  PATIENCE,
);
