export { type Direction, friendsOf, relationsOf, type Standing } from "./relations.repository.ts";
