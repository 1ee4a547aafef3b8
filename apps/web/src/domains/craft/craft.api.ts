import { api } from "@4d/contract";
import { quietCall } from "../../platform/http/client.ts";

/** One combination made without the server. */
export interface PlayedStep {
  a: string;
  b: string;
  nonce: string;
}

/** Requests of the crafting game; failures are only rejected. */
export const craftApi = {
  inventory: (cursor: string | undefined) =>
    quietCall(api.craft.inventory, { query: { limit: 200, ...(cursor === undefined ? {} : { cursor }) } }),
  combine: (body: { a: number; b: number; nonce: string; raceId?: number }) =>
    quietCall(api.craft.combine, { body }),
  settle: (steps: PlayedStep[]) => quietCall(api.craft.settle, { body: { steps } }),
  element: (id: number) => quietCall(api.craft.element, { params: { id } }),
  certificate: (number: number) => quietCall(api.craft.certificate, { params: { number } }),
  wall: (mine: boolean, cursor: string | undefined) =>
    quietCall(api.craft.wall, {
      query: { ...(mine ? { mine: "true" as const } : {}), ...(cursor === undefined ? {} : { cursor }) },
    }),
  goals: () => quietCall(api.craft.goals),
  reset: () => quietCall(api.craft.reset),
  publicKey: () => quietCall(api.craft.publicKey),
  startRace: (groupId: number, minutes: number) =>
    quietCall(api.craftRaces.start, { body: { groupId, minutes } }),
  race: (id: number) => quietCall(api.craftRaces.find, { params: { id } }),
  runningRace: (groupId: number) => quietCall(api.craftRaces.running, { query: { groupId } }),
  joinRace: (id: number) => quietCall(api.craftRaces.join, { params: { id } }),
  endRace: (id: number) => quietCall(api.craftRaces.end, { params: { id } }),
};
