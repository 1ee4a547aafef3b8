import type { StoryGraph, StorySheetChange } from "@4d/contract";
import { ensure } from "../../platform/failure.ts";
import type { Services } from "../../platform/services.ts";
import { isOwnPicture } from "../users/index.ts";

const UPLOAD = { zh: "图片请先上传", en: "Please upload the picture first" };

/** Pictures of a story are of our own store (W24). @throws Failure invalid, naming the field. */
export function checkPictures(
  { config }: Services,
  { sheet, graph }: { sheet?: StorySheetChange; graph?: StoryGraph | undefined },
): void {
  const isOurs = (url: string) => isOwnPicture(url, config.publicUrl);
  ensure(isOurs(sheet?.cover ?? ""), "invalid", { field: "cover", ...UPLOAD });
  ensure(graph?.cast.every(({ avatar }) => isOurs(avatar)) ?? true, "invalid", { field: "cast", ...UPLOAD });
  const foreign = graph?.nodes.find(({ background }) => !isOurs(background));
  ensure(foreign === undefined, "invalid", { field: "background", ...UPLOAD, data: { node: foreign?.id } });
}
