import { erased, INTERNAL, notPersonal, PERSON_ID, type PersonalData } from "../../platform/personal-data.ts";

/** The personal data in the tables of images, column by column (`platform/personal-data.ts`). */
export const imagesData: PersonalData<"image" | "image_job"> = {
  image: {
    policy: "given.ai",
    rows: [
      { of: "user_id", order: ["job_id", "place"], leaving: "erased", copy: { file: "images/pictures" } },
    ],
    columns: {
      id: notPersonal("number"),
      job_id: notPersonal("number"),
      place: notPersonal("number"),
      user_id: erased("whose", PERSON_ID),
      seed: notPersonal("number"),
      url: erased("the picture"),
      thumb_url: erased("the picture, small"),
      width: notPersonal("count"),
      height: notPersonal("count"),
      blur: erased("the picture, blurred"),
      provenance: notPersonal("state"),
      created_at: erased("when"),
      removed_at: erased("when they removed it"),
    },
  },
  image_job: {
    policy: "given.ai",
    rows: [{ of: "user_id", order: ["id"], leaving: "erased", copy: { file: "images/jobs" } }],
    columns: {
      id: notPersonal("number"),
      user_id: erased("who", PERSON_ID),
      prompt: erased("what they wished for"),
      negative: erased("what they did not"),
      style: erased("style"),
      ratio: erased("shape"),
      seeds: notPersonal("number"),
      likeness: erased("whose likeness"),
      provenance: notPersonal("state"),
      status: notPersonal("state"),
      trouble: notPersonal("state"),
      found: erased("words that may not be painted"),
      hold_id: notPersonal("number"),
      cost: erased("what it cost"),
      made: notPersonal("count"),
      stopped: erased("they wanted no more of it"),
      tries: notPersonal("count", INTERNAL),
      lease_until: notPersonal("time", INTERNAL),
      day: erased("on which day"),
      created_at: erased("when"),
      forgotten_at: erased("when they forgot it"),
    },
  },
};
