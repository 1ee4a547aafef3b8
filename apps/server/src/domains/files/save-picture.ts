import { createReadStream } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import type { Readable } from "node:stream";
import type { UploadedImage } from "@4d/contract";
import type { PictureRequest, PictureRequester, Source } from "../../platform/pictures/index.ts";
import type { Services } from "../../platform/services.ts";
import { urlOf, withEnding } from "./file-names.ts";
import { saveFile } from "./save-file.ts";
import { withStorageErrors } from "./with-storage-errors.ts";

/** Larger pictures are streamed into the store. */
const IN_MEMORY = 256 * 1024;

interface Owner {
  owner: number | null;
  name: string;
  permanent: boolean;
  /** Milliseconds from now, instead of the 180 days. */
  lifeMs?: number;
}

type Needs = Pick<Services, "storage" | "db" | "clock" | "config" | "pictures">;

/** A picture made by this server, in a file or in memory. */
export interface MadePicture {
  data: string | Uint8Array;
  type: string;
  extension: string;
  width: number;
  height: number;
}

const requesterOf = ({ owner }: Owner): PictureRequester => owner ?? "server";

/**
 * Stores a re-encoded picture with its thumbnail, for uploads and for other domains that fetched one.
 * @throws Failure `invalid` when it is not a usable picture, `tooMany` with `data.retryAfter` when its owner has
 *   several queued, `unavailable` when the store is full.
 */
export async function savePicture(
  services: Needs,
  read: () => Promise<Source>,
  owner: Owner,
): Promise<UploadedImage> {
  const ask = { who: requesterOf(owner), source: read, params: {} };
  return services.pictures.run("remake", ask, async ({ path, thumb, blur, moving, ...size }) => {
    const saved = await saveWithThumbnail(services, { picture: { ...size, data: path }, thumb, blur }, owner);
    return { ...saved, ...(moving && thumb !== null && { moving }) };
  });
}

interface Made {
  picture: MadePicture;
  thumb: string | null;
  blur: string | undefined;
}

async function saveWithThumbnail(
  services: Needs,
  { picture, thumb, blur }: Made,
  owner: Owner,
): Promise<UploadedImage> {
  const { data, type, extension, width, height } = picture;
  const name = withEnding(owner.name, extension);
  const originUrl = await saveOne(services, { ...owner, name, data, type, extension });
  const webp = { name: withEnding(name, "webp"), type: "image/webp", extension: "webp" };
  const thumbUrl = thumb === null ? originUrl : await saveOne(services, { ...owner, ...webp, data: thumb });
  return { originUrl, thumbUrl, width, height, ...(blur && { blur }) };
}

/**
 * Stores a picture made by this server with its thumbnail, byte for byte, so that its label stays.
 * @throws Failure `unavailable` when the store is full.
 */
export async function saveMadePicture(
  services: Needs,
  picture: MadePicture,
  owner: Owner,
): Promise<UploadedImage> {
  const ask: PictureRequest<"small"> = {
    ...{ who: requesterOf(owner), source: async () => picture.data, params: {} },
    ignoresQueueLimit: true,
  };
  return services.pictures.run("small", ask, ({ thumb, blur }) =>
    withStorageErrors(saveWithThumbnail(services, { picture, thumb, blur }, owner)),
  );
}

/**
 * Stores only the thumbnail of a picture found elsewhere for `who`. @returns its address.
 * @throws Failure `invalid` when it is not a usable picture, `tooMany` when too many are queued.
 */
export async function saveThumbnail(
  services: Needs,
  file: Buffer,
  { who, lifeMs }: { who: PictureRequester; lifeMs: number },
): Promise<string> {
  const ask = { who, source: async () => file, params: {} };
  const owner = { owner: null, name: "preview", permanent: false, lifeMs };
  return services.pictures.run("remake", ask, ({ path, thumb, type, extension }) =>
    thumb === null
      ? saveOne(services, { ...owner, data: path, type, extension })
      : saveOne(services, { ...owner, data: thumb, type: "image/webp", extension: "webp" }),
  );
}

type NewPicture = Omit<Parameters<typeof saveFile>[1], "body" | "what"> & {
  data: string | Uint8Array;
  type: string;
};

async function bodyOf(data: string | Uint8Array): Promise<Readable | Uint8Array> {
  if (typeof data !== "string") return data;
  return (await stat(data)).size > IN_MEMORY ? createReadStream(data) : readFile(data);
}

async function saveOne(services: Needs, { data, type, ...file }: NewPicture): Promise<string> {
  const what = { type, kind: "picture" as const };
  return urlOf(
    services.config.publicUrl,
    await saveFile(services, { ...file, what, body: await bodyOf(data) }),
  );
}
