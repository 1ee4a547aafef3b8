import { groupChatId } from "@4d/contract";
import { beforeEach, expect, it } from "vitest";
import { MemoryStore } from "./memory-store.ts";
import { SyncEngine } from "./sync-engine.ts";
import { displayOf } from "./testing/display.ts";
import { FRIEND, GROUP, ME } from "./testing/model-history.ts";
import { ModelLink } from "./testing/model-link.ts";
import { ModelServer } from "./testing/model-server.ts";
import { VirtualTimers } from "./testing/virtual-timers.ts";

const CHAT = groupChatId(GROUP);
/** More than a chat summary brings, and more than a page of history. */
const MANY = 70;

let server: ModelServer;
let timers: VirtualTimers;

beforeEach(() => {
  server = new ModelServer();
  timers = new VirtualTimers();
});

async function terminal() {
  const link = new ModelLink(server);
  const engine = new SyncEngine({ me: ME, call: link.call, frames: link, store: new MemoryStore(), timers });
  await engine.start();
  return {
    link,
    async online() {
      link.connect();
      await timers.pass(2000);
    },
    /** Everything of the group that this terminal can show, scrolled up to its beginning. */
    async shown() {
      for (let pages = 0; pages < 9 && (await engine.history.loadOlder(CHAT)) === "more"; pages += 1);
      return displayOf(engine.state);
    },
  };
}

it("shows the same on every terminal of a member who returned to a group: what was said before, and since", async () => {
  for (let at = 0; at < MANY; at += 1) server.send(CHAT, FRIEND, `early ${at}`);
  const [present, away] = [await terminal(), await terminal()];
  await present.online();
  await away.online();
  away.link.disconnect();
  server.send(CHAT, FRIEND, "the last before");
  present.link.push();
  // While I am out of the group, others speak; then I am let in again and get the recalls made meanwhile.
  server.pass("group", 100);
  server.step({ what: "recall", chat: 2, mine: false, pick: MANY - 1 });
  server.send(CHAT, FRIEND, "back");
  present.link.push();
  await timers.pass(2000);
  await away.online();
  const fresh = await terminal();
  await fresh.online();
  const [first, ...others] = [await present.shown(), await away.shown(), await fresh.shown()];
  for (const other of others) expect(other).toEqual(first);
  const texts = first?.[0]?.messages.map(({ content, status }) => (status === 2 ? "" : content));
  expect(texts).toHaveLength(MANY + 2);
  expect(texts?.slice(-3)).toEqual(["", "the last before", "back"]);
});
