export { imagesRoutes } from "./images.routes.ts";
export { imagesData } from "./personal-data.ts";
export { picturePreview } from "./picture-preview.ts";
export { type ImageWorker, startImageWorker } from "./start-image-worker.ts";
