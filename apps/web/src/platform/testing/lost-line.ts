import { TransportError } from "../http/errors.ts";

/** What a call throws whose answer never came. */
export const lostLine = (): Error => new TransportError("network");
