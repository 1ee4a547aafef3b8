import type { Character } from "@4d/contract";
import { type PagedList, pagedList } from "../../platform/paged-list.ts";
import { left } from "../../platform/session.ts";
import { makingApi } from "./making.api.ts";

const lists = new Map<string, PagedList<Character>>();

/** Public characters that carry a tag, those most talked with first. */
export function charactersTagged(tag: string): PagedList<Character> {
  const held = lists.get(tag) ?? pagedList((cursor) => makingApi.tagged(tag, cursor));
  lists.set(tag, held);
  return held;
}

left.on(() => lists.clear());
