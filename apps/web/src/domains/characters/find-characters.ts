import { foldWords, holdsFolded } from "@4d/contract/folding";
import { attempt, type Outcome } from "../../platform/failure.ts";
import { makingApi } from "./making.api.ts";

/** A character that may take part in something: one of mine, or a public one. */
export interface FoundCharacter {
  id: number;
  name: string;
  avatar: string;
  isMine: boolean;
}

/** My published characters first, then public ones, the starters among them. */
export async function findCharacters(keyword: string): Promise<Outcome<FoundCharacter[]>> {
  const outcome = await attempt(Promise.all([makingApi.mine(null), makingApi.named(keyword)]));
  if (!outcome.ok) return outcome;
  const [mine, others] = outcome.value;
  const wanted = foldWords(keyword);
  const own = mine.items
    .filter(({ name, status }) => status === "published" && holdsFolded(wanted, name))
    .map(({ id, name, avatar }) => ({ id, name, avatar, isMine: true }));
  const found = others.items
    .filter(({ id }) => !own.some((one) => one.id === id))
    .map(({ id, name, avatar, isMine }) => ({ id, name, avatar, isMine }));
  return { ok: true, value: [...own, ...found] };
}
