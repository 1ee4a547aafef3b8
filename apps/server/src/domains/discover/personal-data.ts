import { erased, kept, nothing, type PersonalData, WHO } from "../../platform/personal-data.ts";

/** What the tables of discover hold of people, column by column (`platform/personal-data.ts`). */
export const discoverData: PersonalData<"feed_rank" | "feed_feedback" | "feed_hidden_author"> = {
  feed_rank: {
    policy: null,
    rows: [],
    columns: {
      list: nothing("product"),
      generation: nothing("number"),
      post_ids: nothing("number"),
      reasons: nothing("product"),
    },
  },
  feed_feedback: {
    policy: "arising.progress",
    rows: [{ of: "user_id", order: ["post_id"], leaving: "erased", copy: { file: "square/less-like-this" } }],
    columns: {
      user_id: erased("who", WHO),
      post_id: erased("about which post"),
      author_id: kept("whose post", "others", WHO),
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
      user_id: erased("who", WHO),
      author_id: kept("whom they want to see no more", "others", WHO),
      created_at: erased("since when"),
    },
  },
};
