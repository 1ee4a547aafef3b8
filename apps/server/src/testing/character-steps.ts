import { api, type CharacterDraft, type CharacterVisibility, type SheetChange } from "@4d/contract";
import type { Person } from "./person.ts";

/** A character with everything it needs, published. */
export async function publishCharacter(
  who: Person,
  sheet: SheetChange = {},
  visibility: CharacterVisibility = "public",
): Promise<CharacterDraft & { userId: number }> {
  const whole = {
    name: "阿遥",
    avatar: sheet.avatar ?? (await who.picture()),
    firstMes: "雾来了,坐吧。",
    ...sheet,
  };
  const { id, version } = await who.call(api.characters.create, { body: { sheet: whole } });
  const body = { visibility };
  const made = await who.call(api.characters.submit, {
    params: { id },
    headers: { "if-match": version },
    body,
  });
  if (made.userId === null) throw new Error(`not published: ${JSON.stringify(made.reasons)}`);
  return { ...made, userId: made.userId };
}
