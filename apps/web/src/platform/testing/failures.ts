import { ApiError, TransportError } from "../http/errors.ts";

/** What a call throws whose answer never came. */
export const networkError = (): Error => new TransportError("network");

/** A call that never reached the server. */
export const rejectWithNetworkError = (): Promise<never> => Promise.reject(new TransportError("network"));

/** What a call throws that the server refused with this code. */
export const refusedError = (code: number): Error => new ApiError(code, "refused");
