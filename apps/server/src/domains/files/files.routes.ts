import { api } from "@4d/contract";
import { routes } from "../../platform/http/routes.ts";
import { completeUpload } from "./complete-upload.ts";
import { appendUpload, startUpload, uploadState } from "./resumable-upload.ts";
import { uploadFile } from "./upload-file.ts";
import { uploadImage } from "./upload-image.ts";

export const fileRoutes = routes(api.files, {
  uploadImage,
  uploadFile,
  startUpload,
  appendUpload,
  uploadState,
  completeUpload,
});
