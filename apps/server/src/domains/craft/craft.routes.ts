import { api } from "@4d/contract";
import { routes } from "../../platform/http/routes.ts";
import { combineElements } from "./combine-elements.ts";
import { listDiscoveries, showCertificate } from "./discoveries.ts";
import { endRace } from "./end-race.ts";
import { listInventory, resetInventory } from "./inventory.ts";
import { joinRace, showRace, showRunningRace } from "./join-race.ts";
import { settlePlayed } from "./settle-played.ts";
import { listChain, showPublicKey } from "./show-chain.ts";
import { showElement } from "./show-element.ts";
import { showGoals } from "./show-goals.ts";
import { startRace } from "./start-race.ts";

/** The contract's `craft` and `craftRaces`, each bound to its verb. */
export const craftRoutes = [
  ...routes(api.craft, {
    inventory: listInventory,
    combine: combineElements,
    settle: settlePlayed,
    element: showElement,
    certificate: showCertificate,
    wall: listDiscoveries,
    goals: showGoals,
    reset: resetInventory,
    publicKey: showPublicKey,
    chain: listChain,
  }),
  ...routes(api.craftRaces, {
    start: startRace,
    running: showRunningRace,
    find: showRace,
    join: joinRace,
    end: endRace,
  }),
];
