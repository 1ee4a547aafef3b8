import { api, type Character } from "@4d/contract";
import { pause } from "../../lib/shell.mjs";
import type { SeededPerson } from "../people.ts";

const LINES = ["你好", "今天有点累,想听你说说话。"];
/** Longest wait for a reply, and the interval between two checks, ms. */
const PATIENCE_MS = 10_000;
const POLL_MS = 50;

async function waitForReply(by: SeededPerson, userId: number): Promise<void> {
  const query = { friendId: userId, page: 1, size: 1 };
  for (let waited = 0; waited < PATIENCE_MS; waited += POLL_MS) {
    const [last] = await by.call(api.privateMessages.history, { query });
    if (last?.extra?.ai !== undefined) return;
    await pause(POLL_MS);
  }
  throw new Error("the character does not reply");
}

async function sendAndWait(by: SeededPerson, userId: number, content: string): Promise<number> {
  await by.call(api.privateMessages.send, {
    body: { recvId: userId, content, type: 0, tmpId: `t${content}` },
  });
  await waitForReply(by, userId);
  const query = { friendId: userId, page: 1, size: 1 };
  const [last] = await by.call(api.privateMessages.history, { query });
  return last?.id ?? 0;
}

/** Two more characters: one nobody has written to, and one whose AI chat branches. */
async function seedForkedChat(by: SeededPerson): Promise<{ unmet: Character; forked: Character }> {
  const { items } = await by.call(api.aiChats.list, { query: {} });
  const [, unmet, forked] = items;
  if (!unmet || !forked) throw new Error("there are no three characters");
  await by.call(api.aiChats.open, { params: { characterId: forked.id }, body: {} });
  const first = await sendAndWait(by, forked.userId, "你好");
  await sendAndWait(by, forked.userId, "今天有点累");
  await by.call(api.aiChats.fork, { params: { characterId: forked.id }, body: { messageId: first } });
  await sendAndWait(by, forked.userId, "给我讲个故事吧");
  return { unmet, forked };
}

/** A group with a character in it, which somebody has mentioned. */
async function seedCharacterInGroup(
  by: SeededPerson,
  { friend, character }: { friend: SeededPerson; character: Character },
): Promise<number> {
  const { name, userId } = character;
  await by.call(api.friends.add, { query: { friendId: userId }, body: { message: "" } });
  const body = { name: "夜里还没睡的人", friendIds: [friend.id, userId] };
  const { id: groupId } = await by.call(api.groups.create, { body });
  const send = (from: SeededPerson, content: string, atUserIds: number[]) =>
    from.call(api.groupMessages.send, { body: { groupId, content, type: 0, atUserIds } });
  await send(friend, "有人在吗?", []);
  await send(by, `@${name} 你好呀`, [userId]);
  for (let waited = 0; waited < PATIENCE_MS; waited += POLL_MS) {
    const rows = await by.call(api.groupMessages.history, { query: { groupId, page: 1, size: 5 } });
    if (rows.some(({ extra }) => extra?.ai !== undefined)) return groupId;
    await pause(POLL_MS);
  }
  throw new Error("the character does not reply in its group");
}

/** Chats with a starter character, which remembers the person; returns the character. */
async function seedAiChat(by: SeededPerson): Promise<Character> {
  const active = await by.call(api.aiChats.active);
  if (active === null) throw new Error("there is no character");
  const { id, userId } = active.character;
  await by.call(api.aiChats.open, { params: { characterId: id }, body: {} });
  for (const content of LINES) {
    await by.call(api.privateMessages.send, {
      body: { recvId: userId, content, type: 0, tmpId: `talk${content.length}` },
    });
    await waitForReply(by, userId);
  }
  const pinned = await by.call(api.aiChats.remember, {
    body: { characterId: id, text: "养了一只猫,叫团子" },
  });
  await by.call(api.aiChats.changeMemory, { params: { id: pinned.id }, body: { pinned: true } });
  await by.call(api.aiChats.remember, { body: { characterId: id, text: "周六要和朋友去爬山,有点怕起不来" } });
  return active.character;
}

/** The characters of my chats. */
export interface CharactersSeed {
  /** The character I chat with on chat-homepage. */
  readonly character: Character;
  /** Nobody has written to `unmet` yet; the AI chat with `forked` branches. */
  readonly unmet: Character;
  readonly forked: Character;
  /** A group that the character belongs to. */
  readonly nightGroupId: number;
}

/** Chats with characters in all their forms. */
export async function seedCharacters(by: SeededPerson, friend: SeededPerson): Promise<CharactersSeed> {
  const character = await seedAiChat(by);
  const ways = await seedForkedChat(by);
  return { character, ...ways, nightGroupId: await seedCharacterInGroup(by, { friend, character }) };
}
