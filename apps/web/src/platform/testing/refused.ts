import { ApiError } from "../http/errors.ts";

/** What a call throws that the server refused with this code. */
export const refusedError = (code: number): Error => new ApiError(code, "refused");
