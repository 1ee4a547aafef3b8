import sharp from "sharp";
import { fail } from "../../platform/failure.ts";
import type { Services } from "../../platform/services.ts";
import { turns } from "../../platform/turns.ts";
import { storedBytes } from "./stored-bytes.ts";

const inTurn = turns(2);

/** A picture of our store as a PNG of one frame; undefined when there is none. @throws Failure invalid. */
export async function storedPng(
  services: Pick<Services, "storage" | "config">,
  url: string,
): Promise<Buffer | undefined> {
  const bytes = await storedBytes(services, url);
  if (!bytes) return undefined;
  return inTurn(async () => {
    try {
      return await sharp(bytes).png({ compressionLevel: 7 }).toBuffer();
    } catch {
      return fail("invalid", { field: "avatar", zh: "这张图片读不出来", en: "This picture cannot be read" });
    }
  });
}
