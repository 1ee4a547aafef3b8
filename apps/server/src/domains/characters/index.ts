export { charactersRoutes } from "./characters.routes.ts";
export { type Answering, startAnswering } from "./start-answering.ts";
