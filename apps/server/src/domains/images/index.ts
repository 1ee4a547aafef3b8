export { picturePreview } from "./image-jobs.ts";
export { imagesRoutes } from "./images.routes.ts";
export { imagesData } from "./personal-data.ts";
export { type ImageWorker, startImageWorker } from "./start-image-worker.ts";
