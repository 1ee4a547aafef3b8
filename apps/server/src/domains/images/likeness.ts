import type { api, ImageLikeness, InputOf } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import type { Services } from "../../platform/services.ts";
import { findCharacter, isAccessible, mayEdit, readSheet, starterOf } from "../characters/index.ts";

const LONGEST = 400;

/**
 * The likeness of a character for a picture: from the draft of the caller's own character, from the published version of
 * another's.
 * @throws Failure notFound.
 */
export async function likenessOf(
  services: Pick<Services, "db">,
  characterId: number,
  viewerId: number,
): Promise<ImageLikeness> {
  const row = await findCharacter(services.db, characterId);
  ensure(row && (mayEdit(row, viewerId) || (await isAccessible(services.db, row, viewerId))), "notFound", {
    zh: "角色不存在",
    en: "Character not found",
  });
  const isMine = mayEdit(row, viewerId);
  const { name, tagline, tags, description } = readSheet(isMine ? row.sheet : (row.live_sheet ?? row.sheet));
  // A description is not revealed to people who only have the character's link.
  const written = isMine || row.live_visibility === "public" ? description : "";
  const looks = [name, tagline, ...tags, written].filter((text) => text !== "").join(" ");
  const starter = starterOf(row);
  return { id: row.id, name, looks: looks.slice(0, LONGEST), ...(starter === undefined ? {} : { starter }) };
}

/** The likeness a picture would be painted after. @throws Failure notFound. */
export const showLikeness = ({
  ctx: { services, actor },
  input,
}: Call<InputOf<typeof api.images.likeness>>): Promise<ImageLikeness> =>
  likenessOf(services, input.characterId, actor.id);
