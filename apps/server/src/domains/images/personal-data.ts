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
      user_id: erased("the owner", PERSON_ID),
      seed: notPersonal("number"),
      url: erased("the picture"),
      thumb_url: erased("the picture, small"),
      width: notPersonal("count"),
      height: notPersonal("count"),
      blur: erased("the picture, blurred"),
      provenance: notPersonal("state"),
      created_at: erased("time"),
      removed_at: erased("time they removed it"),
    },
  },
  image_job: {
    policy: "given.ai",
    rows: [{ of: "user_id", order: ["id"], leaving: "erased", copy: { file: "images/jobs" } }],
    columns: {
      id: notPersonal("number"),
      user_id: erased("the person", PERSON_ID),
      prompt: erased("prompt"),
      negative: erased("negative prompt"),
      style: erased("style"),
      ratio: erased("aspect ratio"),
      seeds: notPersonal("number"),
      likeness: erased("the person whose likeness it is"),
      provenance: notPersonal("state"),
      status: notPersonal("state"),
      trouble: notPersonal("state"),
      found: erased("forbidden words found"),
      hold_id: notPersonal("number"),
      cost: erased("cost"),
      made: notPersonal("count"),
      stopped: erased("they stopped it"),
      tries: notPersonal("count", INTERNAL),
      lease_until: notPersonal("time", INTERNAL),
      day: erased("day"),
      created_at: erased("time"),
      forgotten_at: erased("time they removed it from their history"),
    },
  },
};
