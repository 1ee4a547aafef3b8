import { TransportError } from "../http/errors.ts";

/** What a call throws whose answer never came. */
export const networkError = (): Error => new TransportError("network");
