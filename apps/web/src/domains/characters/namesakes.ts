import { attempt } from "../../platform/failure.ts";
import { charactersApi } from "./characters.api.ts";

/** The author of somebody else's public character of exactly this name. */
export async function authorOfNamesake(name: string): Promise<string | null> {
  const outcome = await attempt(charactersApi.named(name));
  if (!outcome.ok) return null;
  return outcome.value.items.find((one) => one.name === name && !one.isMine)?.author.nickName ?? null;
}
