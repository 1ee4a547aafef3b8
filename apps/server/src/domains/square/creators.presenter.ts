import type { CreatorPerson } from "@4d/contract";
import { maySeeProfile, viewerRelationOf } from "../users/index.ts";
import type { PersonRow } from "./people.repository.ts";

/** A person in a list of creators, as this viewer may see them. */
export function presentPerson(row: PersonRow, viewerId: number): CreatorPerson {
  const relation = viewerRelationOf(viewerId, row.id, { friends: row.friend, blocked: row.apart });
  return {
    id: row.id,
    nickName: row.nick_name,
    headImage: row.head_image,
    headImageThumb: row.head_image_thumb,
    type: row.type,
    signature: maySeeProfile(row.see_profile, relation) ? row.signature : "",
    followed: row.followed,
  };
}
