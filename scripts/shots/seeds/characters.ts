import { api, type Character } from "@4d/contract";
import { pause } from "../../lib/shell.mjs";
import type { Somebody } from "../people.ts";

const SAID = ["你好", "今天有点累,想听你说说话。"];
/** Longest wait for an answer, and between two looks, ms. */
const PATIENCE_MS = 10_000;
const LOOK_MS = 50;

async function answered(by: Somebody, userId: number): Promise<void> {
  const query = { friendId: userId, page: 1, size: 1 };
  for (let waited = 0; waited < PATIENCE_MS; waited += LOOK_MS) {
    const [last] = await by.call(api.privateMessages.history, { query });
    if (last?.extra?.ai !== undefined) return;
    await pause(LOOK_MS);
  }
  throw new Error("the character does not answer");
}

async function talkTo(by: Somebody, userId: number, content: string): Promise<number> {
  await by.call(api.privateMessages.send, {
    body: { recvId: userId, content, type: 0, tmpId: `t${content}` },
  });
  await answered(by, userId);
  const query = { friendId: userId, page: 1, size: 1 };
  const [last] = await by.call(api.privateMessages.history, { query });
  return last?.id ?? 0;
}

/** Two more characters: one nobody has spoken to, and one with whom a talk went two ways. */
async function seedWays(by: Somebody): Promise<{ unmet: Character; forked: Character }> {
  const { items } = await by.call(api.talks.list, { query: {} });
  const [, unmet, forked] = items;
  if (!unmet || !forked) throw new Error("there are no three characters");
  await by.call(api.talks.open, { params: { characterId: forked.id }, body: {} });
  const first = await talkTo(by, forked.userId, "你好");
  await talkTo(by, forked.userId, "今天有点累");
  await by.call(api.talks.fork, { params: { characterId: forked.id }, body: { messageId: first } });
  await talkTo(by, forked.userId, "给我讲个故事吧");
  return { unmet, forked };
}

/** A group with a character in it, which somebody has mentioned. */
async function seedGroupTalk(
  by: Somebody,
  { friend, character }: { friend: Somebody; character: Character },
): Promise<number> {
  const { name, userId } = character;
  await by.call(api.friends.add, { query: { friendId: userId }, body: { message: "" } });
  const body = { name: "夜里还没睡的人", friendIds: [friend.id, userId] };
  const { id: groupId } = await by.call(api.groups.create, { body });
  const send = (from: Somebody, content: string, atUserIds: number[]) =>
    from.call(api.groupMessages.send, { body: { groupId, content, type: 0, atUserIds } });
  await send(friend, "有人在吗?", []);
  await send(by, `@${name} 你好呀`, [userId]);
  for (let waited = 0; waited < PATIENCE_MS; waited += LOOK_MS) {
    const rows = await by.call(api.groupMessages.history, { query: { groupId, page: 1, size: 5 } });
    if (rows.some(({ extra }) => extra?.ai !== undefined)) return groupId;
    await pause(LOOK_MS);
  }
  throw new Error("the character does not answer in its group");
}

/** Somebody has talked with a starter character, which remembers it; answers with whom. */
async function seedTalk(by: Somebody): Promise<Character> {
  const active = await by.call(api.talks.active);
  if (active === null) throw new Error("there is no character");
  const { id, userId } = active.character;
  await by.call(api.talks.open, { params: { characterId: id }, body: {} });
  for (const content of SAID) {
    await by.call(api.privateMessages.send, {
      body: { recvId: userId, content, type: 0, tmpId: `talk${content.length}` },
    });
    await answered(by, userId);
  }
  const pinned = await by.call(api.talks.remember, { body: { characterId: id, text: "养了一只猫,叫团子" } });
  await by.call(api.talks.changeMemory, { params: { id: pinned.id }, body: { pinned: true } });
  await by.call(api.talks.remember, { body: { characterId: id, text: "周六要和朋友去爬山,有点怕起不来" } });
  return active.character;
}

/** The characters I have to do with. */
export interface Met {
  /** With whom I talk on chat-homepage. */
  readonly character: Character;
  /** Nobody has spoken to this one yet; with that one a talk went two ways. */
  readonly unmet: Character;
  readonly forked: Character;
  /** A group that the character belongs to. */
  readonly nightGroupId: number;
}

/** Somebody talks with characters in every way there is. */
export async function seedCharacters(by: Somebody, friend: Somebody): Promise<Met> {
  const character = await seedTalk(by);
  const ways = await seedWays(by);
  return { character, ...ways, nightGroupId: await seedGroupTalk(by, { friend, character }) };
}
