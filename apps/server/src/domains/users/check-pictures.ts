import { ensure } from "../../platform/failure.ts";
import type { Services } from "../../platform/services.ts";
import { isOwnPicture } from "./users.policy.ts";

interface Pictures {
  headImage?: string | null | undefined;
  headImageThumb?: string | null | undefined;
}

/**
 * Pictures of a person or a group are of our own store (`W24`). Clients send whole records back, so one that stays as
 * `standing` may stay. @throws Failure invalid, naming the field.
 */
export function checkPictures({ config }: Services, given: Pictures, standing: Pictures = {}): void {
  for (const field of ["headImage", "headImageThumb"] as const) {
    const address = given[field] ?? "";
    ensure(address === standing[field] || isOwnPicture(address, config.publicUrl), "invalid", {
      field,
      zh: "头像请先上传",
      en: "Please upload the picture first",
    });
  }
}
