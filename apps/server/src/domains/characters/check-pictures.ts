import type { SheetChange } from "@4d/contract";
import { ensure } from "../../platform/failure.ts";
import type { Services } from "../../platform/services.ts";
import { isOwnPicture } from "../users/index.ts";

/** Pictures of a sheet are of our own store (W24). @throws Failure invalid, naming the field. */
export function checkPictures({ config }: Services, sheet: SheetChange): void {
  for (const field of ["avatar", "background"] as const)
    ensure(isOwnPicture(sheet[field] ?? "", config.publicUrl), "invalid", {
      field,
      zh: "图片请先上传",
      en: "Please upload the picture first",
    });
}
