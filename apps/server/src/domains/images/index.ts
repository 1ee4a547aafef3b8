export { imagesRoutes } from "./images.routes.ts";
export { type Painting, startPainting } from "./start-painting.ts";
