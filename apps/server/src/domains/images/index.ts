export { imagesRoutes } from "./images.routes.ts";
export { imagesData } from "./personal-data.ts";
export { shownPicture } from "./shown-picture.ts";
export { type Painting, startPainting } from "./start-painting.ts";
