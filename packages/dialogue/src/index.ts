export * from "./persona.ts";
export * from "./style.ts";
export * from "./turn.ts";
