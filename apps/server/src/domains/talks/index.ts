export { type Answering, startAnswering } from "./start-answering.ts";
export { talksRoutes } from "./talks.routes.ts";
