import type { DownFrame, Poll } from "@4d/contract";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fakeApi, memoryStorage, tokenFor } from "../../platform/testing/fake-api.ts";

vi.stubGlobal("addEventListener", () => undefined);
memoryStorage();
const { signIn, signOut } = await import("../../platform/session.ts");
const { onPollFrame, loadPoll, pollsStore, vote } = await import("./polls.store.ts");

const poll = (change: Partial<Poll> = {}): Poll => ({
  id: 7,
  groupId: 1,
  question: "?",
  options: ["a", "b"],
  multiple: false,
  anonymous: false,
  closesAt: null,
  version: 1,
  counts: [1, 0],
  voters: 1,
  closedAt: null,
  mine: [],
  canClose: true,
  ...change,
});
const changed = (change: Partial<Poll>): DownFrame => {
  const { version, counts, voters, closedAt } = poll(change);
  const { mine } = change;
  const result = { version, counts, voters, closedAt, ...(mine && { mine }) };
  return { cmd: 5, data: { type: "poll.changed", pollId: 7, groupId: 1, ...result } };
};

let server: Awaited<ReturnType<typeof fakeApi>>;
let response: { code: number; data?: unknown; message?: string };
const now = () => pollsStore.getState().polls[7];

beforeEach(async () => {
  memoryStorage();
  response = { code: 200, data: poll() };
  server = await fakeApi(async ({ path }) =>
    path.endsWith("/vote") ? response : { code: 200, data: poll({ version: 4, closedAt: 9 }) },
  );
  signIn({ accessToken: tokenFor(2), refreshToken: "r" });
  pollsStore.setState({ polls: { 7: poll() }, choosing: {} });
});
afterEach(async () => {
  signOut();
  await server.close();
});

it("stands as the newest says, whichever comes first", () => {
  onPollFrame(changed({ version: 3, counts: [1, 2], voters: 3 }));
  onPollFrame(changed({ version: 2, counts: [1, 1], voters: 2 }));
  expect(now()).toMatchObject({ version: 3, counts: [1, 2], mine: [] });
});

it("learns what I chose on another device, and that nobody closes what is closed", () => {
  onPollFrame(changed({ version: 2, mine: [1] }));
  expect(now()).toMatchObject({ mine: [1], canClose: true });
  onPollFrame(changed({ version: 3, closedAt: 5 }));
  expect(now()).toMatchObject({ mine: [1], canClose: false, closedAt: 5 });
});

it("shows a choice at once, and how it stands when it is refused", async () => {
  response = { code: 409, message: "closed" };
  const voting = vote(7, [1]);
  expect(pollsStore.getState().choosing[7]).toEqual([1]);
  expect((await voting)?.code).toBe(409);
  expect(pollsStore.getState().choosing[7]).toBeUndefined();
  expect(now()).toMatchObject({ closedAt: 9, mine: [] });
});

it("keeps a later event though an older answer comes after it", async () => {
  onPollFrame(changed({ version: 5, counts: [3, 0], voters: 3 }));
  expect(await loadPoll(7)).toBeNull();
  expect(now()).toMatchObject({ version: 5, counts: [3, 0] });
});
