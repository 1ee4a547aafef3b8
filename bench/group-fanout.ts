import { api } from "@4d/contract";
import type { Figure } from "./lib/figures.ts";
import { sendSaturating } from "./lib/load-loops.ts";
import { until } from "./lib/measure.ts";
import { befriendAll, goOnline, makeAccounts } from "./lib/people.ts";
import type { Rig } from "./lib/rig.ts";
import { markOf, type Sender, senderTo, sendText } from "./lib/senders.ts";

const MEMBERS = 200;
const SENDERS = 16;
const GOAL = 100_000;
const INVITE_AT_ONCE = 50;

/** One group with everybody online: how many frames reach members' sockets per second. */
export async function groupFanout(rig: Rig, ceiling: number): Promise<Figure[]> {
  const { origin } = rig.server;
  const [owner, ...others] = await makeAccounts(origin, MEMBERS);
  if (!owner) throw new Error("no owner");
  await befriendAll(others.map((other) => [owner, other] as const));
  const { id: groupId } = await owner.call(api.groups.create, { body: { name: "二百人" } });
  for (let from = 0; from < others.length; from += INVITE_AT_ONCE) {
    const friendIds = others.slice(from, from + INVITE_AT_ONCE).map(({ id }) => id);
    await owner.call(api.groups.invite, { body: { groupId, friendIds } });
  }
  let deliveries = 0;
  const onText = (frame: Buffer) => {
    if (markOf(frame).startsWith("@")) deliveries += 1;
  };
  for (const member of [owner, ...others]) await goOnline(origin, member.tokens[0] ?? "", onText);
  const senders: Sender[] = [];
  for (const member of others.slice(0, SENDERS)) senders.push(await senderTo(origin, member, { groupId }));
  await rig.pin();

  const span = { warmMs: 2000, measureMs: 8000 };
  let [sent, startCount, startAt] = [0, 0, 0];
  const mark = setTimeout(() => {
    startCount = deliveries;
    startAt = performance.now();
  }, span.warmMs);
  await sendSaturating(senders, span, async (sender) => {
    await sendText(sender, "@g");
    sent += 1;
  });
  clearTimeout(mark);
  const perSecond = ((deliveries - startCount) * 1000) / (performance.now() - startAt);
  await until("every delivery", 20_000, () => deliveries >= sent * (MEMBERS - 1));
  const { database } = rig;
  const note = `${((100 * perSecond) / ceiling).toFixed(1)}% of the bare relay's ${Math.round(ceiling)}/s`;
  return [
    {
      database,
      what: `group of ${MEMBERS} online, deliveries`,
      value: perSecond,
      unit: "/s",
      goal: { atLeast: GOAL },
      note,
    },
  ];
}
