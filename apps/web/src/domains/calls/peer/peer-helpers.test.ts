import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CandidateBatch } from "./candidate-batch.ts";
import { GIVE_UP_AFTER_MS, Healer, REBUILD_AFTER_MS, RESTART_AFTER_MS } from "./link-health.ts";
import { qualityOf, readStats } from "./quality.ts";
import { sendLimits, videoFits } from "./send-limits.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("candidates", () => {
  it("wait until the other can take them, then travel together", () => {
    const sent: string[][] = [];
    const batch = new CandidateBatch((list) => sent.push(list.map((one) => one.candidate)));
    batch.add({ candidate: "a" });
    batch.add({ candidate: "b" });
    vi.advanceTimersByTime(5000);
    expect(sent).toEqual([]);
    batch.open();
    expect(sent).toEqual([["a", "b"]]);
    batch.add({ candidate: "c" });
    batch.add(null);
    expect(sent).toHaveLength(1);
    vi.advanceTimersByTime(200);
    expect(sent).toEqual([
      ["a", "b"],
      ["c", ""],
    ]);
  });

  it("of a connection that was replaced are forgotten", () => {
    const sent: unknown[] = [];
    const batch = new CandidateBatch((list) => sent.push(list));
    batch.open();
    batch.add({ candidate: "old" });
    batch.clear();
    vi.advanceTimersByTime(1000);
    expect(sent).toEqual([]);
  });
});

describe("a broken line", () => {
  const made = (polite = false) => {
    const did: string[] = [];
    const note = (word: string) => () => void did.push(word);
    const remedies = { restart: note("restart"), rebuild: note("rebuild"), giveUp: note("give up") };
    return { did, healer: new Healer(remedies, polite) };
  };

  it("restarts ICE after three seconds of silence, or at once when it failed", () => {
    const { did, healer } = made();
    healer.disconnected();
    vi.advanceTimersByTime(RESTART_AFTER_MS - 1);
    expect(did).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(did).toEqual(["restart"]);
    healer.failed();
    expect(did).toEqual(["restart", "restart"]);
  });

  it("is left alone when it comes back by itself", () => {
    const { did, healer } = made();
    healer.disconnected();
    vi.advanceTimersByTime(2000);
    healer.stop();
    vi.advanceTimersByTime(GIVE_UP_AFTER_MS);
    expect(did).toEqual([]);
  });

  it("is rebuilt after fifteen seconds, first by who does not give way, and given up after a minute", () => {
    const [firm, polite] = [made(), made(true)];
    for (const { healer } of [firm, polite]) healer.begin();
    vi.advanceTimersByTime(REBUILD_AFTER_MS);
    expect([firm.did, polite.did]).toEqual([["rebuild"], []]);
    vi.advanceTimersByTime(GIVE_UP_AFTER_MS - REBUILD_AFTER_MS);
    expect(firm.did.filter((one) => one === "rebuild").length).toBeGreaterThanOrEqual(3);
    expect(firm.did).toContain("give up");
  });
});

describe("quality", () => {
  const line = { received: 100, lost: 0, roundTrip: 0.05, jitter: 0.005, connected: true };
  it("has four levels", () => {
    expect(qualityOf(line)).toBe(3);
    expect(qualityOf({ ...line, lost: 5 })).toBe(2);
    expect(qualityOf({ ...line, roundTrip: 0.8 })).toBe(1);
    expect(qualityOf({ ...line, connected: false })).toBe(0);
    expect(qualityOf({ ...line, received: 0 })).toBe(3);
  });

  it("is read from what changed since the last look", () => {
    const report: [string, object][] = [
      ["in", { type: "inbound-rtp", packetsReceived: 150, packetsLost: 4, jitter: 0.02 }],
      ["pair", { type: "candidate-pair", nominated: true, currentRoundTripTime: 0.1 }],
      ["idle", { type: "candidate-pair", nominated: false, currentRoundTripTime: 9 }],
    ];
    const { sample, totals } = readStats(report, { received: 100, lost: 4 });
    expect(sample).toEqual({ received: 50, lost: 0, roundTrip: 0.1, jitter: 0.02 });
    expect(totals).toEqual({ received: 150, lost: 4 });
  });
});

it("limits what is sent as more take part (`calls §4.1`)", () => {
  expect(sendLimits(2, false).video).toBeGreaterThan(sendLimits(3, false).video);
  expect(sendLimits(4, false).video).toBe(400_000);
  expect(sendLimits(2, true).scale).toBe(2);
  expect([videoFits(4, true), videoFits(5, true), videoFits(6, false), videoFits(7, false)]).toEqual([
    true,
    false,
    true,
    false,
  ]);
});
