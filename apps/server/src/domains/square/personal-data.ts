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
      author_id: retained("the person", "number", PERSON_ID),
      kind: notPersonal("state"),
      title: emptied("title", ""),
      text: emptied("text", ""),
      media: emptied("pictures", "[]"),
      media_count: emptied("number of pictures", 0),
      cover: emptied("picture on its card", null),
      creation: emptied("the work it shows", null),
      clip: emptied("messages in a clip", null),
      topic_id: notPersonal("number"),
      remix_of: notPersonal("number"),
      root_id: notPersonal("number"),
      depth: notPersonal("count"),
      prompt_week: notPersonal("number"),
      ai_label: notPersonal("state"),
      visibility: notPersonal("state"),
      status: notPersonal("state"),
      reason: retained("reason it was hidden", "case"),
      idem_key: notPersonal("number", INTERNAL),
      created_at: retained("time", "number"),
      published_at: retained("time it was published", "number"),
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
      post_id: retained("the post", "counted"),
      kind: notPersonal("state"),
      user_id: retained("the person", "counted", PERSON_ID),
      created_at: retained("time", "counted"),
      collection_id: notPersonal("number"),
    },
  },
  collection: {
    policy: "given.works",
    rows: [{ of: "user_id", order: ["id"], leaving: "erased", copy: { file: "square/collections" } }],
    columns: {
      id: notPersonal("number"),
      user_id: erased("the owner", PERSON_ID),
      name: erased("name"),
      idem_key: notPersonal("number", INTERNAL),
      created_at: erased("time"),
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
      author_id: retained("the person", "number", PERSON_ID),
      parent_id: notPersonal("number"),
      reply_to_id: retained("the person a reply answers", "others", PERSON_ID),
      text: emptied("text", ""),
      status: notPersonal("state"),
      likes: notPersonal("count"),
      replies: notPersonal("count"),
      idem_key: notPersonal("number", INTERNAL),
      created_at: retained("time", "number"),
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
      comment_id: retained("the comment", "counted"),
      user_id: retained("the person", "counted", PERSON_ID),
      created_at: retained("time", "counted"),
    },
  },
  notice: {
    policy: "arising.progress",
    rows: [{ of: "user_id", order: ["id"], leaving: "erased", copy: { file: "notices" } }],
    columns: {
      id: notPersonal("number"),
      user_id: erased("the owner", PERSON_ID),
      kind: notPersonal("product"),
      group_key: retained("key that groups it: who caused it, on which day", "counted", {
        ...PERSON_ID,
        ...INTERNAL,
      }),
      post_id: erased("the post"),
      comment_id: erased("the comment"),
      subject: erased("subject"),
      text: erased("text"),
      amount: erased("amount"),
      people: erased("number of people"),
      actor_ids: retained("who caused it", "counted", PERSON_ID),
      rev: notPersonal("number"),
      updated_at: erased("time"),
    },
  },
  notice_actor: {
    policy: "given.works",
    rows: [
      {
        of: "actor_id",
        order: ["notice_id"],
        leaving: "shared",
        copy: { not: "it counts the people a notification is about" },
      },
    ],
    columns: {
      notice_id: retained("the notification", "counted"),
      actor_id: retained("who caused it", "counted", PERSON_ID),
    },
  },
  notice_seen: {
    policy: "arising.progress",
    rows: [
      {
        of: "user_id",
        order: ["user_id"],
        leaving: "erased",
        copy: { not: "a read position is short-lived" },
      },
    ],
    columns: {
      user_id: erased("the person", PERSON_ID),
      rev: erased("last notification seen"),
    },
  },
  follow: {
    policy: "given.relations",
    rows: [
      { of: "user_id", order: ["followee_id"], leaving: "ended", copy: { file: "square/following" } },
      { of: "followee_id", order: ["user_id"], leaving: "ended", copy: { file: "square/followers" } },
    ],
    columns: {
      user_id: erased("the person", PERSON_ID),
      followee_id: erased("the person followed", PERSON_ID),
      created_at: erased("start time"),
    },
  },
  creator_figure: {
    policy: "given.works",
    rows: [
      {
        of: "user_id",
        order: ["user_id"],
        leaving: "erased",
        copy: { not: "it counts what the copy contains" },
      },
    ],
    columns: {
      user_id: erased("the owner", PERSON_ID),
      followers: erased("followers"),
      following: erased("people followed"),
      first_post_at: erased("time of their first post"),
    },
  },
  topic_follow: {
    policy: "given.relations",
    rows: [{ of: "user_id", order: ["topic_id"], leaving: "erased", copy: { file: "square/topics" } }],
    columns: {
      user_id: erased("the person", PERSON_ID),
      topic_id: erased("the topic"),
      created_at: erased("start time"),
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
        copy: { not: "it is recomputed all the time" },
      },
    ],
    columns: {
      place: notPersonal("number"),
      user_id: erased("the person", PERSON_ID),
      readers: erased("readers"),
      works: erased("works"),
      counted_at: erased("time"),
    },
  },
};
