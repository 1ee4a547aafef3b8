import { erased, MACHINE, nothing, type PersonalData, WHO } from "../../platform/personal-data.ts";

/** What the tables of images hold of people, column by column (`platform/personal-data.ts`). */
export const imagesData: PersonalData<"image" | "image_job"> = {
  image: {
    policy: "given.ai",
    rows: [
      { of: "user_id", order: ["job_id", "place"], leaving: "erased", copy: { file: "images/pictures" } },
    ],
    columns: {
      id: nothing("number"),
      job_id: nothing("number"),
      place: nothing("number"),
      user_id: erased("whose", WHO),
      seed: nothing("number"),
      url: erased("the picture"),
      thumb_url: erased("the picture, small"),
      width: nothing("count"),
      height: nothing("count"),
      blur: erased("the picture, blurred"),
      provenance: nothing("state"),
      created_at: erased("when"),
      removed_at: erased("when they removed it"),
    },
  },
  image_job: {
    policy: "given.ai",
    rows: [{ of: "user_id", order: ["id"], leaving: "erased", copy: { file: "images/jobs" } }],
    columns: {
      id: nothing("number"),
      user_id: erased("who", WHO),
      prompt: erased("what they wished for"),
      negative: erased("what they did not"),
      style: erased("style"),
      ratio: erased("shape"),
      seeds: nothing("number"),
      likeness: erased("whose likeness"),
      provenance: nothing("state"),
      status: nothing("state"),
      trouble: nothing("state"),
      found: erased("words that may not be painted"),
      hold_id: nothing("number"),
      cost: erased("what it cost"),
      made: nothing("count"),
      stopped: erased("they wanted no more of it"),
      tries: nothing("count", MACHINE),
      lease_until: nothing("time", MACHINE),
      day: erased("on which day"),
      created_at: erased("when"),
      forgotten_at: erased("when they forgot it"),
    },
  },
};
