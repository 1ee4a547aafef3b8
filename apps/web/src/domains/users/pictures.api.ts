import { api, requestOf, type UploadedImage, uploadedImage } from "@4d/contract";
import { fileForm, upload } from "../../platform/http/upload.ts";

/** Pictures that stay on the server; apart from the rest, which every screen needs. */
export const picturesApi = {
  upload: async (picture: Blob): Promise<UploadedImage> => {
    const { url } = requestOf(api.files.uploadImage, { query: { isPermanent: true } });
    const body = fileForm(picture, "picture.jpg");
    return uploadedImage.parse(await upload({ method: "POST", url, body, quiet: true }));
  },
};
