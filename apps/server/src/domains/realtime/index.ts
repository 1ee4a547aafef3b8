export type { Connection } from "./connection.ts";
export { Gateway } from "./gateway.ts";
export { serveSockets } from "./socket-server.ts";
