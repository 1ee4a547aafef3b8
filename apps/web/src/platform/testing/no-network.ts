import { TransportError } from "../http/errors.ts";

/** A call that never reached the server. */
export const noNetwork = (): Promise<never> => Promise.reject(new TransportError("network"));
