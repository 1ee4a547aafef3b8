export { craftRoutes } from "./craft.routes.ts";
export { sweepRaces } from "./end-race.ts";
export { shownDiscovery } from "./shown-discovery.ts";
