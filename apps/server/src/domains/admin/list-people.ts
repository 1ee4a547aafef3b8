import type { api, InputOf, OutputOf } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { nameKey, searchWordsOf } from "../users/index.ts";
import { pageOf } from "./page-of.ts";
import { presentPerson } from "./people.presenter.ts";
import { findPeople } from "./people.repository.ts";

type List = typeof api.adminPeople.list;

function wordsOf(keyword = "") {
  const words = searchWordsOf(keyword);
  if (!words) return undefined;
  const id = /^[1-9]\d{0,14}$/.test(words.key) ? Number(words.key) : undefined;
  return { ...words, email: nameKey(keyword.trim()), id };
}

/** People, newest first; by account, nickname, e-mail address or id, and by state (`ADMIN-1`). */
export async function listPeople({ ctx, input }: Call<InputOf<List>>): Promise<OutputOf<List>> {
  const { db, presence, clock } = ctx.services;
  const { keyword, state, cursor, limit } = input;
  const now = clock.now();
  const rows = await findPeople(db, {
    words: wordsOf(keyword),
    state: state === "online" ? "all" : state,
    ids: state === "online" ? await presence.online() : undefined,
    before: cursor === undefined ? undefined : Number(cursor),
    limit: limit + 1,
    now,
  });
  const terminals = await presence.terminalsOf(rows.map((row) => row.id));
  return pageOf(
    rows.map((row) => presentPerson(row, now, terminals.get(row.id) ?? [])),
    limit,
  );
}
