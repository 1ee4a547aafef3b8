import type { UploadedImage } from "@4d/contract";
import type { Services } from "../../platform/services.ts";
import { turns } from "../../platform/turns.ts";
import { urlOf, withEnding } from "./file-names.ts";
import { keepFile } from "./keep-file.ts";
import { type Picture, readPicture } from "./picture.ts";
import { storing } from "./storing.ts";
import { blurOf, thumbnailOf } from "./thumbnail.ts";

/** Pictures at or below this are their own thumbnail. */
const THUMB_ABOVE = 50 * 1024;

// Decoding costs memory by the pixel: two at a time, however many senders there are.
const inTurn = turns(2);

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

const make = (read: () => Promise<Buffer>): Promise<Made> =>
  inTurn(async () => withThumbnail(await readPicture(await read())));

/**
 * Stores a picture encoded anew, with its thumbnail. For uploads, and for other domains that made or fetched
 * one. @throws Failure `invalid` when it is no usable picture, `unavailable` when the store is full.
 */
export async function keepPicture(
  services: Needs,
  read: () => Promise<Buffer>,
  owner: Owner,
): Promise<UploadedImage> {
  return keepAll(services, await make(read), owner);
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
  return storing(keepAll(services, await inTurn(() => withThumbnail(picture)), owner));
}

/** Stores only the thumbnail of a picture found elsewhere. @returns its address. */
export async function keepThumbnail(services: Needs, file: Buffer, lifeMs: number): Promise<string> {
  const { data, type, extension } = await inTurn(() => readPicture(file));
  const small = { body: await inTurn(() => thumbnailOf(data)), type: "image/webp", extension: "webp" };
  const asIs = { body: data, type, extension };
  const chosen = data.length <= THUMB_ABOVE ? asIs : small;
  return keep(services, { ...chosen, owner: null, name: "preview", permanent: false, lifeMs });
}

async function keep(services: Needs, file: Parameters<typeof keepFile>[1]): Promise<string> {
  return urlOf(services.config.publicUrl, await keepFile(services, file));
}
