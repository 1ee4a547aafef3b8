export { type Answering, startAnswering } from "./start-answering.ts";
