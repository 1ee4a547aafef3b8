import { readFile } from "node:fs/promises";
import type { Picture } from "@4d/painter";
import type { Services } from "../../platform/services.ts";
import { saveFile, urlOf } from "../files/index.ts";
import { PRODUCER } from "./speak-line.ts";

/**
 * Renders and labels a painted picture and saves it in our store; it is swept unless something shows it. @returns its
 * address.
 */
export async function savePainting(
  services: Services,
  picture: Picture,
  { name, width }: { name: string; width: number },
): Promise<string> {
  const params = { picture, widths: [width], label: { producer: PRODUCER, id: name } };
  const body = await services.pictures.run("draw", { who: "server", params }, ({ paths: [path = ""] }) =>
    readFile(path),
  );
  // Permanent once something shows it; a duplicate painted by another node is swept.
  const file = { owner: null, name: `${name}.webp`, permanent: false, extension: "webp", body };
  return urlOf(
    services.config.publicUrl,
    await saveFile(services, { ...file, what: { type: "image/webp", kind: "picture" } }),
  );
}
