import type { Character } from "@4d/contract";
import { type PagedList, pagedList } from "../../platform/paged-list.ts";
import { signedOut } from "../../platform/session.ts";
import { charactersApi } from "./characters.api.ts";

const lists = new Map<string, PagedList<Character>>();

/** Public characters with a tag, those with the most chats first. */
export function charactersTagged(tag: string): PagedList<Character> {
  const held = lists.get(tag) ?? pagedList((cursor) => charactersApi.tagged(tag, cursor));
  lists.set(tag, held);
  return held;
}

signedOut.on(() => lists.clear());
