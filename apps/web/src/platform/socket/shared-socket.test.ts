import { Connection, type Expulsion, type LocalEvent, type OutboxClaim, type SocketHandlers } from "@4d/sync";
import { afterEach, expect, it, vi } from "vitest";
import { browserTimers } from "./browser-timers.ts";
import { SharedSocket } from "./shared-socket.ts";
import { openTabChannel } from "./tab-channel.ts";

interface Tab {
  socket: SharedSocket;
  dials: { handlers: SocketHandlers; closed: number | null }[];
  seen: string[];
  locals: LocalEvent[];
  claims: OutboxClaim[];
  expelled: Expulsion[];
}
let uid = 0;
let tabs: Tab[] = [];

function openTab(locks: LockManager | undefined, hidden = false, isUrgent = () => false): Tab {
  const tab: Omit<Tab, "socket"> = { dials: [], seen: [], locals: [], claims: [], expelled: [] };
  const socket = new SharedSocket({
    uid,
    channel: openTabChannel(uid),
    timers: browserTimers,
    isHidden: () => hidden,
    isUrgent,
    locks,
    connect: (onExpelled) =>
      new Connection({
        timers: browserTimers,
        token: () => "token",
        renew: () => Promise.resolve(),
        onExpelled,
        open: (handlers) => {
          const dial = { handlers, closed: null as number | null };
          tab.dials.push(dial);
          return { send: () => undefined, close: (code) => (dial.closed = code) };
        },
      }),
    onElected: () => tab.seen.push("lead"),
    onExpelled: (why) => tab.expelled.push(why),
    onLocal: (event) => tab.locals.push(event),
    onClaim: (claim) => tab.claims.push(claim),
  });
  socket.onState((state) => tab.seen.push(state));
  socket.onFrame((frame) => tab.seen.push(`cmd ${frame.cmd}`));
  const made = { ...tab, socket };
  tabs.push(made);
  socket.start();
  return made;
}

/** Waits for work of other threads of the browser, without a fixed sleep. */
async function until(what: () => boolean): Promise<void> {
  const limit = Date.now() + 6000;
  while (!what()) {
    if (Date.now() > limit) throw new Error("It did not happen");
    await new Promise((done) => setTimeout(done, 5));
  }
}
const logIn = (tab: Tab) => {
  const dial = tab.dials.at(-1);
  dial?.handlers.onOpen();
  dial?.handlers.onText('{"cmd":0,"data":null}');
};

afterEach(() => {
  for (const { socket } of tabs) socket.stop();
  tabs = [];
  uid += 1;
});

it.each([
  ["Web Locks", () => navigator.locks],
  ["beats", () => undefined],
])("shares one socket between tabs by %s and hands it over", async (_, locks) => {
  const first = openTab(locks());
  await until(() => first.dials.length === 1);
  logIn(first);
  const second = openTab(locks());
  await until(() => second.seen.includes("online"));
  expect(second.dials).toEqual([]);
  first.dials[0]?.handlers.onText('{"cmd":1,"data":null}');
  await until(() => second.seen.includes("cmd 1"));
  first.socket.stop();
  await until(() => second.dials.length === 1);
  expect(first.dials[0]?.closed).toBe(3099);
  expect(second.seen).toContain("lead");
  logIn(second);
  expect(second.socket.state).toBe("online");
});

it("passes on to the other tabs that a tab opened, and claims of unsent messages", async () => {
  const first = openTab(navigator.locks);
  await until(() => first.dials.length === 1);
  const second = openTab(navigator.locks);
  await until(() => first.claims.length === 1);
  first.socket.broadcastClaim({ kind: "whose", tmpIds: ["a"] });
  await until(() => second.claims.length === 1);
  second.socket.broadcastClaim({ kind: "mine", tmpIds: ["a"] });
  await until(() => first.claims.length === 2);
  expect(first.claims).toEqual([{ kind: "hello" }, { kind: "mine", tmpIds: ["a"] }]);
  expect(second.claims).toEqual([{ kind: "whose", tmpIds: ["a"] }]);
});

it("lets a visible tab make a hidden leader dial", async () => {
  const woken = vi.spyOn(Connection.prototype, "wake");
  const leader = openTab(navigator.locks, true);
  await until(() => leader.dials.length === 1);
  logIn(leader);
  const unseen = openTab(navigator.locks, true);
  const looked = openTab(navigator.locks);
  await until(() => looked.seen.includes("online") && unseen.seen.includes("online"));
  leader.dials[0]?.handlers.onClose(1006);
  await until(() => woken.mock.calls.length > 0);
  expect(woken.mock.calls).toEqual([[{ urgent: false }]]);
  looked.socket.wake();
  await until(() => woken.mock.calls.length === 2);
  leader.socket.wake();
  expect(woken.mock.calls).toEqual([
    [{ urgent: false }],
    [{ urgent: false }],
    [{ alone: true, urgent: false }],
  ]);
});

it("makes the leader dial without delay for a call in its own tab or in a hidden one", async () => {
  const woken = vi.spyOn(Connection.prototype, "wake");
  woken.mockClear();
  let where = "leader";
  const leader = openTab(navigator.locks, true, () => where === "leader");
  await until(() => leader.dials.length === 1);
  logIn(leader);
  const other = openTab(navigator.locks, true, () => where === "other");
  await until(() => other.seen.includes("online"));
  leader.dials[0]?.handlers.onClose(1006);
  expect(woken.mock.calls).toEqual([[{ alone: false, urgent: true }]]);
  await until(() => leader.dials.length === 2);
  logIn(leader);
  where = "other";
  leader.dials[1]?.handlers.onClose(1006);
  await until(() => woken.mock.calls.length === 2);
  expect(woken.mock.calls[1]).toEqual([{ urgent: true }]);
});

it("passes on to the other tabs what changed in one, and that all are expelled", async () => {
  const first = openTab(navigator.locks);
  await until(() => first.dials.length === 1);
  const second = openTab(navigator.locks);
  second.socket.broadcastLocal({ kind: "read", chatId: "p:2", readId: 9 });
  await until(() => first.locals.length === 1);
  logIn(first);
  first.dials[0]?.handlers.onText('{"cmd":2,"data":"elsewhere"}');
  await until(() => second.expelled.length === 1);
  expect(first.expelled).toEqual(second.expelled);
});
