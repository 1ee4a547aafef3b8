import type { UploadedImage } from "@4d/contract";
import { attempt, type Outcome } from "../../platform/failure.ts";
import { picturesApi } from "./pictures.api.ts";

/** Stores a picture (avatar, group picture); resolves with its addresses. */
export function uploadPicture(picture: Blob): Promise<Outcome<UploadedImage>> {
  return attempt(picturesApi.upload(picture));
}
