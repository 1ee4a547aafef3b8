import type { CraftDiscovery, CraftElementInfo, NumberedCertificate, OwnedElement } from "@4d/contract";
import type { UserRow } from "../users/index.ts";
import type { ElementRow, RecipeRow } from "./craft.table.ts";

/** An element as everybody sees it. */
export const presentElement = ({ id, name, name_en, emoji, tags, origin }: ElementRow): CraftElementInfo => ({
  id,
  name,
  nameEn: name_en,
  emoji,
  tags,
  origin,
});

/** An element in somebody's inventory. */
export const presentOwned = (row: ElementRow & { first: boolean; got_at: number }): OwnedElement => ({
  ...presentElement(row),
  first: row.first,
  at: row.got_at,
});

/** A starting element, which everybody has always had. */
export const presentStart = (row: ElementRow): OwnedElement =>
  presentOwned({ ...row, first: false, got_at: 0 });

/** The certificate of a recipe; null for a pair that makes nothing. */
export function presentCertificate(row: RecipeRow): NumberedCertificate | null {
  const { a, b, result, number, prev, signature } = row;
  if (result === null || number === null || prev === null || signature === null) return null;
  return { number, a, b, result, user: row.first_user, time: row.created_at, prev, signature };
}

/** The discoverer of an element, and the time. */
export function presentDiscovery(
  row: RecipeRow,
  { element, by }: { element: ElementRow; by: UserRow | undefined },
): CraftDiscovery {
  return {
    number: row.number ?? 0,
    element: presentElement(element),
    by: {
      id: row.first_user,
      nickName: by?.nick_name ?? "",
      headImageThumb: by?.head_image_thumb ?? "",
    },
    time: row.created_at,
  };
}
