import { expect, it } from "vitest";
import { RoomMonitor, readRoomStats, SAMPLE_EVERY_MS } from "./room-monitor.ts";

/** The time within which a person must learn that their room is dead. */
const WORD_MS = 3_000;

interface Weather {
  /** Received from the server between two samples. */
  received?: number;
  /** Sent by me between two samples. */
  sent?: number;
  isCut?: boolean;
}

/** A room monitored on a fake clock; `answers` is what its server's probe returns. */
function room() {
  const received: boolean[] = [];
  let now = 0;
  let asked = 0;
  let answers: () => Promise<boolean> = async () => true;
  const totals = { received: 0, sent: 0 };
  const pulse = new RoomMonitor({
    probe: () => {
      asked += 1;
      return answers();
    },
    onChange: (isBroken) => received.push(isBroken),
  });
  const look = async ({ received = 0, sent = 0, isCut = false }: Weather) => {
    totals.received += received;
    totals.sent += sent;
    pulse.sample({ ...totals, isCut }, now);
    // An immediate answer arrives before the next sample.
    await new Promise(setImmediate);
  };
  return {
    told: received,
    pulse,
    asked: () => asked,
    answer: (how: () => Promise<boolean>) => {
      answers = how;
    },
    /** Samples as often as a page does, for `ms`. Resolves with the time until the report, ms; Infinity without one. */
    lasts: async (ms: number, weather: Weather) => {
      for (let past = SAMPLE_EVERY_MS; past <= ms; past += SAMPLE_EVERY_MS) {
        now += SAMPLE_EVERY_MS;
        await look(weather);
        if (received.at(-1) === true) return past;
      }
      return Number.POSITIVE_INFINITY;
    },
    sleeps: (ms: number) => {
      now += ms;
    },
    restarts: () => {
      totals.received = 0;
      totals.sent = 0;
    },
  };
}
const talking = { received: 900, sent: 25 };
const never = Number.POSITIVE_INFINITY;

it("tells within three seconds that what I send is not answered, though the socket stands", async () => {
  const one = room();
  expect(await one.lasts(10_000, talking)).toBe(never);
  one.answer(() => new Promise(() => undefined));
  expect(await one.lasts(10_000, { sent: 25 })).toBeLessThan(WORD_MS);
});

it("does so even where the server itself still answers: then it is the media's way that is dead", async () => {
  const one = room();
  await one.lasts(2_000, talking);
  expect(await one.lasts(10_000, { sent: 25 })).toBeLessThan(WORD_MS);
  for (let look = 0; look < 10; look += 1) await one.lasts(SAMPLE_EVERY_MS, { sent: 25 });
  expect(one.told).toEqual([true]);
});

it("tells who sends nothing as soon when the server does not say that it is there", async () => {
  const one = room();
  await one.lasts(5_000, { received: 900 });
  one.answer(async () => false);
  expect(await one.lasts(10_000, {})).toBeLessThan(WORD_MS);
});

it("tells at once when the socket is gone and nothing comes, and nothing while media goes on without it", async () => {
  const one = room();
  one.answer(() => new Promise(() => undefined));
  await one.lasts(2_000, talking);
  one.pulse.socket(false);
  expect(await one.lasts(10_000, talking)).toBe(never);
  expect(await one.lasts(10_000, {})).toBeLessThanOrEqual(1_500);
});

it("raises nothing where nobody sends, and asks no more than once a second", async () => {
  const one = room();
  expect(await one.lasts(60_000, {})).toBe(never);
  expect(one.asked()).toBeGreaterThan(0);
  expect(one.asked()).toBeLessThanOrEqual(60);
  expect(one.told).toEqual([]);
});

it("raises nothing when those who sent fall silent, nor when I begin to send after a long silence", async () => {
  const one = room();
  await one.lasts(5_000, { received: 900 });
  expect(await one.lasts(20_000, {})).toBe(never);
  expect(await one.lasts(1_000, { sent: 25 })).toBe(never);
  expect(await one.lasts(5_000, talking)).toBe(never);
});

it("counts my silence from when I send, not from when the others fell silent, and asks one question at a time", async () => {
  const one = room();
  one.answer(() => new Promise(() => undefined));
  expect(await one.lasts(4_000, {})).toBe(never);
  expect(await one.lasts(1_500, { sent: 25 })).toBe(never);
  expect(one.asked()).toBe(1);
});

it("asks nothing while anything comes, be it little", async () => {
  const one = room();
  await one.lasts(10_000, { received: 1 });
  expect(one.asked()).toBe(0);
});

it("takes no sleep of the page for silence of the server", async () => {
  const one = room();
  await one.lasts(2_000, talking);
  one.answer(() => new Promise(() => undefined));
  for (let minute = 0; minute < 5; minute += 1) {
    one.sleeps(60_000);
    expect(await one.lasts(SAMPLE_EVERY_MS, { sent: 25 })).toBe(never);
  }
  expect(await one.lasts(10_000, { sent: 25 })).toBeLessThan(WORD_MS);
});

it("takes the word back with the first sign of life", async () => {
  const one = room();
  await one.lasts(2_000, talking);
  await one.lasts(5_000, { sent: 25 });
  expect(one.told).toEqual([true]);
  await one.lasts(SAMPLE_EVERY_MS, talking);
  expect(one.told).toEqual([true, false]);
  await one.lasts(5_000, {});
  expect(one.told).toEqual([true, false]);
});

it("takes it back as well when the server says again that it is there and I send nothing", async () => {
  const one = room();
  one.answer(async () => false);
  await one.lasts(5_000, {});
  one.answer(async () => true);
  await one.lasts(2_000, {});
  expect(one.told).toEqual([true, false]);
});

it("tells that the browser calls a way broken, though the other still brings something", async () => {
  const one = room();
  await one.lasts(2_000, talking);
  expect(await one.lasts(SAMPLE_EVERY_MS, { ...talking, isCut: true })).toBe(SAMPLE_EVERY_MS);
});

it("says as long as the client begins anew that all is broken, and counts from there", async () => {
  const one = room();
  await one.lasts(2_000, talking);
  one.pulse.reconnecting(true);
  expect(one.told).toEqual([true]);
  one.restarts();
  await one.lasts(5_000, talking);
  one.pulse.reconnecting(false);
  expect(one.told).toEqual([true, false]);
  expect(await one.lasts(10_000, talking)).toBe(never);
  one.answer(() => new Promise(() => undefined));
  expect(await one.lasts(10_000, { sent: 25 })).toBeLessThan(WORD_MS);
});

it("hears no answer that comes after a sign of life, nor after the client began anew", async () => {
  const one = room();
  let say: (isThere: boolean) => void = () => undefined;
  one.answer(() => new Promise((resolve) => (say = resolve)));
  await one.lasts(1_500, {});
  await one.lasts(SAMPLE_EVERY_MS, talking);
  say(false);
  await new Promise(setImmediate);
  expect(one.told).toEqual([]);
});

it("counts media and the checks of both ends as signs, and only media as sent", () => {
  const reports = [
    {
      type: "candidate-pair",
      bytesReceived: 700,
      requestsReceived: 20,
      responsesReceived: 3,
      packetsSent: 90,
    },
    { type: "candidate-pair", bytesReceived: 0 },
    { type: "outbound-rtp", packetsSent: 40 },
    { type: "outbound-rtp", packetsSent: 2 },
    { type: "inbound-rtp", bytesReceived: 600 },
  ];
  expect(readRoomStats(reports)).toEqual({ received: 723, sent: 42 });
});
