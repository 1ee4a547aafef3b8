import { api, type Post } from "@4d/contract";
import { landscape, uploadPicture } from "../media.ts";
import type { SeededPerson } from "../people.ts";

/** The content of the square. */
export interface Square {
  /** A post by another person, with pictures, comments and a remix. */
  readonly post: number;
  readonly topic: number;
  readonly author: number;
  /** A post of mine. */
  readonly mine: number;
}

const key = () => ({ "idempotency-key": crypto.randomUUID() });

async function picture(by: SeededPerson, width: number, height: number, one: string, other: string) {
  const { originUrl, thumbUrl } = await uploadPicture(by, landscape(width, height, one, other));
  return { url: originUrl, thumbUrl };
}

const notes = [
  ["雨停以后", "把窗户推开,整条街都是青苔的味道。", 600, 800, "#3a6b5c", "#0c1f2b"],
  ["", "今天的云像被谁揉过又摊平。", 900, 600, "#f2a65a", "#5b2a86"],
  ["一张没有人的车票", "背面写着:请在下一站想起我。", 540, 960, "#1f4e8c", "#e8b04a"],
  ["给远方的朋友看看这片海", "浪比昨天高。", 800, 800, "#2aa7a0", "#123a63"],
] as const;

/**
 * Posts of two people with pictures, text only, comments, replies, likes, a remix and a post that waits for
 * review.
 */
export async function seedSquare(me: SeededPerson, friend: SeededPerson): Promise<Square> {
  const { topics } = await me.call(api.square.home);
  const topic = topics[0]?.id ?? 1;
  const made: Post[] = [];
  for (const [title, text, width, height, one, other] of notes) {
    const media = [await picture(friend, width, height, one, other)];
    made.push(
      await friend.call(api.posts.create, { headers: key(), body: { title, text, media, topicId: topic } }),
    );
  }
  await friend.call(api.posts.create, {
    headers: key(),
    body: { text: "有些话不需要图:晚安,明天见,路上小心。", topicId: topic },
  });
  const media = [];
  for (const [, , width, height, one, other] of notes.slice(0, 3))
    media.push(await picture(friend, width, height, one, other));
  const body = { title: "三张海边的照片", text: "从早到晚,同一块礁石。", media, topicId: topic };
  const { id: post } = await friend.call(api.posts.create, { headers: key(), body });
  const said = await me.call(api.comments.write, {
    params: { id: post },
    headers: key(),
    body: { text: "第二张的光太好了!" },
  });
  await friend.call(api.comments.write, {
    params: { id: post },
    headers: key(),
    body: { text: "那天等了两个小时", replyTo: said.id },
  });
  await me.call(api.posts.like, { params: { id: post }, body: { on: true } });
  await me.call(api.posts.save, { params: { id: post }, body: { on: true } });
  await me.call(api.creators.follow, { params: { id: friend.id }, body: { on: true } });
  const remix = await me.call(api.posts.create, {
    headers: key(),
    body: { title: "我也去了那块礁石", text: "潮水更低一些。", remixOf: post, topicId: topic },
  });
  await friend.call(api.posts.like, { params: { id: remix.id }, body: { on: true } });
  await friend.call(api.comments.write, {
    params: { id: remix.id },
    headers: key(),
    body: { text: "下次一起" },
  });
  return { post, topic, author: friend.id, mine: remix.id };
}
