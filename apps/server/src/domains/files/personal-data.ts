import {
  emptied,
  erased,
  notPersonal,
  PERSON_ID,
  type PersonalData,
  retained,
} from "../../platform/personal-data.ts";

/** The personal data in the tables of files, column by column (`platform/personal-data.ts`). */
export const filesData: PersonalData<"stored_file" | "file_use" | "file_upload"> = {
  stored_file: {
    policy: "given.files",
    rows: [{ of: "owner", order: ["key"], leaving: "shared", copy: { file: "files" } }],
    columns: {
      key: notPersonal("number"),
      owner: erased("the uploader", PERSON_ID),
      kind: notPersonal("state"),
      closed: notPersonal("state"),
      name: emptied("the name the sender gave it", "file"),
      type: notPersonal("state"),
      size: notPersonal("count"),
      permanent: notPersonal("state"),
      created_at: retained("time", "said"),
      last_used_at: notPersonal("time"),
      expires_at: notPersonal("time"),
    },
  },
  // Written by triggers of what shows the file, and deleted with it.
  file_use: {
    policy: null,
    rows: [],
    columns: {
      key: notPersonal("number"),
      holder: notPersonal("product"),
      id: notPersonal("number"),
      part: notPersonal("number"),
      until: notPersonal("time"),
      open: notPersonal("state"),
    },
  },
  file_upload: {
    policy: "given.files",
    rows: [
      {
        of: "owner",
        order: ["id"],
        leaving: "erased",
        copy: { not: "an unfinished upload exists for a day at most" },
      },
    ],
    columns: {
      id: notPersonal("number"),
      owner: erased("the uploader", PERSON_ID),
      key: erased("its future address"),
      name: erased("the name the sender gives it"),
      size: erased("size"),
      sha256: erased("fingerprint"),
      touched_at: erased("time of the last progress"),
    },
  },
};
