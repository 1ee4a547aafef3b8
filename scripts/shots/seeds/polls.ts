import { api, type Character } from "@4d/contract";
import type { Circle, SeededPerson } from "../people.ts";

/** What the pictures of polls need: the polls of a group I am a member of, by the ids of their messages. */
export interface Polls {
  readonly open: number;
  readonly mine: number;
  /** The message that quotes somebody's card, in the chat with every kind of message. */
  readonly answer: number;
}

interface Pollsters extends Pick<Circle, "me" | "friend" | "members"> {
  /** Has a chat with me with every kind of message. */
  readonly lengthy: SeededPerson;
  readonly character: Pick<Character, "userId">;
  /** A group of the friend's that I am a member of. */
  readonly othersGroupId: number;
}

/** Recommends a person as a contact; the reply quotes their card. */
async function quoteCard(me: SeededPerson, to: SeededPerson, userId: number): Promise<number> {
  const { privateMessage: card } = await me.call(api.chats.sendContact, {
    body: { chatId: `p:${to.id}`, userId, tmpId: "contact-quoted" },
  });
  const body = { recvId: me.id, content: "是你说的那位吗?", type: 0, tmpId: "contact-asked" };
  const { id } = await to.call(api.privateMessages.send, { body: { ...body, quoteId: card?.id ?? 0 } });
  return id;
}

/** An open poll of several choices, a closed secret one of mine, and people recommended, in the others' group. */
export async function seedPolls({
  me,
  friend,
  members,
  character,
  lengthy,
  othersGroupId: groupId,
}: Pollsters): Promise<Polls> {
  const [, third] = members;
  if (!third) throw new Error("nobody there");
  const recommend = (userId: number) =>
    friend.call(api.chats.sendContact, {
      body: { chatId: `g:${groupId}`, userId, tmpId: `contact-${userId}` },
    });
  await recommend(third.id);
  await recommend(character.userId);
  const open = await friend.call(api.polls.start, {
    body: {
      groupId,
      question: "端午三天,大家想去哪里?可以多选,周四晚上定下来订车。",
      options: [
        "天目山,走古道,住山上的民宿",
        "海边,什么都不做",
        "Stay in town and cook together",
        "听你们的",
      ],
      multiple: true,
      closesAt: Date.now() + 30 * 3_600_000,
    },
  });
  const vote = (who: typeof me, id: number, ...options: number[]) =>
    who.call(api.polls.vote, { params: { id }, body: { options } });
  await vote(me, open.id, 0, 2);
  await vote(friend, open.id, 0, 1);
  await vote(third, open.id, 0);
  await friend.call(api.groups.setRole, { body: { groupId, userId: me.id, role: "admin" } });
  const body = { groupId, question: "礼物送什么?", options: ["书", "花"], anonymous: true };
  const mine = await me.call(api.polls.start, { body });
  await friend.call(api.groups.setRole, { body: { groupId, userId: me.id, role: "member" } });
  await vote(friend, mine.id, 1);
  await me.call(api.polls.close, { params: { id: mine.id } });
  return { open: open.id, mine: mine.id, answer: await quoteCard(me, lengthy, character.userId) };
}
