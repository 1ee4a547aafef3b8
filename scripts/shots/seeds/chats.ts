import { api, MessageType } from "@4d/contract";
import { landscape, uploadFile, uploadPicture } from "../media.ts";
import type { SeededPerson } from "../people.ts";

type Target = { recvId: number } | { groupId: number };
interface More {
  type?: number;
  quoteId?: number;
  atUserIds?: number[];
  receipt?: boolean;
}
let sent = 0;

/** Sends one message; content that is no text is sent as the JSON of its kind. */
export async function sendMessage(from: SeededPerson, to: Target, what: string | object, more: More = {}) {
  sent += 1;
  const { type = MessageType.TEXT, quoteId, atUserIds, receipt } = more;
  const content = typeof what === "string" ? what : JSON.stringify(what);
  const body = { content, type, tmpId: `seed${sent}`, quoteId };
  if ("recvId" in to) return from.call(api.privateMessages.send, { body: { ...body, ...to } });
  return from.call(api.groupMessages.send, { body: { ...body, ...to, atUserIds, receipt } });
}

/**
 * The everyday chat, also for the README's picture: text, emoji, picture, quote, reaction, recall, file,
 * link.
 */
export async function seedPrivateChat(me: SeededPerson, friend: SeededPerson): Promise<void> {
  const toFriend = { recvId: friend.id };
  const toMe = { recvId: me.id };
  await sendMessage(friend, toMe, "到家了吗?");
  await sendMessage(me, toFriend, "刚到。今天的晚霞你看见没#开心;");
  const sky = await uploadPicture(me, landscape(1200, 800, "#f2a65a", "#5b2a86"));
  await sendMessage(me, toFriend, sky, { type: MessageType.IMAGE });
  const praise = await sendMessage(friend, toMe, "太好看了!这是在江边?");
  await sendMessage(me, toFriend, "对,老地方,第三座桥下面。", { quoteId: praise.id });
  await friend.call(api.privateMessages.react, { params: { id: praise.id }, body: { emoji: "❤️", on: true } });
  const slip = await sendMessage(friend, toMe, "明天七点");
  await friend.call(api.privateMessages.recall, { params: { id: slip.id } });
  const route = Buffer.from("北门 → 观景台 → 茶亭\n".repeat(200));
  const url = await uploadFile(friend, "徒步路线.txt", route, "text/plain");
  await sendMessage(friend, toMe, { name: "徒步路线.txt", size: 6200, url }, { type: MessageType.FILE });
  await sendMessage(
    friend,
    toMe,
    "路线在这里 https://example.org/walk ,你看看要不要绕开茶亭那段,上次下雨路很滑,我怕小满又要抱怨一路#笑哭;",
  );
  await sendMessage(me, toFriend, "好,我来改。");
  await sendMessage(friend, toMe, "对了,Otto 也来,他说想拍日出。");
  await friend.call(api.privateMessages.read, { query: { friendId: me.id } });
}

/** A chat of a group: a mention, a receipt, an ordinary Saturday without AI. */
export async function seedGroupChat(people: readonly SeededPerson[], groupId: number): Promise<void> {
  const [me, friend, third, fourth, fifth] = people;
  if (!me || !friend || !third || !fourth || !fifth) return;
  const group = { groupId };
  await sendMessage(friend, group, "周六天气不错,走起?");
  await sendMessage(third, group, "我可以!");
  await sendMessage(fourth, group, "要带相机吗");
  await sendMessage(fifth, group, `@${me.nickName} 你带队吗?`, { atUserIds: [me.id] });
  const plan = await sendMessage(me, group, "我带。八点北门,迟到的请喝茶。", { receipt: true });
  await me.call(api.groupMessages.pin, { params: { id: plan.id }, body: { on: true } });
  await fifth.call(api.groupMessages.read, { query: { groupId } });
  await sendMessage(fifth, group, "收到#点赞;");
}

/** A file that really is of its type by its first bytes, because the server checks. */
const bytesOf = (beginning: string) => Buffer.concat([Buffer.from(beginning, "latin1"), Buffer.alloc(4000)]);

/** Everything else a chat can contain, long and awkward: with a person with a long name. */
export async function seedEveryKind(me: SeededPerson, other: SeededPerson): Promise<number> {
  const toOther = { recvId: other.id };
  const toMe = { recvId: me.id };
  await sendMessage(me, toOther, { ...sticker("hello") }, { type: MessageType.IMAGE });
  await sendMessage(other, toMe, "#点赞;");
  const voice = await uploadFile(other, "voice.wav", bytesOf("RIFF\x24\0\0\0WAVEfmt "), "audio/wav");
  const short = { duration: 3, url: voice, wave: "2479854213" };
  const long = { duration: 58, url: voice, wave: "1234567898765432123456789876543212345678987654321" };
  await sendMessage(other, toMe, short, { type: MessageType.AUDIO });
  await sendMessage(me, toOther, long, { type: MessageType.AUDIO });
  const cover = await uploadPicture(other, landscape(720, 1280, "#2a7f9e", "#f4c6d7"));
  const film = await uploadFile(
    other,
    "film.mp4",
    bytesOf("\0\0\0\x18ftypmp42\0\0\0\0mp42isom"),
    "video/mp4",
  );
  const video = {
    url: film,
    coverUrl: cover.thumbUrl,
    duration: 72,
    width: 720,
    height: 1280,
    size: 18_400_000,
  };
  await sendMessage(other, toMe, video, { type: MessageType.VIDEO });
  const strip = await uploadPicture(me, landscape(2400, 500, "#123d30", "#35e0a1"));
  await sendMessage(me, toOther, strip, { type: MessageType.IMAGE });
  const report = { name: "Quarterly expedition report, final version (2).pdf", size: 18_734_003, url: film };
  const asked = await sendMessage(other, toMe, report, { type: MessageType.FILE });
  await sendMessage(me, toOther, { name: "票.zip", size: 930, url: film }, { type: MessageType.FILE });
  const long2 =
    "Could you look at the second page before tomorrow morning? The climb is steeper than I remembered: https://maps.example.org/routes/north-ridge/very-long-name-without-any-breaks-at-all?from=station&to=summit";
  const praised = await sendMessage(me, toOther, long2, { quoteId: asked.id });
  for (const emoji of ["👍", "❤️", "😂"])
    await other.call(api.privateMessages.react, { params: { id: praised.id }, body: { emoji, on: true } });
  await me.call(api.privateMessages.react, { params: { id: praised.id }, body: { emoji: "👍", on: true } });
  const fixed = await sendMessage(me, toOther, "六点伴");
  await me.call(api.privateMessages.edit, { params: { id: fixed.id }, body: { content: "六点半" } });
  const slip = await sendMessage(me, toOther, "打错了");
  await me.call(api.privateMessages.recall, { params: { id: slip.id } });
  await sendMessage(
    other,
    toMe,
    "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft",
  );
  await other.call(api.privateMessages.pin, { params: { id: asked.id }, body: { on: true } });
  return asked.id;
}

/** The messages of a chat that can be forwarded, oldest first. */
async function forwardable(me: SeededPerson, other: SeededPerson): Promise<number[]> {
  const query = { friendId: other.id, page: 1, size: 50 };
  const rows = await me.call(api.privateMessages.history, { query });
  return rows
    .filter(({ type, status }) => type <= 4 && status !== 2)
    .map(({ id }) => id)
    .reverse();
}

/** Sends merged cards of both sides and a single forward into a chat. Returns the message of my card. */
export async function forwardAll(me: SeededPerson, from: SeededPerson, to: SeededPerson): Promise<number> {
  const ids = await forwardable(me, from);
  const about = { from: `p:${from.id}`, to: [`p:${to.id}`] };
  const title = `${from.nickName}和${me.nickName}的聊天记录`;
  const [card] = await me.call(api.chats.forward, {
    body: { ...about, ids, merged: true, title, tmpId: "seedcard" },
  });
  const back = { from: `p:${me.id}`, to: [`p:${me.id}`], title: `Chat history of ${to.nickName}` };
  const lines = await forwardable(to, me);
  await to.call(api.chats.forward, {
    body: { ...back, ids: lines.slice(0, -1), merged: true, tmpId: "seedback" },
  });
  await me.call(api.chats.forward, {
    body: { ...about, ids: ids.slice(-1), merged: false, title: "", tmpId: "seedone" },
  });
  return card?.privateMessage?.id ?? 0;
}

const sticker = (name: string) => {
  const url = `/h5/stickers/${name}.svg`;
  return { originUrl: url, thumbUrl: url, width: 240, height: 240, sticker: name };
};
