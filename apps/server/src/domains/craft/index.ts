export { craftRoutes } from "./craft.routes.ts";
export { sweepRaces } from "./end-race.ts";
export { elementEvidence, hideElement, showElementAgain } from "./moderate-element.ts";
export { craftData } from "./personal-data.ts";
export { shownDiscovery } from "./shown-discovery.ts";
