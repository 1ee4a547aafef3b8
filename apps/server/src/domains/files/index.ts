export { admitUpload } from "./admit-upload.ts";
export { FILE_FOLDERS, storageKeyOf as fileStorageKey, urlOf } from "./file-names.ts";
export {
  ensureLockedFiles,
  ensureUsableFiles,
  type FileReference,
  findUnusableFiles,
  lockReferencedFiles,
  notShownBy,
} from "./file-references.ts";
export { anonymiseFilesOf, releaseFiles, sweepFiles } from "./file-retention.ts";
export { fileRoutes } from "./files.routes.ts";
export { measurePicture } from "./measure-picture.ts";
export { filesData } from "./personal-data.ts";
export { saveFile } from "./save-file.ts";
export { saveMadePicture, savePicture, saveThumbnail } from "./save-picture.ts";
export { sendBytes } from "./send-bytes.ts";
export { serveFiles } from "./serve-files.ts";
export { withSpooledFile } from "./spooled-file.ts";
export { storedBytes, storedPng } from "./stored-bytes.ts";
export { withStorageErrors } from "./with-storage-errors.ts";
