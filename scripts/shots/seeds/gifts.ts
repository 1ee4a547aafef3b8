import { api, type GiftMode } from "@4d/contract";
import type { Circle, SeededPerson } from "../people.ts";

/** What the pictures of gifts need. */
export interface Gifts {
  /** Given to me, not opened. */
  readonly toMe: number;
  /** In my group, taken to the last portion. */
  readonly shared: number;
  /** The person with a long name whom I give to and who gives to me. */
  readonly giver: SeededPerson;
}

interface Given {
  chatId: `p:${number}` | `g:${number}`;
  total: number;
  portions?: number;
  mode?: GiftMode;
  message?: string;
}

const give = async (from: SeededPerson, body: Given): Promise<number> =>
  (await from.call(api.gifts.send, { body })).id;
const take = (who: SeededPerson, id: number) => who.call(api.gifts.take, { params: { id } });

/** Gifts in every state, between friends and in my group, and a statement with a line for each. */
export async function seedGifts({ me, friend, members, groupId }: Circle): Promise<Gifts> {
  const [, third, giver, lengthy, fifth] = members;
  if (!third || !giver || !lengthy || !fifth) throw new Error("nobody there");
  await me.call(api.capsules.checkIn, { body: null });
  const [mine, theirs] = [`p:${giver.id}`, `p:${me.id}`] as const;
  await take(me, await give(giver, { chatId: theirs, total: 8, message: "Thanks for carrying the tent" }));
  await take(giver, await give(me, { chatId: mine, total: 6 }));
  await give(me, { chatId: mine, total: 12, message: "生日快乐,愿每一条小路都通向没去过的地方" });
  const toMe = await give(giver, { chatId: theirs, total: 20, message: "For the next summit, go slowly" });
  const group = `g:${groupId}` as const;
  const shared = await give(friend, {
    chatId: group,
    total: 40,
    portions: 4,
    mode: "lucky",
    message: "登顶快乐",
  });
  for (const one of [lengthy, me, third, giver]) await take(one, shared);
  const equal = await give(fifth, { chatId: group, total: 25, portions: 5, message: "见者有份" });
  await take(third, equal);
  await give(me, { chatId: group, total: 10, portions: 5, mode: "lucky" });
  return { toMe, shared, giver };
}
