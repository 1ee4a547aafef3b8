import { CALL_LEASE_MS, CALL_RING_MS } from "@4d/contract";
import { describe, expect, it } from "vitest";
import { answer, dueAt, ended, lapse, peerBySession, renew, ring } from "./private-call.ts";
import { clockText, recordText } from "./record-call.ts";

const caller = { id: 1, sessionId: "a", partyId: "pa" };
const callee = { id: 2, sessionId: "b", partyId: "" };
const times = { ringMs: CALL_RING_MS, leaseMs: CALL_LEASE_MS };
const ringing = ring({ callId: "call-one", mode: "voice", calleeId: 2, offer: "{}", caller }, 1000, times);

describe("a call between two (CALL-3)", () => {
  it("rings for a minute as long as the caller is there", () => {
    expect(dueAt(ringing)).toBe(1000 + CALL_LEASE_MS);
    expect(lapse(ringing, 1000 + CALL_LEASE_MS)).toBe("caller");
    const beating = renew(ringing, "a", true, 40_000 + CALL_LEASE_MS);
    expect(beating.phase).toBe("ringing");
    expect(dueAt(beating)).toBe(1000 + CALL_RING_MS);
    expect(lapse(beating, 999 + CALL_RING_MS)).toBeNull();
    expect(lapse(beating, 1000 + CALL_RING_MS)).toBe("unanswered");
  });

  it("connects when answered and is active once media flows", () => {
    const answered = answer(ringing, callee, 5000, times);
    expect(answered).toMatchObject({ phase: "connecting", answeredAt: 5000, offer: "" });
    expect(renew(answered, "b", false, 6000).phase).toBe("connecting");
    expect(renew(answered, "b", true, 6000).phase).toBe("active");
    expect(peerBySession(answered, "b")?.id).toBe(2);
    expect(peerBySession(answered, "c")).toBeNull();
  });

  it("ends when either terminal is silent for a lease", () => {
    const answered = answer(ringing, callee, 5000, times);
    const one = renew(answered, "a", true, 30_000 + CALL_LEASE_MS);
    expect(lapse(one, 5000 + CALL_LEASE_MS)).toBe("callee");
    const both = renew(one, "b", true, 30_000 + CALL_LEASE_MS);
    expect(lapse(both, 5000 + CALL_LEASE_MS)).toBeNull();
    expect(dueAt(both)).toBe(30_000 + CALL_LEASE_MS);
  });

  it("comes to one result and its duration", () => {
    expect(ended(ringing, "cancelled", 9000)).toMatchObject({ result: "cancelled", duration: 0 });
    const answered = answer(ringing, callee, 5000, times);
    expect(ended(answered, "cancelled", 132_000)).toMatchObject({ result: "answered", duration: 127_000 });
    expect(ended(answered, "failed", 132_000)).toMatchObject({ result: "failed", duration: 0 });
  });

  it("is recorded in words", () => {
    expect(recordText({ result: "answered", duration: 127_900 })).toBe("通话时长 02:07");
    expect(clockText(3_727_000)).toBe("1:02:07");
    expect(recordText({ result: "missed", duration: 0 })).toBe("未接听");
  });
});
