import sharp from "sharp";
import type { Services } from "../../platform/services.ts";
import { turns } from "../../platform/turns.ts";
import { storedBytes } from "./stored-bytes.ts";
import { blurOf } from "./thumbnail.ts";

const inTurn = turns(2);

/** The true size of a stored picture, and a tiny data URL to draw before it loads. */
interface Measured {
  width: number;
  height: number;
  blur?: string;
}

/** Measures a picture of our store by its address; undefined when there is none, or it is no picture. */
export async function measurePicture(
  services: Pick<Services, "storage" | "config">,
  url: string,
): Promise<Measured | undefined> {
  const bytes = await storedBytes(services, url);
  if (!bytes) return undefined;
  return inTurn(async () => {
    try {
      const { width, height, pageHeight } = await sharp(bytes).metadata();
      const blur = await blurOf(bytes);
      return { width, height: pageHeight ?? height, ...(blur && { blur }) };
    } catch {
      return undefined;
    }
  });
}
