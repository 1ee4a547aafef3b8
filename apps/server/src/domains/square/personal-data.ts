import {
  emptied,
  erased,
  kept,
  MACHINE,
  nothing,
  type PersonalData,
  WHO,
} from "../../platform/personal-data.ts";

/** What the tables of square hold of people, column by column (`platform/personal-data.ts`). */
export const squareData: PersonalData<
  | "post"
  | "post_figure"
  | "post_reaction"
  | "collection"
  | "starter_post"
  | "post_comment"
  | "comment_like"
  | "notice"
  | "notice_actor"
  | "notice_seen"
  | "follow"
  | "creator_figure"
  | "topic_follow"
  | "topic_figure"
  | "creator_board"
> = {
  post: {
    policy: "given.works",
    rows: [{ of: "author_id", order: ["id"], leaving: "stays", copy: { file: "square/posts" } }],
    columns: {
      id: nothing("number"),
      author_id: kept("who", "number", WHO),
      kind: nothing("state"),
      title: emptied("title", ""),
      text: emptied("words", ""),
      media: emptied("pictures", "[]"),
      media_count: emptied("how many pictures", 0),
      cover: emptied("picture of its card", null),
      creation: emptied("what it shows", null),
      clip: emptied("what was said in a clip", null),
      topic_id: nothing("number"),
      remix_of: nothing("number"),
      root_id: nothing("number"),
      depth: nothing("count"),
      prompt_week: nothing("number"),
      ai_label: nothing("state"),
      visibility: nothing("state"),
      status: nothing("state"),
      reason: kept("why it was hidden", "case"),
      idem_key: nothing("number", MACHINE),
      created_at: kept("when", "number"),
      published_at: kept("when it was published", "number"),
      was_published: nothing("state"),
      edited_at: nothing("time"),
      removed_at: nothing("time"),
      open: nothing("state"),
    },
  },
  post_figure: {
    policy: null,
    rows: [],
    columns: {
      post_id: nothing("number"),
      likes: nothing("count"),
      saves: nothing("count"),
      shares: nothing("count"),
      plays: nothing("count"),
      readers: nothing("count"),
      comments: nothing("count"),
      commenters: nothing("count"),
      remixes: nothing("count"),
    },
  },
  post_reaction: {
    policy: "given.works",
    rows: [
      {
        of: "user_id",
        order: ["created_at", "post_id"],
        where: "kind in (1, 2)",
        leaving: "ended",
        copy: { file: "square/likes-and-saves" },
      },
      {
        of: "user_id",
        order: ["post_id", "kind"],
        where: "kind not in (1, 2)",
        leaving: "stays",
        copy: { not: "it counts readers, players and sharers of the post" },
      },
    ],
    columns: {
      post_id: kept("which post", "counted"),
      kind: nothing("state"),
      user_id: kept("who", "counted", WHO),
      created_at: kept("when", "counted"),
      collection_id: nothing("number"),
    },
  },
  collection: {
    policy: "given.works",
    rows: [{ of: "user_id", order: ["id"], leaving: "erased", copy: { file: "square/collections" } }],
    columns: {
      id: nothing("number"),
      user_id: erased("whose", WHO),
      name: erased("what they call it"),
      idem_key: nothing("number", MACHINE),
      created_at: erased("when"),
    },
  },
  starter_post: {
    policy: null,
    rows: [],
    columns: {
      key: nothing("product"),
      post_id: nothing("number"),
      digest: nothing("product"),
    },
  },
  post_comment: {
    policy: "given.works",
    rows: [{ of: "author_id", order: ["id"], leaving: "stays", copy: { file: "square/comments" } }],
    columns: {
      id: nothing("number"),
      post_id: nothing("number"),
      author_id: kept("who", "number", WHO),
      parent_id: nothing("number"),
      reply_to_id: kept("whom a reply speaks to", "others", WHO),
      text: emptied("words", ""),
      status: nothing("state"),
      likes: nothing("count"),
      replies: nothing("count"),
      idem_key: nothing("number", MACHINE),
      created_at: kept("when", "number"),
      removed_at: nothing("time"),
    },
  },
  comment_like: {
    policy: "given.works",
    rows: [
      {
        of: "user_id",
        order: ["comment_id"],
        leaving: "stays",
        copy: { not: "it counts those who like a comment" },
      },
    ],
    columns: {
      comment_id: kept("which comment", "counted"),
      user_id: kept("who", "counted", WHO),
      created_at: kept("when", "counted"),
    },
  },
  notice: {
    policy: "arising.progress",
    rows: [{ of: "user_id", order: ["id"], leaving: "erased", copy: { file: "notices" } }],
    columns: {
      id: nothing("number"),
      user_id: erased("whose", WHO),
      kind: nothing("product"),
      group_key: kept("what it counts as one: whose doing, on which day", "counted", { ...WHO, ...MACHINE }),
      post_id: erased("about which post"),
      comment_id: erased("about which comment"),
      subject: erased("about what"),
      text: erased("in words"),
      amount: erased("how much"),
      people: erased("how many people"),
      actor_ids: kept("whose doing it is", "counted", WHO),
      rev: nothing("number"),
      updated_at: erased("when"),
    },
  },
  notice_actor: {
    policy: "given.works",
    rows: [
      {
        of: "actor_id",
        order: ["notice_id"],
        leaving: "shared",
        copy: { not: "it counts those a notice is about" },
      },
    ],
    columns: {
      notice_id: kept("which notice", "counted"),
      actor_id: kept("whose doing it is", "counted", WHO),
    },
  },
  notice_seen: {
    policy: "arising.progress",
    rows: [
      {
        of: "user_id",
        order: ["user_id"],
        leaving: "erased",
        copy: { not: "how far notices were read is passing" },
      },
    ],
    columns: {
      user_id: erased("who", WHO),
      rev: erased("up to where"),
    },
  },
  follow: {
    policy: "given.relations",
    rows: [
      { of: "user_id", order: ["followee_id"], leaving: "ended", copy: { file: "square/following" } },
      { of: "followee_id", order: ["user_id"], leaving: "ended", copy: { file: "square/followers" } },
    ],
    columns: {
      user_id: erased("who", WHO),
      followee_id: erased("whom", WHO),
      created_at: erased("since when"),
    },
  },
  creator_figure: {
    policy: "given.works",
    rows: [
      {
        of: "user_id",
        order: ["user_id"],
        leaving: "erased",
        copy: { not: "it counts what is in the copy" },
      },
    ],
    columns: {
      user_id: erased("whose", WHO),
      followers: erased("followers"),
      following: erased("followed"),
      first_post_at: erased("when they first published"),
    },
  },
  topic_follow: {
    policy: "given.relations",
    rows: [{ of: "user_id", order: ["topic_id"], leaving: "erased", copy: { file: "square/topics" } }],
    columns: {
      user_id: erased("who", WHO),
      topic_id: erased("which topic"),
      created_at: erased("since when"),
    },
  },
  topic_figure: {
    policy: null,
    rows: [],
    columns: {
      topic_id: nothing("number"),
      posts: nothing("count"),
    },
  },
  creator_board: {
    policy: "given.works",
    rows: [
      {
        of: "user_id",
        order: ["place"],
        leaving: "erased",
        copy: { not: "it is counted anew all the time" },
      },
    ],
    columns: {
      place: nothing("number"),
      user_id: erased("who", WHO),
      readers: erased("readers"),
      works: erased("works"),
      counted_at: erased("when"),
    },
  },
};
