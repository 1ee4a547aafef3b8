import { cleanFileName } from "@4d/contract";
import { bytesOf } from "../../platform/bytes-of.ts";
import type { Services } from "../../platform/services.ts";
import { fileStorageKey } from "../files/index.ts";
import { EXPORT_FILES_MOST } from "./account.policy.ts";
import { type PersonalRows, personalRows } from "./personal-data-register.ts";
import { groupMessagePages, personalRowPages } from "./personal-rows.repository.ts";
import type { ExportEntry } from "./zip-entries.ts";

const text = new TextEncoder();

/** Writes pages of rows as one JSON list, with one page in memory at a time. */
async function* jsonList(pages: AsyncIterable<Record<string, unknown>[]>): AsyncGenerator<Uint8Array> {
  let before = "[\n";
  for await (const rows of pages) {
    if (rows.length === 0) continue;
    yield text.encode(before + rows.map((one) => JSON.stringify(one)).join(",\n"));
    before = ",\n";
  }
  yield text.encode(before === "[\n" ? "[]\n" : "\n]\n");
}

async function* textBody(words: string): AsyncGenerator<Uint8Array> {
  yield text.encode(words);
}

const README = `四次元 · 我的数据
每个 .json 文件是一张清单,时间是 1970 年以来的毫秒数。uploads 里是你上传的文件,files.json 说明每个文件是什么。

Fourth Dimension · my data
Each .json file is a list; times are milliseconds since 1970. What you uploaded is in uploads, and files.json says what
each file is. What did not fit is named in uploads-left-out.json.
`;

/** The register's entry for a table with a single kind of personal row. */
function personalTable(table: PersonalRows["table"]): PersonalRows {
  const one = personalRows.find((each) => each.table === table);
  if (!one) throw new Error(`nothing in ${table} belongs to anybody`);
  return one;
}

async function* uploadEntries(
  services: Services,
  files: PersonalRows,
  userId: number,
): AsyncGenerator<ExportEntry> {
  const { db, storage } = services;
  const omitted: string[] = [];
  let bytes = 0;
  for await (const rows of personalRowPages(db, files, userId))
    for (const { key, name, size } of rows) {
      const fileKey = String(key);
      if (bytes + Number(size) > EXPORT_FILES_MOST) {
        omitted.push(fileKey);
        continue;
      }
      const body = await storage.open(fileStorageKey(fileKey));
      if (!body) continue;
      bytes += Number(size);
      yield { name: `uploads/${fileKey}-${cleanFileName(String(name))}`, packed: true, body: bytesOf(body) };
    }
  if (omitted.length > 0)
    yield {
      name: "uploads-left-out.json",
      packed: false,
      body: textBody(JSON.stringify(omitted.map((key) => `/files/${key}`))),
    };
}

/** All data the server stores about a person, file by file: lists as JSON, then their uploads (`AUTH-9`). */
export async function* exportEntries(services: Services, userId: number): AsyncGenerator<ExportEntry> {
  const { db } = services;
  yield { name: "README.txt", packed: false, body: textBody(README) };
  for (const one of personalRows)
    if ("file" in one.copy)
      yield {
        name: `${one.copy.file}.json`,
        packed: false,
        body: jsonList(personalRowPages(db, one, userId)),
      };
  const { hide } = personalTable("group_message");
  for await (const rows of personalRowPages(db, personalTable("group_member"), userId))
    for (const { group_id: id } of rows)
      yield {
        name: `messages/group-${String(id)}.json`,
        packed: false,
        body: jsonList(groupMessagePages(db, { groupId: Number(id), userId, hide })),
      };
  yield* uploadEntries(services, personalTable("stored_file"), userId);
}
