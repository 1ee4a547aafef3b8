import { api, MessageType } from "@4d/contract";
import sharp from "sharp";
import { ApiError, clientOf } from "./api-client.ts";

/** Somebody of the seeded company. */
export interface Somebody {
  readonly id: number;
  readonly nickName: string;
  readonly userName: string;
  readonly token: string;
  readonly call: ReturnType<typeof clientOf>;
}

/** What the pictures need to know of the company. */
export interface Company {
  readonly me: Somebody;
  readonly friend: Somebody;
  readonly stranger: Somebody;
  readonly groupId: number;
}

export const PASSWORD = "Plum-77x";
const names = [
  "林晚",
  "阿杰",
  "苏梅",
  "陈思远",
  "王小满",
  "Otto Berg",
  "周野",
  "李想",
  "何以夏",
  "Nadia",
  "老高",
  "欧阳静怡",
];
const signatures = [
  "慢一点,也到得了",
  "周末找我爬山",
  "",
  "在路上",
  "今天也要好好吃饭",
  "Hej från Malmö",
  "",
  "想",
  "夏天的风",
  "☕️",
  "",
  "静",
];

/** Fills an empty server with a company of friends, a group and talk of every kind, through the front door. */
export async function seedCompany(origin: string): Promise<Company> {
  const people: Somebody[] = [];
  for (const [index, nickName] of names.entries()) people.push(await settle(origin, nickName, index));
  const [me, friend, third] = people;
  const stranger = await settle(origin, "许愿", names.length);
  if (!me || !friend || !third) throw new Error("nobody there");
  for (const other of people.slice(1)) await me.call(api.friends.add, { query: { friendId: other.id } });
  await friend.call(api.friends.add, { query: { friendId: third.id } });
  const group = await me.call(api.groups.create, {
    body: {
      name: "周末徒步",
      notice: "周六八点,北门集合。带水,带一件外套。",
      friendIds: people.slice(1, 8).map(({ id }) => id),
    },
  });
  await talkPrivately(me, friend, origin);
  await talkInGroup(people, group.id);
  for (const other of people.slice(2, 10))
    await say(other, { recvId: me.id }, `${other.nickName}:好久不见,最近怎么样?`);
  await stranger.call(api.users.setPrivacy, { body: { addMe: "approval" } });
  await me.call(api.users.setPrivacy, { body: { addMe: "approval" } });
  await stranger.call(api.friends.add, {
    query: { friendId: me.id },
    body: { message: "我是上次徒步的许愿" },
  });
  return { me, friend, stranger, groupId: group.id };
}

async function settle(origin: string, nickName: string, index: number): Promise<Somebody> {
  const guest = clientOf(origin);
  const userName = `person_${index + 1}`;
  await guest(api.auth.register, { body: { userName, password: PASSWORD, nickName } });
  const { accessToken } = await guest(api.auth.login, {
    body: { userName, password: PASSWORD, terminal: 1 },
  });
  const call = clientOf(origin, accessToken);
  const { id } = await call(api.users.self);
  await call(api.users.setPrivacy, { body: { addMe: "anyone" } });
  const self = await call(api.users.self);
  await call(api.users.update, { body: { ...self, signature: signatures[index] ?? "" } });
  return { id, nickName, userName, token: accessToken, call };
}

type Target = { recvId: number } | { groupId: number };
let sent = 0;

async function say(
  from: Somebody,
  to: Target,
  content: string,
  more: { type?: number; quoteId?: number; atUserIds?: number[]; receipt?: boolean } = {},
) {
  sent += 1;
  const body = { content, type: more.type ?? MessageType.TEXT, tmpId: `seed${sent}`, quoteId: more.quoteId };
  if ("recvId" in to) return from.call(api.privateMessages.send, { body: { ...body, ...to } });
  const { atUserIds, receipt } = more;
  return from.call(api.groupMessages.send, { body: { ...body, ...to, atUserIds, receipt } });
}

async function talkPrivately(me: Somebody, friend: Somebody, origin: string): Promise<void> {
  const toFriend = { recvId: friend.id };
  const toMe = { recvId: me.id };
  await say(friend, toMe, "到家了吗?");
  await say(me, toFriend, "刚到。今天的晚霞你看见没#开心;");
  await say(me, toFriend, await picture(me, origin, "#f2a65a", "#5b2a86"), { type: MessageType.IMAGE });
  const praise = await say(friend, toMe, "太好看了!这是在江边?");
  await say(me, toFriend, "对,老地方,第三座桥下面。", { quoteId: praise.id });
  await friend.call(api.privateMessages.react, { params: { id: praise.id }, body: { emoji: "❤️", on: true } });
  const slip = await say(friend, toMe, "明天七点");
  await friend.call(api.privateMessages.recall, { params: { id: slip.id } });
  const file = await upload(
    friend,
    origin,
    "徒步路线.txt",
    Buffer.from("北门 → 观景台 → 茶亭\n".repeat(200)),
  );
  await say(friend, toMe, JSON.stringify({ name: "徒步路线.txt", size: 6200, url: file }), {
    type: MessageType.FILE,
  });
  await say(
    friend,
    toMe,
    "路线在这里 https://example.org/walk ,你看看要不要绕开茶亭那段,上次下雨路很滑,我怕小满又要抱怨一路#笑哭;",
  );
  await say(me, toFriend, "好,我来改。");
  await say(friend, toMe, "对了,Otto 也来,他说想拍日出。");
}

async function talkInGroup([me, friend, third, fourth, fifth]: Somebody[], groupId: number): Promise<void> {
  if (!me || !friend || !third || !fourth || !fifth) return;
  const group = { groupId };
  await say(friend, group, "周六天气不错,走起?");
  await say(third, group, "我可以!");
  await say(fourth, group, "要带相机吗");
  await say(fifth, group, `@${me.nickName} 你带队吗?`, { atUserIds: [me.id] });
  await say(me, group, "我带。八点北门,迟到的请喝茶。", { receipt: true });
  await say(fifth, group, "收到#点赞;");
}

async function picture(by: Somebody, origin: string, top: string, bottom: string): Promise<string> {
  const sky = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"><defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient></defs><rect width="1200" height="800" fill="url(#s)"/><circle cx="820" cy="430" r="90" fill="#ffe9c9"/><path d="M0 620 300 470 560 600 900 440 1200 610V800H0Z" fill="#1d1030"/></svg>`;
  const bytes = await sharp(Buffer.from(sky)).jpeg({ quality: 85 }).toBuffer();
  const form = new FormData();
  form.append("file", new Blob([new Uint8Array(bytes)], { type: "image/jpeg" }), "sky.jpg");
  return JSON.stringify(await post(by, `${origin}/api/image/upload`, form));
}

async function upload(by: Somebody, origin: string, name: string, bytes: Buffer): Promise<string> {
  const form = new FormData();
  form.append("file", new Blob([new Uint8Array(bytes)], { type: "text/plain" }), name);
  return String(await post(by, `${origin}/api/file/upload`, form));
}

async function post(by: Somebody, url: string, body: FormData): Promise<unknown> {
  const answer = await fetch(url, { method: "POST", headers: { accessToken: by.token }, body });
  const envelope: unknown = await answer.json();
  if (typeof envelope === "object" && envelope !== null && "data" in envelope && envelope.data)
    return envelope.data;
  throw new ApiError(answer.status, `${url} refused: ${JSON.stringify(envelope)}`);
}
