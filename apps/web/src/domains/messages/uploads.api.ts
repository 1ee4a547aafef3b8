import { api, requestOf, type UploadedImage, uploadedImage } from "@4d/contract";
import { uploadResumable } from "../../platform/http/resumable.ts";
import { fileForm, type UploadOptions, upload } from "../../platform/http/upload.ts";
import { retryWhenBusy } from "./deferred-work.ts";

/** Where an interrupted upload goes on. */
type Resume = { id: string; chunkSize: number };

/** Uploads a chat makes before it sends a message; separate from the calls the chat list needs. */
export const uploadsApi = {
  async image(file: Blob, name: string, options: UploadOptions): Promise<UploadedImage> {
    const { url } = requestOf(api.files.uploadImage, { query: { isPermanent: false } });
    const send = () => upload({ ...options, quiet: true, method: "POST", url, body: fileForm(file, name) });
    return uploadedImage.parse(await retryWhenBusy(send, options.signal));
  },
  async file(file: Blob, name: string, options: UploadOptions): Promise<string> {
    const { url } = requestOf(api.files.uploadFile);
    const send = () => upload({ ...options, quiet: true, method: "POST", url, body: fileForm(file, name) });
    return String(await retryWhenBusy(send, options.signal));
  },
  large: (file: File, options: UploadOptions & { state?: Resume; onState?: (state: Resume) => void }) =>
    retryWhenBusy(() => uploadResumable(file, { ...options, quiet: true }), options.signal),
};
