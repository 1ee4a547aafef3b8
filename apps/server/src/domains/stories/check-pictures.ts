import type { StoryGraph, StorySheetChange } from "@4d/contract";
import type { Transaction } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";
import type { Services } from "../../platform/services.ts";
import { type Asked, ensureHeld, ensureUsable, unusable } from "../files/index.ts";

/** What of a story names pictures. */
export interface Pictured {
  sheet?: StorySheetChange | undefined;
  graph?: StoryGraph | undefined;
}

const picture = (url: string, field: string, data?: Asked["data"]): Asked => ({
  url,
  kind: "picture",
  field,
  ...(data && { data }),
});

/** Every picture a story names, each once. */
function askedOf({ sheet, graph }: Pictured): Asked[] {
  const all = [
    picture(sheet?.cover ?? "", "cover"),
    ...(graph?.cast ?? []).map(({ avatar }) => picture(avatar, "cast")),
    ...(graph?.nodes ?? []).map(({ id, background }) => picture(background, "background", { node: id })),
  ].filter(({ url }) => url !== "");
  return [...new Map(all.toReversed().map((one) => [one.url, one])).values()].toReversed();
}

export const addressesOf = (pictured: Pictured): string[] => askedOf(pictured).map(({ url }) => url);

/** The cast may be characters of others, with the faces everybody sees. */
const namingOf = (userId: number, pictured: Pictured, standing: readonly string[] = []) => ({
  userId,
  asked: askedOf(pictured),
  sight: "works" as const,
  standing,
});

/**
 * Pictures of a story are pictures its author uploaded or made, faces of characters they may meet, or those it has
 * (W24). @throws Failure invalid, naming the field.
 */
export const checkPictures = (
  services: Services,
  userId: number,
  pictured: Pictured,
  standing?: readonly string[],
): Promise<void> => ensureUsable(services, namingOf(userId, pictured, standing));

/** The same files, held in the transaction that writes them. @throws Failure invalid, naming the field. */
export const holdPictures = (
  trx: Transaction<Tables>,
  services: Services,
  userId: number,
  { standing, ...pictured }: Pictured & { standing?: readonly string[] },
): Promise<void> => ensureHeld(trx, services, namingOf(userId, pictured, standing));

/** Those of a story's pictures that its author may not use, by their addresses. */
export async function strangePictures(
  services: Services,
  userId: number,
  pictured: Pictured,
): Promise<Set<string>> {
  const refused = await unusable(services, namingOf(userId, pictured));
  return new Set(refused.map(({ url }) => url));
}
