export { picturePreview } from "./image-jobs.ts";
export { imageQueue } from "./image-queue.ts";
export { imagesRoutes } from "./images.routes.ts";
export { imagesData } from "./personal-data.ts";
