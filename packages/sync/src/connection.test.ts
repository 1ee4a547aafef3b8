import { beforeEach, expect, it } from "vitest";
import { Connection, type Expulsion, type SocketHandlers } from "./connection.ts";
import { VirtualTimers } from "./testing/virtual-timers.ts";

let timers: VirtualTimers;
let dials: { at: number; handlers: SocketHandlers; sent: string[]; closed: number | null }[];
let expelled: Expulsion[];
let network: boolean;
let hidden: boolean;
let connection: Connection;

beforeEach(() => {
  timers = new VirtualTimers();
  dials = [];
  expelled = [];
  network = true;
  hidden = false;
  connection = makeConnection();
});

const makeConnection = () =>
  new Connection({
    timers,
    token: () => "token",
    renew: () => Promise.resolve(),
    hasNetwork: () => network,
    isHidden: () => hidden,
    onExpelled: (why) => expelled.push(why),
    open: (handlers) => {
      const dial = { at: timers.now(), handlers, sent: [] as string[], closed: null as number | null };
      dials.push(dial);
      return { send: (text) => dial.sent.push(text), close: (code) => (dial.closed = code) };
    },
  });

const last = () => {
  const dial = dials.at(-1);
  if (dial === undefined) throw new Error("Nothing dialled");
  return dial;
};
const logIn = async () => {
  connection.start();
  await timers.pass(0);
  last().handlers.onOpen();
  last().handlers.onText('{"cmd":0,"data":null}');
  await timers.pass(0);
};

it("logs in when open, then beats 10 s after each response", async () => {
  await logIn();
  expect(connection.state).toBe("online");
  expect(last().sent).toEqual([
    '{"cmd":0,"data":{"accessToken":"token","changes":true}}',
    '{"cmd":1,"data":{}}',
  ]);
  last().handlers.onText('{"cmd":1,"data":null}');
  await timers.pass(9_999);
  expect(last().sent).toHaveLength(2);
  await timers.pass(1);
  expect(last().sent).toHaveLength(3);
});

it("gives up a socket that is silent for 25 s and replaces it at once", async () => {
  await logIn();
  await timers.pass(24_999);
  expect(dials).toHaveLength(1);
  await timers.pass(1);
  expect(dials).toHaveLength(2);
  expect(dials[0]?.closed).toBe(4008);
});

it.each([
  [
    "keeps 10 s between attempts that fail while somebody looks",
    false,
    [10_000, 10_000, 10_000, 10_000, 10_000],
  ],
  [
    "doubles to a minute between those that fail while nobody does",
    true,
    [10_000, 20_000, 40_000, 60_000, 60_000],
  ],
])("%s", async (_, unseen, waits) => {
  hidden = unseen;
  connection.start();
  await timers.pass(0);
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const before = dials.length;
    last().handlers.onClose(1006);
    while (dials.length === before) await timers.pass(1000);
  }
  const gaps = dials.slice(1).map(({ at }, index) => at - (dials[index]?.at ?? 0));
  expect(gaps).toEqual(waits);
});

it("tries at once when the page is seen again, at the soonest 10 s after the last attempt", async () => {
  timers = new VirtualTimers(() => 1);
  hidden = true;
  connection = makeConnection();
  connection.start();
  await timers.pass(0);
  last().handlers.onClose(1006);
  await timers.pass(13_000);
  expect(dials).toHaveLength(2);
  last().handlers.onClose(1006);
  await timers.pass(6000);
  hidden = false;
  connection.wake({ alone: true });
  await timers.pass(3999);
  expect(dials).toHaveLength(2);
  await timers.pass(1);
  expect(dials).toHaveLength(3);
  hidden = true;
  last().handlers.onClose(1006);
  await timers.pass(11_000);
  hidden = false;
  connection.wake({ alone: true });
  await timers.pass(0);
  expect(dials).toHaveLength(4);
});

it("dials every second or two for somebody in a call, seen or not, but not for the whole of an outage", async () => {
  timers = new VirtualTimers(() => 1);
  hidden = true;
  connection = makeConnection();
  await logIn();
  let inCall = true;
  connection.onState((state) => state === "offline" && inCall && connection.wake({ urgent: true }));
  const waited = async () => {
    const [before, since] = [dials.length, timers.now()];
    last().handlers.onClose(1006);
    while (dials.length === before) await timers.pass(500);
    return timers.now() - since;
  };
  // A second after the last attempt, and up to one more so that not all dial at once.
  for (let attempt = 0; attempt <= 10; attempt += 1) expect(await waited()).toBe(2000);
  for (let attempt = 0; attempt < 3; attempt += 1) expect(await waited()).toBe(13_000);
  inCall = false;
  expect(await waited()).toBe(63_000);
  last().handlers.onOpen();
  last().handlers.onText('{"cmd":0,"data":null}');
  inCall = true;
  await timers.pass(20_000);
  expect(await waited()).toBe(1000);
});

it("does not dial without a network and dials when it returns", async () => {
  await logIn();
  network = false;
  last().handlers.onClose(1006);
  await timers.pass(120_000);
  expect(dials).toHaveLength(1);
  network = true;
  connection.wake({ alone: true });
  await timers.pass(0);
  expect(dials).toHaveLength(2);
});

it("closes with 3099 and stays closed when replaced or banned", async () => {
  await logIn();
  last().handlers.onText('{"cmd":5,"data":{"type":50,"content":"spam"}}');
  await timers.pass(300_000);
  expect(expelled).toEqual([{ kind: "banned", text: "spam" }]);
  expect(last().closed).toBe(3099);
  expect(dials).toHaveLength(1);
});

it("refuses to send while not open", () => {
  expect(() => connection.send({ cmd: 1 })).toThrow("WebSocket is not connected");
});

it("ignores frames it does not know", async () => {
  await logIn();
  const frames: unknown[] = [];
  connection.onFrame((frame) => frames.push(frame));
  for (const text of ["", "{", '{"cmd":77}', '{"cmd":5,"data":{"type":"order.paid"}}'])
    last().handlers.onText(text);
  expect(frames).toEqual([]);
  expect(connection.state).toBe("online");
});
