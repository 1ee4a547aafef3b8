export { craftRoutes } from "./craft.routes.ts";
export { discoveryPreview } from "./discovery-preview.ts";
export { sweepRaces } from "./end-race.ts";
export { elementEvidence, hideElement, unhideElement } from "./moderate-element.ts";
export { craftData } from "./personal-data.ts";
