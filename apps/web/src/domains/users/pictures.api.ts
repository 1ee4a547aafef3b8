import { api, requestOf, type UploadedImage, uploadedImage } from "@4d/contract";
import { fileForm, upload } from "../../platform/http/upload.ts";

/** Uploads of permanent pictures; a separate file, because every screen needs the other requests about people. */
export const picturesApi = {
  upload: async (picture: Blob): Promise<UploadedImage> => {
    const { url } = requestOf(api.files.uploadImage, { query: { isPermanent: true } });
    const body = fileForm(picture, "picture.jpg");
    return uploadedImage.parse(await upload({ method: "POST", url, body, quiet: true }));
  },
};
