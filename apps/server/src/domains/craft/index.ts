export { craftRoutes } from "./craft.routes.ts";
export { discoveryPreview, elementEvidence, hideElement, unhideElement } from "./discoveries.ts";
export { sweepRaces } from "./end-race.ts";
export { craftData } from "./personal-data.ts";
