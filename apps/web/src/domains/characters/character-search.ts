import { foldQuery, includesFolded } from "@4d/contract/folding";
import { attempt, type Outcome } from "../../platform/failure.ts";
import { charactersApi } from "./characters.api.ts";

/** A character that can be chosen: one of mine, or a public one. */
export interface CharacterResult {
  id: number;
  name: string;
  avatar: string;
  isMine: boolean;
}

/** Searches characters: my published ones first, then public ones, which include the starters. */
export async function searchCharacters(keyword: string): Promise<Outcome<CharacterResult[]>> {
  const outcome = await attempt(Promise.all([charactersApi.mine(null), charactersApi.named(keyword)]));
  if (!outcome.ok) return outcome;
  const [mine, others] = outcome.value;
  const wanted = foldQuery(keyword);
  const own = mine.items
    .filter(({ name, status }) => status === "published" && includesFolded(wanted, name))
    .map(({ id, name, avatar }) => ({ id, name, avatar, isMine: true }));
  const found = others.items
    .filter(({ id }) => !own.some((one) => one.id === id))
    .map(({ id, name, avatar, isMine }) => ({ id, name, avatar, isMine }));
  return { ok: true, value: [...own, ...found] };
}

/** The author of somebody else's public character with exactly this name. */
export async function authorOfNamesake(name: string): Promise<string | null> {
  const outcome = await attempt(charactersApi.named(name));
  if (!outcome.ok) return null;
  return outcome.value.items.find((one) => one.name === name && !one.isMine)?.author.nickName ?? null;
}
