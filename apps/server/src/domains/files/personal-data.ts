import { emptied, erased, kept, nothing, type PersonalData, WHO } from "../../platform/personal-data.ts";

/** What the tables of files hold of people, column by column (`platform/personal-data.ts`). */
export const filesData: PersonalData<"stored_file" | "file_use" | "file_upload"> = {
  stored_file: {
    policy: "given.files",
    rows: [{ of: "owner", order: ["key"], leaving: "shared", copy: { file: "files" } }],
    columns: {
      key: nothing("number"),
      owner: erased("who uploaded it", WHO),
      kind: nothing("state"),
      closed: nothing("state"),
      name: emptied("as the sender called it", "file"),
      type: nothing("state"),
      size: nothing("count"),
      permanent: nothing("state"),
      created_at: kept("when", "said"),
      last_used_at: nothing("time"),
      expires_at: nothing("time"),
    },
  },
  // Written by triggers of what shows the file, and gone with it.
  file_use: {
    policy: null,
    rows: [],
    columns: {
      key: nothing("number"),
      holder: nothing("product"),
      id: nothing("number"),
      part: nothing("number"),
      until: nothing("time"),
      open: nothing("state"),
    },
  },
  file_upload: {
    policy: "given.files",
    rows: [
      { of: "owner", order: ["id"], leaving: "erased", copy: { not: "an unfinished upload lives a day" } },
    ],
    columns: {
      id: nothing("number"),
      owner: erased("who uploads", WHO),
      key: erased("its address to be"),
      name: erased("as the sender calls it"),
      size: erased("size"),
      sha256: erased("fingerprint"),
      touched_at: erased("when it last went on"),
    },
  },
};
