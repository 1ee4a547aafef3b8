import type { StoryGraph, StorySheetChange } from "@4d/contract";
import type { Transaction } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";
import type { Services } from "../../platform/services.ts";
import {
  ensureLockedFiles,
  ensureUsableFiles,
  type FileReference,
  findUnusableFiles,
} from "../files/index.ts";

/** The parts of a story that name pictures. */
export interface Pictured {
  sheet?: StorySheetChange | undefined;
  graph?: StoryGraph | undefined;
}

const picture = (url: string, field: string, data?: FileReference["data"]): FileReference => ({
  url,
  kind: "picture",
  field,
  ...(data && { data }),
});

/** Every picture a story names, each once. */
function requestedFilesOf({ sheet, graph }: Pictured): FileReference[] {
  const all = [
    picture(sheet?.cover ?? "", "cover"),
    ...(graph?.cast ?? []).map(({ avatar }) => picture(avatar, "cast")),
    ...(graph?.nodes ?? []).map(({ id, background }) => picture(background, "background", { node: id })),
  ].filter(({ url }) => url !== "");
  return [...new Map(all.toReversed().map((one) => [one.url, one])).values()].toReversed();
}

/** The addresses of a story's pictures, each once. */
export const addressesOf = (pictured: Pictured): string[] => requestedFilesOf(pictured).map(({ url }) => url);

/** The question which of a story's pictures its author may use; `visibleIn`: a cast may show other people's characters. */
const namingOf = (userId: number, pictured: Pictured, current: readonly string[] = []) => ({
  userId,
  requested: requestedFilesOf(pictured),
  visibleIn: "works" as const,
  current,
});

/**
 * Requires pictures of a story to be ones its author uploaded or made, pictures of characters they may meet, or its
 * current ones (W24). @throws Failure invalid, naming the field.
 */
export const checkPictures = (
  services: Services,
  userId: number,
  pictured: Pictured,
  current?: readonly string[],
): Promise<void> => ensureUsableFiles(services, namingOf(userId, pictured, current));

/**
 * The same check, with the files locked in the transaction that writes them. @throws Failure invalid, naming the field.
 */
export const holdPictures = (
  trx: Transaction<Tables>,
  services: Services,
  userId: number,
  { current, ...pictured }: Pictured & { current?: readonly string[] },
): Promise<void> => ensureLockedFiles(trx, services, namingOf(userId, pictured, current));

/** Addresses of the pictures in a story that its author may not use. */
export async function foreignPictures(
  services: Services,
  userId: number,
  pictured: Pictured,
): Promise<Set<string>> {
  const refused = await findUnusableFiles(services, namingOf(userId, pictured));
  return new Set(refused.map(({ url }) => url));
}
