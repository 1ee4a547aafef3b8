import { Failure } from "../../platform/failure.ts";
import { PICTURE_BYTES_MAX, type PictureRequester } from "../../platform/pictures/index.ts";
import type { Services } from "../../platform/services.ts";
import { storedCopy } from "./stored-bytes.ts";

/** The true size of a stored picture, and a tiny data URL to show while it loads. */
interface Measured {
  width: number;
  height: number;
  blur?: string;
}

/**
 * Measures a picture of our store by its address; undefined when there is none, or it is not a picture.
 * @throws Failure `tooMany` when `who` has too much queued, `unavailable`.
 */
export async function measurePicture(
  services: Pick<Services, "storage" | "config" | "pictures">,
  url: string,
  who: PictureRequester,
): Promise<Measured | undefined> {
  const copy = await storedCopy(services, url, PICTURE_BYTES_MAX);
  if (!copy) return undefined;
  try {
    return await services.pictures.run(
      "measure",
      { who, source: async () => copy, params: {} },
      (done) => done,
    );
  } catch (error) {
    if (error instanceof Failure && error.kind === "invalid") return undefined;
    throw error;
  }
}
