export { countAstray } from "./gifts.repository.ts";
export { giftsRoutes } from "./gifts.routes.ts";
export { sweepGifts } from "./sweep-gifts.ts";
