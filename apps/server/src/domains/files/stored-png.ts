import { readFile } from "node:fs/promises";
import { PICTURE_BYTES_MAX, type PictureRequester } from "../../platform/pictures/index.ts";
import type { Services } from "../../platform/services.ts";
import { storedCopy } from "./stored-bytes.ts";

/**
 * A picture of our store as a PNG of one frame, of about 4 megapixels at most; undefined when there is none.
 * @throws Failure `invalid` naming `field`, `tooMany` when `who` has too much waiting, `unavailable`.
 */
export async function storedPng(
  services: Pick<Services, "storage" | "config" | "pictures">,
  url: string,
  { who, field }: { who: PictureRequester; field: string },
): Promise<Buffer | undefined> {
  const copy = await storedCopy(services, url, PICTURE_BYTES_MAX);
  if (!copy) return undefined;
  const ask = { who, field, source: async () => copy, params: {} };
  return services.pictures.run("png", ask, ({ path }) => readFile(path));
}
