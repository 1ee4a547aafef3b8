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
      user_id: erased("who", PERSON_ID),
      post_id: erased("about which post"),
      author_id: retained("whose post", "others", PERSON_ID),
      topic_id: erased("of which topic"),
      created_at: erased("when"),
    },
  },
  feed_hidden_author: {
    policy: "arising.progress",
    rows: [
      { of: "user_id", order: ["author_id"], leaving: "erased", copy: { file: "square/hidden-authors" } },
    ],
    columns: {
      user_id: erased("who", PERSON_ID),
      author_id: retained("whom they want to see no more", "others", PERSON_ID),
      created_at: erased("since when"),
    },
  },
};
