import { erased, PERSON_ID, type PersonalData } from "../../platform/personal-data.ts";

/** Personal data in the tables of calls, column by column (`platform/personal-data.ts`). */
export const callsData: PersonalData<"call_rating"> = {
  call_rating: {
    policy: "arising.calls",
    rows: [{ of: "user_id", order: ["call_id"], leaving: "erased", copy: { file: "call-ratings" } }],
    columns: {
      user_id: erased("the person", PERSON_ID),
      call_id: erased("the call"),
      stars: erased("rating"),
      created_at: erased("time"),
    },
  },
};
