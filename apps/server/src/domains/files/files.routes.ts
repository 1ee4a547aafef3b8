import { api } from "@4d/contract";
import { routes } from "../../platform/http/routes.ts";
import { appendUpload } from "./append-upload.ts";
import { completeUpload } from "./complete-upload.ts";
import { startUpload } from "./start-upload.ts";
import { uploadFile } from "./upload-file.ts";
import { uploadImage } from "./upload-image.ts";
import { uploadState } from "./upload-state.ts";

export const fileRoutes = routes(api.files, {
  uploadImage,
  uploadFile,
  startUpload,
  appendUpload,
  uploadState,
  completeUpload,
});
