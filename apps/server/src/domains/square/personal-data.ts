import {
  emptied,
  erased,
  INTERNAL,
  notPersonal,
  PERSON_ID,
  type PersonalData,
  retained,
} from "../../platform/personal-data.ts";

/** The personal data in the tables of square, column by column (`platform/personal-data.ts`). */
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
      id: notPersonal("number"),
      author_id: retained("who", "number", PERSON_ID),
      kind: notPersonal("state"),
      title: emptied("title", ""),
      text: emptied("words", ""),
      media: emptied("pictures", "[]"),
      media_count: emptied("how many pictures", 0),
      cover: emptied("picture of its card", null),
      creation: emptied("what it shows", null),
      clip: emptied("what was said in a clip", null),
      topic_id: notPersonal("number"),
      remix_of: notPersonal("number"),
      root_id: notPersonal("number"),
      depth: notPersonal("count"),
      prompt_week: notPersonal("number"),
      ai_label: notPersonal("state"),
      visibility: notPersonal("state"),
      status: notPersonal("state"),
      reason: retained("why it was hidden", "case"),
      idem_key: notPersonal("number", INTERNAL),
      created_at: retained("when", "number"),
      published_at: retained("when it was published", "number"),
      was_published: notPersonal("state"),
      edited_at: notPersonal("time"),
      removed_at: notPersonal("time"),
      open: notPersonal("state"),
    },
  },
  post_figure: {
    policy: null,
    rows: [],
    columns: {
      post_id: notPersonal("number"),
      likes: notPersonal("count"),
      saves: notPersonal("count"),
      shares: notPersonal("count"),
      plays: notPersonal("count"),
      readers: notPersonal("count"),
      comments: notPersonal("count"),
      commenters: notPersonal("count"),
      remixes: notPersonal("count"),
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
      post_id: retained("which post", "counted"),
      kind: notPersonal("state"),
      user_id: retained("who", "counted", PERSON_ID),
      created_at: retained("when", "counted"),
      collection_id: notPersonal("number"),
    },
  },
  collection: {
    policy: "given.works",
    rows: [{ of: "user_id", order: ["id"], leaving: "erased", copy: { file: "square/collections" } }],
    columns: {
      id: notPersonal("number"),
      user_id: erased("whose", PERSON_ID),
      name: erased("what they call it"),
      idem_key: notPersonal("number", INTERNAL),
      created_at: erased("when"),
    },
  },
  starter_post: {
    policy: null,
    rows: [],
    columns: {
      key: notPersonal("product"),
      post_id: notPersonal("number"),
      digest: notPersonal("product"),
    },
  },
  post_comment: {
    policy: "given.works",
    rows: [{ of: "author_id", order: ["id"], leaving: "stays", copy: { file: "square/comments" } }],
    columns: {
      id: notPersonal("number"),
      post_id: notPersonal("number"),
      author_id: retained("who", "number", PERSON_ID),
      parent_id: notPersonal("number"),
      reply_to_id: retained("whom a reply speaks to", "others", PERSON_ID),
      text: emptied("words", ""),
      status: notPersonal("state"),
      likes: notPersonal("count"),
      replies: notPersonal("count"),
      idem_key: notPersonal("number", INTERNAL),
      created_at: retained("when", "number"),
      removed_at: notPersonal("time"),
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
      comment_id: retained("which comment", "counted"),
      user_id: retained("who", "counted", PERSON_ID),
      created_at: retained("when", "counted"),
    },
  },
  notice: {
    policy: "arising.progress",
    rows: [{ of: "user_id", order: ["id"], leaving: "erased", copy: { file: "notices" } }],
    columns: {
      id: notPersonal("number"),
      user_id: erased("whose", PERSON_ID),
      kind: notPersonal("product"),
      group_key: retained("what it counts as one: whose doing, on which day", "counted", {
        ...PERSON_ID,
        ...INTERNAL,
      }),
      post_id: erased("about which post"),
      comment_id: erased("about which comment"),
      subject: erased("about what"),
      text: erased("in words"),
      amount: erased("how much"),
      people: erased("how many people"),
      actor_ids: retained("whose doing it is", "counted", PERSON_ID),
      rev: notPersonal("number"),
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
      notice_id: retained("which notice", "counted"),
      actor_id: retained("whose doing it is", "counted", PERSON_ID),
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
      user_id: erased("who", PERSON_ID),
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
      user_id: erased("who", PERSON_ID),
      followee_id: erased("whom", PERSON_ID),
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
      user_id: erased("whose", PERSON_ID),
      followers: erased("followers"),
      following: erased("followed"),
      first_post_at: erased("when they first published"),
    },
  },
  topic_follow: {
    policy: "given.relations",
    rows: [{ of: "user_id", order: ["topic_id"], leaving: "erased", copy: { file: "square/topics" } }],
    columns: {
      user_id: erased("who", PERSON_ID),
      topic_id: erased("which topic"),
      created_at: erased("since when"),
    },
  },
  topic_figure: {
    policy: null,
    rows: [],
    columns: {
      topic_id: notPersonal("number"),
      posts: notPersonal("count"),
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
      place: notPersonal("number"),
      user_id: erased("who", PERSON_ID),
      readers: erased("readers"),
      works: erased("works"),
      counted_at: erased("when"),
    },
  },
};
