import type { Picture } from "@4d/painter";
import { labelXmp } from "../../platform/paint/label-xmp.ts";
import { raster } from "../../platform/paint/raster.ts";
import type { Services } from "../../platform/services.ts";
import { keepFile, urlOf } from "../files/index.ts";
import { PRODUCER } from "./speak-line.ts";

/** Draws a painted picture, labelled, into our store; it is swept unless something shows it. @returns its address. */
export async function keepPainting(
  services: Services,
  picture: Picture,
  { name, width }: { name: string; width: number },
): Promise<string> {
  const body = await raster(picture, width)
    .webp({ quality: 86 })
    .withXmp(labelXmp({ producer: PRODUCER, id: name }))
    .toBuffer();
  // Kept for good once something shows it; what two nodes painted at once is swept.
  const file = { owner: null, name: `${name}.webp`, permanent: false, extension: "webp", body };
  return urlOf(
    services.config.publicUrl,
    await keepFile(services, { ...file, what: { type: "image/webp", kind: "picture" } }),
  );
}
