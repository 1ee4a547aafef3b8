import { ApiError, TransportError } from "../http/errors.ts";

/** The error of a call that got no answer. */
export const networkError = (): Error => new TransportError("network");

/** A call that never reached the server. */
export const rejectWithNetworkError = (): Promise<never> => Promise.reject(new TransportError("network"));

/** The error of a call that the server refused with this code. */
export const refusedError = (code: number): Error => new ApiError(code, "refused");
