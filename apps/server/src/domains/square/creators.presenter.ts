import type { CreatorPerson } from "@4d/contract";
import type { PersonRow } from "./people.repository.ts";

/** A person among creators. */
export const presentPerson = (row: PersonRow): CreatorPerson => ({
  id: row.id,
  nickName: row.nick_name,
  headImage: row.head_image,
  headImageThumb: row.head_image_thumb,
  type: row.type,
  signature: row.signature,
  followed: row.followed,
});
