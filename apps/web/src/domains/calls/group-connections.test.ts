import { MessageType } from "@4d/contract";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { watchSession } from "../../platform/session.ts";
import { fakeApi } from "../../platform/testing/fake-api.ts";
import { callStore, changeParticipant, showCall } from "./call.store.ts";
import { GroupConnections, ROOM_GRACE_MS } from "./group-connections.ts";
import { applyParticipantSignal, othersInside, putParticipant, sendsNothing } from "./group-participants.ts";
import { newGroupCallView } from "./new-call-view.ts";
import type { RoomListener } from "./room/call-room.ts";
import { MENDING_MS, ROOM_RETRY_MS } from "./room/group-room.ts";
import { fakePage } from "./testing/fake-page.ts";

const ME = 1;
const { connections } = fakePage(ME);
watchSession();
let server: Awaited<ReturnType<typeof fakeApi>>;
beforeAll(async () => {
  server = await fakeApi(() => ({ code: 200, data: null }));
});
afterAll(() => server.close());

/** A fake room: the test decides who is present. */
class FakeRoom {
  listener: RoomListener | null = null;
  opens = Promise.withResolvers<void>();
  allowed: readonly number[] = [];
  entries = 0;
  left = 0;
  enter = async (_: object, mine: { allowed: readonly number[] }, listener: RoomListener) => {
    this.entries += 1;
    this.allowed = mine.allowed;
    this.listener = listener;
    await this.opens.promise;
    return {
      send: async () => undefined,
      allow: (ids: readonly number[]) => {
        this.allowed = ids;
      },
      setLowData: () => undefined,
      leave: () => {
        this.left += 1;
      },
    };
  };
  has = (id: number) => this.listener?.onPresent(id, new MediaStream());
}

let room: FakeRoom;
let lines: GroupConnections;
let hasRoom: boolean;
/** A new group for each test, so that late signals of an earlier one are ignored. */
let groupId = 0;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  room = new FakeRoom();
  hasRoom = true;
  groupId += 1;
  showCall(
    newGroupCallView({
      callId: "c",
      groupId,
      myId: ME,
      inviterId: 2,
      mode: "voice",
      phase: "connecting",
      people: [],
    }),
  );
  lines = new GroupConnections({
    groupId,
    myId: ME,
    pageId: "p",
    iceServers: [],
    tracks: () => ({ audio: null, video: null }),
    limits: () => ({ video: 1, audio: 1, scale: 1 }),
    lowData: () => false,
    others: othersInside,
    sendsNothing,
    askRoom: async () => (hasRoom ? { url: "wss://room.example", token: "t" } : null),
    enterRoom: room.enter,
    onConnected: () => undefined,
    onMoved: () => undefined,
  });
});
afterEach(() => {
  lines.close();
  showCall(null);
  server.seen.length = 0;
  connections.length = 0;
  vi.useRealTimers();
});

const named = (id: number) => ({
  id,
  nickName: `n${id}`,
  headImage: "",
  isCamera: false,
  isMicroPhone: true,
});
const comes = (...ids: number[]) => {
  for (const id of ids) putParticipant(named(id), "connecting", ME);
  lines.peopleChanged();
};
const participant = (id: number) => callStore.getState().call?.people.find((one) => one.id === id);
const sent = (kind: string) =>
  server.seen.flatMap(({ path, body }) => {
    if (!path.endsWith(`/group/${kind}`)) return [];
    const one = JSON.parse(body) as { userId: number; groupId: number };
    return one.groupId === groupId ? [one.userId] : [];
  });
const offered = () => sent("offer");
const offersTo = (...ids: number[]) =>
  vi.waitFor(() => expect(offered().toSorted((a, b) => a - b)).toEqual(ids));
const offer = (sendId: number) =>
  lines.onSignal({ type: MessageType.RTC_GROUP_OFFER, sendId, content: '{"type":"offer","sdp":"theirs"}' });
const open = () => connections.filter(({ closed }) => !closed).length;
const settled = () => vi.advanceTimersByTimeAsync(0);

it("stays with lines where there is no room", async () => {
  hasRoom = false;
  comes(2, 3, 4, 5);
  await lines.begin(false);
  lines.moveToRoom();
  await offersTo(2, 3, 4, 5);
  await settled();
  expect([room.entries, open(), lines.count]).toEqual([0, 4, 4]);
});

it("keeps each line until its other end is heard in the room, then lets it fall", async () => {
  comes(2, 3, 4, 5);
  await lines.begin(false);
  await offersTo(2, 3, 4, 5);
  lines.moveToRoom();
  await settled();
  room.has(2);
  expect(open()).toBe(4);
  room.opens.resolve();
  await vi.waitFor(() => expect(open()).toBe(3));
  expect(participant(2)).toMatchObject({ state: "connected" });
  expect(participant(2)?.stream).not.toBeNull();
  room.has(3);
  expect([open(), lines.has(3), lines.has(4)]).toEqual([2, true, true]);
  expect(room.allowed).toEqual([2, 3, 4, 5]);
});

it("takes somebody's silence for his media when he says that he sends nothing", async () => {
  comes(2, 3);
  await lines.begin(false);
  room.opens.resolve();
  lines.moveToRoom();
  await settled();
  room.listener?.onPresent(2, null);
  expect(open()).toBe(2);
  changeParticipant(2, { media: { microphone: false, camera: false, screen: false } });
  lines.peopleChanged();
  expect(open()).toBe(1);
});

it("waits for a room's people before it draws a line to who is missing there", async () => {
  comes(2, 3, 4, 5);
  room.opens.resolve();
  await lines.begin(true);
  for (const id of [2, 3, 4]) room.has(id);
  expect(offered()).toEqual([]);
  await vi.advanceTimersByTimeAsync(ROOM_GRACE_MS);
  await offersTo(5);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(lines.count).toBe(1);
});

it("begins with lines when the room cannot be reached, and tries again", async () => {
  comes(2, 3);
  room.opens.reject(new Error("no room"));
  await lines.begin(true);
  await offersTo(2, 3);
  expect(lines.count).toBe(2);
  room.opens = Promise.withResolvers();
  room.opens.resolve();
  await vi.advanceTimersByTimeAsync(ROOM_RETRY_MS);
  room.has(2);
  expect([room.entries, open()]).toEqual([2, 1]);
});

it("draws the lines again when the room is lost", async () => {
  comes(2, 3);
  room.opens.resolve();
  await lines.begin(true);
  for (const id of [2, 3]) room.has(id);
  room.listener?.onLost();
  await offersTo(2, 3);
  expect(participant(2)?.state).toBe("reconnecting");
  expect(room.left).toBe(1);
});

it("says of all who are heard in the room that the way to them is mended, whatever else they tell", async () => {
  comes(2, 3, 4);
  room.opens.resolve();
  await lines.begin(true);
  for (const id of [2, 3]) room.has(id);
  room.listener?.onTrouble(true);
  const states = () => [2, 3, 4].map((id) => participant(id)?.state);
  expect(states()).toEqual(["reconnecting", "reconnecting", "connecting"]);
  changeParticipant(2, { media: { microphone: false, camera: false, screen: false } });
  lines.peopleChanged();
  room.has(3);
  expect(states()).toEqual(["reconnecting", "reconnecting", "connecting"]);
  room.listener?.onTrouble(false);
  expect(states()).toEqual(["connected", "connected", "connecting"]);
});

it("says so of those whom the room's client forgets as it begins anew, not of who has a line", async () => {
  comes(2, 3, 4);
  room.opens.resolve();
  await lines.begin(true);
  for (const id of [2, 3]) room.has(id);
  await vi.advanceTimersByTimeAsync(ROOM_GRACE_MS);
  await offersTo(4);
  connections[0]?.become("connected");
  for (const id of [2, 3]) room.listener?.onLeft(id);
  room.listener?.onTrouble(true);
  expect([2, 3, 4].map((id) => participant(id)?.state)).toEqual([
    "reconnecting",
    "reconnecting",
    "connected",
  ]);
  for (const id of [2, 3]) room.has(id);
  room.listener?.onTrouble(false);
  expect([2, 3].map((id) => participant(id)?.state)).toEqual(["connected", "connected"]);
});

it("enters a room anew as whole as the first time", async () => {
  comes(2);
  room.opens.resolve();
  await lines.begin(true);
  room.has(2);
  room.listener?.onTrouble(true);
  room.listener?.onLost();
  await vi.advanceTimersByTimeAsync(ROOM_RETRY_MS);
  room.has(2);
  expect(participant(2)?.state).toBe("connected");
});

it("draws the lines again when the way to the room is not mended in time, and waits anew each time it breaks", async () => {
  comes(2, 3);
  room.opens.resolve();
  await lines.begin(true);
  for (const id of [2, 3]) room.has(id);
  room.listener?.onTrouble(true);
  await vi.advanceTimersByTimeAsync(MENDING_MS - 1);
  room.listener?.onTrouble(true);
  room.listener?.onTrouble(false);
  await vi.advanceTimersByTimeAsync(MENDING_MS);
  expect(room.left).toBe(0);
  room.listener?.onTrouble(true);
  await vi.advanceTimersByTimeAsync(MENDING_MS - 1);
  expect(offered()).toEqual([]);
  room.listener?.onTrouble(true);
  await vi.advanceTimersByTimeAsync(1);
  await offersTo(2, 3);
  expect([room.left, participant(2)?.state]).toEqual([1, "reconnecting"]);
});

it("draws a line to who vanishes from the room and stays in the call, not to who leaves both", async () => {
  comes(2, 3);
  room.opens.resolve();
  await lines.begin(true);
  for (const id of [2, 3]) room.has(id);
  for (const id of [2, 3]) room.listener?.onLeft(id);
  callStore.setState(({ call }) => ({ call: call && { ...call, people: call.people.slice(0, 1) } }));
  await vi.advanceTimersByTimeAsync(ROOM_GRACE_MS);
  await offersTo(2);
});

it("answers, once he is gone from the room, the offer of who lost it first", async () => {
  comes(2);
  room.opens.resolve();
  await lines.begin(true);
  room.has(2);
  await offer(2);
  expect(connections).toHaveLength(0);
  room.listener?.onLeft(2);
  await vi.advanceTimersByTimeAsync(ROOM_GRACE_MS);
  await vi.waitFor(() => expect(sent("answer")).toEqual([2]));
  expect(offered()).toEqual([]);
});

it("lets nobody hear me in the room who is not in the call", async () => {
  comes(2);
  room.opens.resolve();
  await lines.begin(true);
  room.has(9);
  expect([room.allowed, participant(9)]).toEqual([[2], undefined]);
  const join = { groupId, callId: "c", sendId: 9, content: JSON.stringify(named(9)) };
  applyParticipantSignal({ ...join, type: MessageType.RTC_GROUP_JOIN }, ME);
  lines.peopleChanged();
  expect([room.allowed, participant(9)?.state]).toEqual([[2, 9], "connected"]);
});
