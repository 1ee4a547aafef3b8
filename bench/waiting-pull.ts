import { api } from "@4d/contract";
import pLimit from "p-limit";
import type { Figure } from "./lib/figures.ts";
import { openKeepAlive } from "./lib/keep-alive.ts";
import { median } from "./lib/measure.ts";
import { befriendAll, makeAccounts } from "./lib/people.ts";
import type { Rig } from "./lib/rig.ts";
import { senderTo, sendText } from "./lib/senders.ts";

const WAITING = 10_000;
const SENDERS = 20;
const PAGE = 1000;
const GOAL_MS = 1000;
const ROUNDS = 5;

/** A terminal returns to 10,000 messages and pulls them page by page over one connection. */
export async function waitingPull(rig: Rig): Promise<Figure[]> {
  const { origin } = rig.server;
  const [back, ...friends] = await makeAccounts(origin, SENDERS + 1);
  if (!back) throw new Error("nobody to come back");
  await befriendAll(friends.map((friend) => [friend, back] as const));
  const { privateId: minId } = await back.call(api.chats.summaries, { query: { limit: 1 } });
  await pLimit(SENDERS).map(friends, async (friend) => {
    const sender = await senderTo(origin, friend, { recvId: back.id });
    for (let number = 0; number < WAITING / SENDERS; number += 1) await sendText(sender, "@w");
    sender.connection.close();
  });
  await rig.pin();
  const times: number[] = [];
  const connection = await openKeepAlive(origin, { accessToken: back.tokens[0] ?? "" });
  for (let round = 0; round < ROUNDS; round += 1) {
    const began = performance.now();
    const pulled = await pullAll((path) => connection.request("GET", path), minId);
    if (pulled < WAITING) throw new Error(`only ${pulled} of ${WAITING} messages came`);
    times.push(performance.now() - began);
  }
  const note = `median of ${ROUNDS}, pages of ${PAGE}, parsed by the client`;
  return [
    {
      database: rig.database,
      what: `pull of ${WAITING} waiting messages`,
      value: median(times),
      unit: "ms",
      goal: { atMost: GOAL_MS },
      note,
    },
  ];
}

/** Pulls every page above `minId`; returns the number of our texts. */
async function pullAll(get: (path: string) => Promise<string>, minId: number): Promise<number> {
  let [position, ours] = [minId, 0];
  for (;;) {
    const response: unknown = JSON.parse(
      await get(`/api/message/private/pullOfflineMessage?minId=${position}&limit=${PAGE}`),
    );
    const rows = api.privateMessages.pull.out.parse(
      response && typeof response === "object" && "data" in response ? response.data : [],
    );
    ours += rows.filter(({ content }) => content.startsWith("@w")).length;
    position = rows.at(-1)?.id ?? position;
    if (rows.length < PAGE) return ours;
  }
}
