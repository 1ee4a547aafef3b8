import type { DownFrame } from "@4d/contract";
import { expect, it } from "vitest";
import { privateSignalOf, readAnswer, readCallSignal, readOffer } from "./read-signal.ts";

const signal: DownFrame = {
  cmd: 3,
  data: { type: 107, sendId: 2, recvId: 1, content: "{}", callId: "call-one" },
};

it("finds call signalling among the frames", () => {
  expect(privateSignalOf(signal)).toMatchObject({ type: 107, sendId: 2, callId: "call-one" });
  expect(privateSignalOf({ cmd: 3, data: { type: 80, sendId: 2, recvId: 1 } })).toBeNull();
  expect(privateSignalOf({ cmd: 1, data: null })).toBeNull();
});

it("reads a bare candidate of a family client as a batch of one", () => {
  const candidate = { candidate: "candidate:1", sdpMid: "0", sdpMLineIndex: 0 };
  expect(readCallSignal(JSON.stringify(candidate))).toEqual({
    kind: "candidates",
    partyId: "family",
    candidates: [candidate],
  });
  const media = { microphone: true, camera: false, screen: false };
  expect(readCallSignal(JSON.stringify({ kind: "media", partyId: "p", media }))).toMatchObject({ media });
});

it("takes nothing that is no signal", () => {
  for (const text of ["", "{", "[]", '{"kind":"media"}', '{"type":"answer"}'])
    expect([readCallSignal(text), readOffer(text), readAnswer(text)]).toEqual([null, null, null]);
  expect(readOffer('{"type":"offer","sdp":"v=0"}')).toEqual({ type: "offer", sdp: "v=0" });
});
