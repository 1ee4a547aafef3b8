import type { FastifyRequest } from "fastify";

interface Fault {
  request: FastifyRequest;
  error: unknown;
  operation?: string;
  /** Told of a sender who broke off. */
  count: () => void;
}

/** Whether the sender went before the request was whole; what fails then fails by that. */
const isBrokenOff = ({ raw }: FastifyRequest): boolean => raw.destroyed && raw.complete === false;

/** A fault of ours, in the log under the number of its request; a sender who broke off is only counted. */
export function logFault({ request, error, operation, count }: Fault): void {
  const where = { reqId: request.id, ...(operation !== undefined && { operation }) };
  if (isBrokenOff(request)) {
    count();
    request.log.debug(
      { ...where, reason: error instanceof Error ? error.message : "" },
      "the sender broke off",
    );
    return;
  }
  request.log.error(
    { err: error, ...where },
    operation === undefined ? "request failed" : "operation failed",
  );
}
