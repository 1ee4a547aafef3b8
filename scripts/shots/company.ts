import { api, MessageType } from "@4d/contract";
import { landscape, uploadPicture } from "./media.ts";
import { type Circle, registerPerson, type SeededPerson } from "./people.ts";
import { type AdminSeed, seedAdmin } from "./seeds/admin.ts";
import { type CharactersSeed, seedCharacters } from "./seeds/characters.ts";
import { forwardAll, seedEveryKind, seedGroupChat, seedPrivateChat, sendMessage } from "./seeds/chats.ts";
import { type Crafted, seedCraft } from "./seeds/craft.ts";
import { type Gifts, seedGifts } from "./seeds/gifts.ts";
import { type Images, seedImages } from "./seeds/images.ts";
import { type Making, seedMaking } from "./seeds/making.ts";
import { type Orders, seedOrders } from "./seeds/orders.ts";
import { type Polls, seedPolls } from "./seeds/polls.ts";
import { type ScheduledSeed, seedScheduled } from "./seeds/scheduled.ts";
import { type Square, seedSquare } from "./seeds/square.ts";
import { type Stories, seedStories } from "./seeds/stories.ts";

/** What the pictures need of the seeded company. */
export interface Company extends Circle, AdminSeed, CharactersSeed, Orders {
  /** Has a long name, and a chat with every kind of message. */
  readonly lengthy: SeededPerson;
  readonly stranger: SeededPerson;
  /** Has just registered and has nothing yet. */
  readonly newcomer: SeededPerson;
  /** I am an ordinary member of it; it is muted. */
  readonly othersGroupId: number;
  /** An invitation to a group I am not in. */
  readonly invitation: string;
  readonly cardId: number;
  readonly quotedId: number;
  readonly craft: Crafted;
  readonly gifts: Gifts;
  readonly making: Making;
  readonly polls: Polls;
  readonly images: Images;
  readonly square: Square;
  readonly stories: Stories;
  readonly scheduled: ScheduledSeed;
}

const folk = [
  { nickName: "林晚", signature: "慢一点,也到得了", region: "杭州", hue: 265 },
  { nickName: "阿杰", signature: "周末找我爬山", region: "成都" },
  { nickName: "苏梅", hue: 330 },
  { nickName: "陈思远", signature: "在路上" },
  { nickName: "王小满", signature: "今天也要好好吃饭", hue: 150 },
  { nickName: "Otto Berg", signature: "Hej från Malmö", region: "Malmö" },
  { nickName: "周野" },
  { nickName: "李想", signature: "想" },
  { nickName: "何以夏", signature: "夏天的风", hue: 24 },
  { nickName: "Nadia", signature: "Tre koppar kaffe om dagen" },
  { nickName: "老高" },
  { nickName: "欧阳静怡", signature: "静" },
];
const LONG_ZH = "住在灯塔里的观星者每晚都记得给大家留灯";
const LONG_EN = "Maximiliana Feathers";
const LONG_GROUP = "周末徒步与摄影与读书与做饭互助小组";

/** Fills an empty server with friends, groups and chats of every kind, through the public API. */
export async function seedCompany(origin: string): Promise<Company> {
  const people: SeededPerson[] = [];
  for (const looks of folk) people.push(await registerPerson(origin, looks));
  const lengthy = await registerPerson(origin, {
    nickName: LONG_ZH,
    signature:
      "记得每一个人许过的愿。她从不问你从哪里来,只问你今晚看见了几颗星,然后把它们一颗一颗写进本子里,等你下次来翻。",
    region: "新疆维吾尔自治区博尔塔拉蒙古自治州",
  });
  const wordy = await registerPerson(origin, {
    nickName: LONG_EN,
    signature: "Collects maps of places that were renamed",
  });
  const stranger = await registerPerson(origin, { nickName: "许愿", signature: "流星走得太快", hue: 200 });
  const newcomer = await registerPerson(origin, { nickName: "新来的" });
  const [me, friend, third] = people;
  if (!me || !friend || !third) throw new Error("nobody there");
  for (const { id } of [...people.slice(1), lengthy, wordy])
    await me.call(api.friends.add, { query: { friendId: id } });
  await friend.call(api.friends.add, { query: { friendId: third.id } });
  const groups = await gather(people, [lengthy, wordy], stranger);
  await seedGroupChat(people, groups.groupId);
  const sent = await sendToMe({ me, people, friend, lengthy, wordy });
  await knock([stranger, newcomer], me, groups.groupId);
  const members = [friend, third, wordy, lengthy, ...[4, 3, 6, 7].flatMap((at) => people[at] ?? [])];
  const characters = await seedCharacters(me, friend);
  const company = { me, friend, lengthy, stranger, newcomer, members, ...characters, ...groups, ...sent };
  const making = await seedMaking(me);
  const images = await seedImages(me);
  const square = await seedSquare(me, friend);
  const stories = await seedStories(company);
  const adminSeed = await seedAdmin(me, people.slice(1));
  return {
    ...company,
    ...adminSeed,
    making,
    images,
    square,
    stories,
    gifts: await seedGifts(company),
    craft: await seedCraft(company),
    polls: await seedPolls(company),
    ...(await seedOrders(me)),
    scheduled: await seedScheduled(me, lengthy),
  };
}

/** Groups: mine, one I am only a member of, one that can be found. */
async function gather(
  people: readonly SeededPerson[],
  long: readonly SeededPerson[],
  stranger: SeededPerson,
) {
  const [me, friend, third] = people;
  const silent = people[6];
  if (!me || !friend || !third || !silent) throw new Error("nobody there");
  const friendIds = [...people.slice(1, 8), ...long].map(({ id }) => id);
  const mine = await me.call(api.groups.create, {
    body: { name: "周末徒步", notice: "周六八点,北门集合。带水,带一件外套。", friendIds },
  });
  const sky = await uploadPicture(me, landscape(600, 600, "#f2a65a", "#5b2a86"));
  await me.call(api.groups.modify, {
    body: { ...mine, headImage: sky.originUrl, headImageThumb: sky.thumbUrl },
  });
  await me.call(api.groups.setRole, { body: { groupId: mine.id, userId: friend.id, role: "admin" } });
  await me.call(api.groups.mute, { body: { groupId: mine.id, userId: silent.id, until: null } });
  await me.call(api.groups.setSettings, { body: { groupId: mine.id, joinApproval: true, searchable: true } });
  const others = await friend.call(api.groups.create, {
    body: { name: LONG_GROUP, notice: "", friendIds: [me.id, third.id] },
  });
  await sendMessage(third, { groupId: others.id }, "周四一起看展吗?");
  await friend.call(api.groups.setSettings, { body: { groupId: others.id, muteAll: true } });
  const found = await stranger.call(api.groups.create, {
    body: { name: "流星雨观测站", notice: "每逢流星雨,山顶见。", friendIds: [] },
  });
  await stranger.call(api.groups.setSettings, { body: { groupId: found.id, searchable: true } });
  const { token } = await stranger.call(api.groups.link, { params: { groupId: found.id } });
  return { groupId: mine.id, othersGroupId: others.id, invitation: token };
}

interface Talkers {
  readonly me: SeededPerson;
  readonly people: readonly SeededPerson[];
  readonly friend: SeededPerson;
  readonly lengthy: SeededPerson;
  readonly wordy: SeededPerson;
}

/** Fills the chat list: each row shows something different. */
async function sendToMe({ me, people, friend, lengthy, wordy }: Talkers) {
  const quotedId = await seedEveryKind(me, lengthy);
  await seedPrivateChat(me, friend);
  const cardId = await forwardAll(me, friend, lengthy);
  const toMe = { recvId: me.id };
  for (const other of people.slice(2, 10))
    await sendMessage(other, toMe, `${other.nickName}:好久不见,最近怎么样?`);
  await sendMessage(wordy, toMe, "I have found the very map you asked about last year, come and see it");
  const [, , third, fourth, fifth, sixth, seventh] = people;
  if (!third || !fourth || !fifth || !sixth || !seventh) throw new Error("nobody there");
  const sky = await uploadPicture(third, landscape(800, 800, "#7fd3d6", "#0b2f52"));
  await sendMessage(third, toMe, sky, { type: MessageType.IMAGE });
  for (let at = 0; at < 12; at += 1) await sendMessage(fourth, toMe, `第 ${at + 1} 张照片洗好了`);
  await me.call(api.friends.setDnd, { body: { friendId: fourth.id, isDnd: true } });
  await me.call(api.chats.setDrafts, {
    body: { [`p:${fifth.id}`]: { text: "那个路线我改好了,你", updatedAt: Date.now() } },
  });
  await me.call(api.chats.setState, { body: { chatId: `p:${lengthy.id}`, pinned: true } });
  await me.call(api.chats.setState, { body: { chatId: `p:${seventh.id}`, archived: true } });
  await me.call(api.friends.setRemark, { body: { friendId: sixth.id, remark: "奥托(瑞典同事)" } });
  await me.call(api.friends.setLabels, {
    body: { friendId: friend.id, labels: ["徒步", "老同学", "photography!"] },
  });
  await me.call(api.friends.block, { params: { userId: people.at(-1)?.id ?? 0 } });
  return { cardId, quotedId };
}

/** People who wait: friend requests both ways, and one who wants to join a group. */
async function knock([stranger, newcomer]: readonly SeededPerson[], me: SeededPerson, groupId: number) {
  if (!stranger || !newcomer) throw new Error("nobody there");
  for (const each of [stranger, me]) await each.call(api.users.setPrivacy, { body: { addMe: "approval" } });
  await stranger.call(api.friends.add, {
    query: { friendId: me.id },
    body: { message: "我是上次徒步的许愿,走在最后面、一直在拍云的那个,还记得吗?" },
  });
  await stranger.call(api.groups.join, { body: { groupId, message: "想跟着你们走一次" } });
}
