import type { PostInput, PostMedia } from "@4d/contract";
import { ensure } from "../../platform/failure.ts";
import type { PictureRequester } from "../../platform/pictures/index.ts";
import type { Services } from "../../platform/services.ts";
import { ensureUsableFiles, type FileReference, measurePicture } from "../files/index.ts";

type MediaInput = NonNullable<PostInput["media"]>[number];

const BROKEN = { field: "media", zh: "图片或视频请先上传", en: "Please upload the picture or video first" };

const requestedFilesOf = ({ kind, url, thumbUrl }: MediaInput): FileReference[] => [
  { url, kind: kind === "video" ? "film" : "picture", field: "media" },
  { url: thumbUrl ?? "", kind: "picture", field: "media" },
];

async function gatherOne(services: Services, input: MediaInput, who: number): Promise<PostMedia> {
  const { kind = "image", url, duration, aiLabel = "none" } = input;
  ensure(kind === "image" || input.thumbUrl !== undefined, "invalid", {
    field: "media",
    zh: "视频需要一张封面",
    en: "A video needs a cover",
  });
  const thumbUrl = input.thumbUrl ?? url;
  const size = await measurePicture(services, kind === "video" ? thumbUrl : url, who);
  ensure(size, "invalid", BROKEN);
  return {
    kind,
    url,
    thumbUrl,
    ...size,
    ...(kind === "video" && duration !== undefined && { duration }),
    ...(aiLabel !== "none" && { aiLabel }),
  };
}

/**
 * Pictures and videos of a post with their measured sizes, so that a card takes its place before they load (`FEED-1`).
 * @throws Failure invalid for a file that is not the author's or is of the wrong kind, tooMany, unavailable.
 */
export async function gatherMedia(
  services: Services,
  userId: number,
  inputs: readonly MediaInput[],
): Promise<PostMedia[]> {
  await ensureUsableFiles(services, {
    userId,
    requested: inputs.flatMap(requestedFilesOf),
    visibleIn: "own",
    ...BROKEN,
  });
  const media: PostMedia[] = [];
  // One at a time: a person's pictures are processed one at a time in any case.
  for (const input of inputs) media.push(await gatherOne(services, input, userId));
  return media;
}

/** A stored picture as the cover of a card; null where it cannot be measured. */
export async function coverOf(
  services: Services,
  { url, thumbUrl = url, who }: { url: string; thumbUrl?: string; who: PictureRequester },
): Promise<PostMedia | null> {
  const size = url === "" ? undefined : await measurePicture(services, url, who);
  return size ? { kind: "image", url, thumbUrl, ...size } : null;
}
