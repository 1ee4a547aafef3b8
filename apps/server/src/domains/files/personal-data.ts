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
      owner: erased("who uploaded it", PERSON_ID),
      kind: notPersonal("state"),
      closed: notPersonal("state"),
      name: emptied("as the sender called it", "file"),
      type: notPersonal("state"),
      size: notPersonal("count"),
      permanent: notPersonal("state"),
      created_at: retained("when", "said"),
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
      { of: "owner", order: ["id"], leaving: "erased", copy: { not: "an unfinished upload lives a day" } },
    ],
    columns: {
      id: notPersonal("number"),
      owner: erased("who uploads", PERSON_ID),
      key: erased("its address to be"),
      name: erased("as the sender calls it"),
      size: erased("size"),
      sha256: erased("fingerprint"),
      touched_at: erased("when it last went on"),
    },
  },
};
