import { erased, notPersonal, PERSON_ID, type PersonalData, retained } from "../../platform/personal-data.ts";

/** The personal data in the tables of discover, column by column (`platform/personal-data.ts`). */
export const discoverData: PersonalData<"feed_rank" | "feed_feedback" | "feed_hidden_author"> = {
  feed_rank: {
    policy: null,
    rows: [],
    columns: {
      list: notPersonal("product"),
      generation: notPersonal("number"),
      post_ids: notPersonal("number"),
      reasons: notPersonal("product"),
    },
  },
  feed_feedback: {
    policy: "arising.progress",
    rows: [{ of: "user_id", order: ["post_id"], leaving: "erased", copy: { file: "square/less-like-this" } }],
    columns: {
      user_id: erased("the person", PERSON_ID),
      post_id: erased("the post"),
      author_id: retained("the post's author", "others", PERSON_ID),
      topic_id: erased("the topic"),
      created_at: erased("time"),
    },
  },
  feed_hidden_author: {
    policy: "arising.progress",
    rows: [
      { of: "user_id", order: ["author_id"], leaving: "erased", copy: { file: "square/hidden-authors" } },
    ],
    columns: {
      user_id: erased("the person", PERSON_ID),
      author_id: retained("the author they hide", "others", PERSON_ID),
      created_at: erased("start time"),
    },
  },
};
