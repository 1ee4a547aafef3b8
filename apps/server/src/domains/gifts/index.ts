export { countInconsistentGifts } from "./gifts.repository.ts";
export { giftsRoutes } from "./gifts.routes.ts";
export { giftsData } from "./personal-data.ts";
export { sweepGifts } from "./sweep-gifts.ts";
