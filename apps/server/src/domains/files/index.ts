export { fileRoutes } from "./files.routes.ts";
export { keepThumbnail } from "./keep-picture.ts";
export { serveFiles } from "./serve-files.ts";
export { sweepFiles } from "./sweep-files.ts";
export { foreignUrls, touchFiles } from "./touch-files.ts";
export { limitUploads } from "./upload-limit.ts";
