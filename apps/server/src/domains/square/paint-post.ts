import { readFile } from "node:fs/promises";
import type { PostMedia } from "@4d/contract";
import { paint } from "@4d/painter";
import type { Services } from "../../platform/services.ts";
import { saveFile, urlOf } from "../files/index.ts";
import { coverOf } from "./gather-media.ts";
import type { StarterPost } from "./starters/index.ts";

/** Widths in pixels: the picture opened, and in a column. */
const WIDTHS = [960, 480] as const;
const PRODUCER = "四次元";

/** Paints the picture of a starter post into our store, labelled as made by a machine (`images §5.1`). */
export async function paintPost(
  services: Services,
  key: string,
  order: NonNullable<StarterPost["picture"]>,
): Promise<PostMedia | null> {
  const { config, pictures } = services;
  const params = { picture: paint(order), widths: WIDTHS, label: { producer: PRODUCER, id: key } };
  const drawn = await pictures.run("draw", { who: "server", params }, ({ paths }) =>
    Promise.all(paths.map((path) => readFile(path))),
  );
  const urls: string[] = [];
  for (const body of drawn) {
    // Kept for good once a post shows it; what two nodes painted at once is swept.
    const file = { owner: null, name: `${key}.webp`, permanent: false, extension: "webp", body };
    const what = { type: "image/webp", kind: "picture" as const };
    urls.push(urlOf(config.publicUrl, await saveFile(services, { ...file, what })));
  }
  const [url = "", thumbUrl = url] = urls;
  return coverOf(services, { url, thumbUrl, who: "server" });
}
