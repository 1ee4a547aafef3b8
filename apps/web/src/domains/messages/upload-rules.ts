import { failureKind } from "@4d/sync";

/** Whether an upload's failure may heal by itself: no network, a server that is busy. Pure. */
export function isHealing(error: unknown): boolean {
  const transport = error instanceof Error && error.name === "TransportError";
  const refusal = error instanceof Error && error.name === "ApiError";
  // A picture that cannot be read never will be.
  return transport || (refusal && failureKind(error) === "retry");
}
