import type { UploadedImage } from "@4d/contract";
import type { Services } from "../../platform/services.ts";
import { fairTurns, turns } from "../../platform/turns.ts";
import { urlOf, withEnding } from "./file-names.ts";
import { keepFile } from "./keep-file.ts";
import { type Picture, readPicture, refuse } from "./picture.ts";
import { storing } from "./storing.ts";
import { blurOf, thumbnailOf } from "./thumbnail.ts";

/** Pictures at or below this are their own thumbnail. */
const THUMB_ABOVE = 50 * 1024;

// Decoding costs memory by the pixel: two at a time, however many senders there are, and one of each.
const inTurn = fairTurns<number | null | "made" | "found">({ width: 2, each: 5, most: 200 });
// What the server itself makes or finds takes turns with people as one of them, and lines up here for it.
const made = turns(1);
const found = fairTurns<"found">({ width: 1, each: 20, most: 20 });

interface Owner {
  owner: number | null;
  name: string;
  permanent: boolean;
  /** Milliseconds from now, instead of the 180 days. */
  lifeMs?: number;
}

type Needs = Pick<Services, "storage" | "db" | "clock" | "config">;

interface Made {
  picture: Picture;
  thumb: Buffer | null;
  blur: string | undefined;
}

async function withThumbnail(picture: Picture): Promise<Made> {
  const thumb = picture.data.length > THUMB_ABOVE ? await thumbnailOf(picture.data) : null;
  return { picture, thumb, blur: await blurOf(thumb ?? picture.data) };
}

const make = (owner: number | null, read: () => Promise<Buffer>): Promise<Made> =>
  inTurn(owner, async () => withThumbnail(await readPicture(await read())).catch(refuse));

/**
 * Stores a picture encoded anew, with its thumbnail. For uploads, and for other domains that fetched one.
 * @throws Failure `invalid` when it is no usable picture, `tooMany` with `data.retryAfter` when its owner has several
 *   waiting, `unavailable` when the store is full.
 */
export async function keepPicture(
  services: Needs,
  read: () => Promise<Buffer>,
  owner: Owner,
): Promise<UploadedImage> {
  return keepAll(services, await make(owner.owner, read), owner);
}

async function keepAll(
  services: Needs,
  { picture, thumb, blur }: Made,
  owner: Owner,
): Promise<UploadedImage> {
  const { data, type, extension, width, height } = picture;
  const name = withEnding(owner.name, extension);
  const originUrl = await keep(services, { ...owner, name, body: data, type, extension });
  const thumbUrl = thumb
    ? await keep(services, {
        ...owner,
        name: withEnding(name, "webp"),
        body: thumb,
        type: "image/webp",
        extension: "webp",
      })
    : originUrl;
  return { originUrl, thumbUrl, width, height, ...(blur && { blur }) };
}

/**
 * Stores a picture this server made itself, byte for byte, so that its label stays, with its thumbnail.
 * @throws Failure `unavailable` when the store is full.
 */
export async function keepMade(services: Needs, picture: Picture, owner: Owner): Promise<UploadedImage> {
  return storing(keepAll(services, await made(() => inTurn("made", () => withThumbnail(picture))), owner));
}

async function smallOf(file: Buffer) {
  const { data, type, extension } = await readPicture(file);
  if (data.length <= THUMB_ABOVE) return { body: data, type, extension };
  return { body: await thumbnailOf(data), type: "image/webp", extension: "webp" };
}

/**
 * Stores only the thumbnail of a picture found elsewhere. @returns its address.
 * @throws Failure `invalid` when it is no usable picture, `tooMany` when many wait.
 */
export async function keepThumbnail(services: Needs, file: Buffer, lifeMs: number): Promise<string> {
  const small = await found("found", () => inTurn("found", () => smallOf(file)));
  return keep(services, { ...small, owner: null, name: "preview", permanent: false, lifeMs });
}

async function keep(
  services: Needs,
  { type, ...file }: Omit<Parameters<typeof keepFile>[1], "what"> & { type: string },
): Promise<string> {
  const what = { type, kind: "picture" as const };
  return urlOf(services.config.publicUrl, await keepFile(services, { ...file, what }));
}
