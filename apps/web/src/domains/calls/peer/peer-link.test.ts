import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FakeConnection } from "../testing/fake-connection.ts";
import { type Description, type LinkOptions, type LinkState, OFFER_AGAIN_MS, PeerLink } from "./peer-link.ts";

const nothing = { audio: null, video: null };
const links: PeerLink[] = [];

function makeLink(polite: boolean) {
  const made: FakeConnection[] = [];
  const sent: (Description | { rebuild: number })[] = [];
  const states: LinkState[] = [];
  const parts: LinkOptions = {
    iceServers: [],
    polite,
    create: () => {
      const connection = new FakeConnection();
      made.push(connection);
      return connection as unknown as RTCPeerConnection;
    },
    sendDescription: (description) => void sent.push(description),
    sendCandidates: () => undefined,
    sendRebuild: (rebuild) => void sent.push({ rebuild }),
    onState: (state) => void states.push(state),
    onStream: () => undefined,
    onQuality: () => undefined,
  };
  const link = new PeerLink(parts);
  links.push(link);
  const pc = () => made.at(-1) as FakeConnection;
  return { link, pc, made, sent, states };
}
const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  for (const link of links.splice(0)) link.close();
  vi.useRealTimers();
});

describe("the line to one other", () => {
  it("makes the first pair of descriptions without sending anything itself", async () => {
    const [caller, callee] = [makeLink(false), makeLink(true)];
    const offer = await caller.link.offer(nothing);
    await callee.link.addCandidates([{ candidate: "early" }]);
    const answer = await callee.link.answer(offer, nothing);
    expect(callee.pc().candidates).toEqual(["early"]);
    await caller.link.addCandidates([{ candidate: "before the answer" }]);
    expect(caller.pc().candidates).toEqual([]);
    await caller.link.acceptAnswer(answer);
    expect(caller.pc().candidates).toEqual(["before the answer"]);
    expect([caller.sent, callee.sent]).toEqual([[], []]);
  });

  it("sends a camera that was switched on while it answered", async () => {
    const { link, pc } = makeLink(true);
    const microphone = { kind: "audio" } as MediaStreamTrack;
    const camera = { kind: "video" } as MediaStreamTrack;
    const answer = link.answer({ type: "offer", sdp: "first" }, { audio: microphone, video: null });
    await link.setTracks({ audio: microphone, video: camera });
    await answer;
    expect(pc().senders.map(({ track }) => track)).toEqual([microphone, camera]);
  });

  it("offers what was added before anything could be sent as soon as it can", async () => {
    const { link, pc, sent } = makeLink(true);
    await link.answer({ type: "offer", sdp: "first" }, nothing);
    pc().needs();
    await settled();
    expect(sent).toEqual([]);
    link.open();
    await settled();
    expect(sent).toEqual([{ type: "offer", sdp: "local 2" }]);
  });

  it("takes an offer that arrives while an answer is being applied", async () => {
    const { link, pc, sent } = await connected(false);
    pc().needs();
    await settled();
    const applied = Promise.withResolvers<void>();
    const apply = pc().setRemoteDescription.bind(pc());
    pc().setRemoteDescription = async (description) => {
      await applied.promise;
      await apply(description);
    };
    const answered = link.receive({ type: "answer", sdp: "yes" });
    const offered = link.receive({ type: "offer", sdp: "mine too" });
    applied.resolve();
    await Promise.all([answered, offered]);
    expect(sent).toEqual([
      expect.objectContaining({ type: "offer" }),
      expect.objectContaining({ type: "answer" }),
    ]);
  });

  async function connected(polite: boolean) {
    const made = makeLink(polite);
    await made.link.acceptAnswer({ type: "answer", sdp: "first" });
    made.pc().become("connected");
    return made;
  }

  it("offers when something is added, and takes the answer", async () => {
    const { link, pc, sent } = await connected(false);
    pc().needs();
    await settled();
    expect(sent).toEqual([{ type: "offer", sdp: "local 1" }]);
    await link.receive({ type: "answer", sdp: "yes" });
    expect(pc().signalingState).toBe("stable");
  });

  it("sends an offer again for as long as its answer does not come", async () => {
    const { link, pc, sent } = await connected(false);
    pc().needs();
    await vi.advanceTimersByTimeAsync(OFFER_AGAIN_MS + 1000);
    const offer = { type: "offer", sdp: "local 1" };
    expect(sent).toEqual([offer, offer]);
    await link.receive({ type: "answer", sdp: "at last" });
    await vi.advanceTimersByTimeAsync(3 * OFFER_AGAIN_MS);
    expect(sent).toHaveLength(2);
  });

  it("looks for a way anew where signals were lost before there was one, and leaves one that is there alone", async () => {
    const { link, pc, sent } = makeLink(false);
    link.resume();
    await link.acceptAnswer({ type: "answer", sdp: "first" });
    link.resume();
    await settled();
    expect(pc().restarts).toBe(1);
    const anew = { type: "offer", sdp: "local 1" };
    expect(sent).toEqual([anew]);
    await vi.advanceTimersByTimeAsync(OFFER_AGAIN_MS + 1000);
    expect(sent).toEqual([anew, anew]);
    await link.receive({ type: "answer", sdp: "at last" });
    pc().become("connected");
    link.resume();
    expect(pc().restarts).toBe(1);
  });

  it("gives way when both offer at once, if it is the polite one", async () => {
    const [firm, polite] = [await connected(false), await connected(true)];
    for (const one of [firm, polite]) one.pc().needs();
    await settled();
    await firm.link.receive({ type: "offer", sdp: "theirs" });
    expect(firm.pc().signalingState).toBe("have-local-offer");
    await polite.link.receive({ type: "offer", sdp: "firm" });
    expect(polite.sent.at(-1)).toMatchObject({ type: "answer" });
    await firm.link.receive({ type: "answer", sdp: "polite" });
    expect(firm.pc().signalingState).toBe("stable");
  });

  it("ignores an answer nobody waits for", async () => {
    const { link, pc } = await connected(true);
    await link.receive({ type: "answer", sdp: "late" });
    expect(pc().remoteDescription).toEqual({ type: "answer", sdp: "first" });
  });

  it("restarts ICE, then builds a new connection and offers on it", async () => {
    const { pc, made, sent, states } = await connected(false);
    pc().become("disconnected");
    expect(states.at(-1)).toBe("reconnecting");
    await vi.advanceTimersByTimeAsync(3000);
    expect(pc().restarts).toBe(1);
    await vi.advanceTimersByTimeAsync(12_000);
    expect(made).toHaveLength(2);
    expect(made[0]?.closed).toBe(true);
    expect(sent.at(-1)).toEqual({ rebuild: 2 });
    pc().become("connected");
    expect(states.at(-1)).toBe("connected");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(made).toHaveLength(2);
  });

  it("looks for a new way once when packets stop, before the browser calls it broken", async () => {
    const { pc } = await connected(false);
    await vi.advanceTimersByTimeAsync(5000);
    expect(pc().restarts).toBe(0);
    pc().packets = 50;
    await vi.advanceTimersByTimeAsync(500);
    await vi.advanceTimersByTimeAsync(900);
    expect(pc().restarts).toBe(0);
    await vi.advanceTimersByTimeAsync(100);
    expect(pc().restarts).toBe(1);
    await vi.advanceTimersByTimeAsync(9000);
    expect(pc().restarts).toBe(1);
    pc().packets = 80;
    await vi.advanceTimersByTimeAsync(3000);
    expect(pc().restarts).toBe(2);
  });

  it("follows the other into a new connection, once", async () => {
    const { link, made, sent } = await connected(true);
    link.rebuilt(2);
    link.rebuilt(2);
    expect(made).toHaveLength(2);
    expect(sent).toEqual([]);
  });

  it("is lost after a minute", async () => {
    const { pc, states } = await connected(false);
    pc().become("failed");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(states.at(-1)).toBe("lost");
  });
});
