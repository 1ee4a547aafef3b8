export { browserErrorRoutes } from "./browser-errors.routes.ts";
