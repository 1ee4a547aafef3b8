import { TransportError } from "../http/errors.ts";

/** A call that never reached the server. */
export const rejectWithNetworkError = (): Promise<never> => Promise.reject(new TransportError("network"));
