import type { PostMedia } from "@4d/contract";
import { paint } from "@4d/painter";
import sharp from "sharp";
import { labelXmp } from "../../platform/paint/label-xmp.ts";
import { raster } from "../../platform/paint/raster.ts";
import type { Services } from "../../platform/services.ts";
import { keepFile, urlOf } from "../files/index.ts";
import { coverOf } from "./gather-media.ts";
import type { StarterPost } from "./starters/index.ts";

/** Widths in pixels: the picture opened, and in a column. */
const WIDE = 960;
const NARROW = 480;
const PRODUCER = "四次元";

/** Paints the picture of a starter post into our store, labelled as made by a machine (`creations §4`). */
export async function paintPost(
  services: Services,
  key: string,
  order: NonNullable<StarterPost["picture"]>,
): Promise<PostMedia | null> {
  const drawn = await raster(paint(order), WIDE).png({ compressionLevel: 1 }).toBuffer();
  const kept = async (width: number) => {
    const body = await sharp(drawn)
      .resize(width)
      .webp({ quality: 84 })
      .withXmp(labelXmp({ producer: PRODUCER, id: key }))
      .toBuffer();
    // Kept for good once a post shows it; what two nodes painted at once is swept.
    const file = { owner: null, name: `${key}.webp`, permanent: false, extension: "webp" };
    const what = { type: "image/webp", kind: "picture" as const };
    return urlOf(services.config.publicUrl, await keepFile(services, { ...file, body, what }));
  };
  return coverOf(services, await kept(WIDE), await kept(NARROW));
}
