import { bodyMaxBytes, type Endpoint, SMALL_BODY } from "@4d/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import { enforceLimit } from "../enforce-limit.ts";
import { ensure, fail } from "../failure.ts";
import type { Bucket } from "../limit-store.ts";
import type { LimitKey } from "../limits.ts";
import { networkKeyOf } from "../network-key.ts";
import type { Services } from "../services.ts";
import type { Intake } from "./intake/intake.ts";
import type { AddressLimit } from "./routes.ts";

/** Long bodies of one account, in KB: enough for saving a large story every other second, and a dozen at once. */
const BODIES = { rate: 512, burst: 16 * 1024 };
const KILOBYTE = 1024;

/** Refunds the limits of a call that never reached its verb. */
export type LimitRefund = () => Promise<void>;

interface AdmissionCheck {
  endpoint: Endpoint;
  request: FastifyRequest;
  services: Services;
}

/** The announced length of a body in bytes; undefined for a chunked one. */
export function announcedLength({ headers }: FastifyRequest): number | undefined {
  return headers["transfer-encoding"] === undefined ? Number(headers["content-length"] ?? 0) : undefined;
}

/** @throws Failure `tooLarge` when a JSON body announces that it is too long. */
export function ensureBodyLimit({ endpoint, request }: Omit<AdmissionCheck, "services">): void {
  const isFile = endpoint.bodyKind === "multipart" || endpoint.bodyKind === "bytes";
  ensure(isFile || (announcedLength(request) ?? 0) <= bodyMaxBytes(endpoint), "tooLarge");
}

/** Charges the address for an attempt, before a byte of it is read. @throws Failure `tooMany`. */
export async function takeAddressLimit(
  { request, services }: AdmissionCheck,
  { name, bucket }: AddressLimit,
): Promise<LimitRefund> {
  const key: LimitKey = `${name}:${networkKeyOf(request.ip)}`;
  await enforceLimit(services, key, bucket);
  return () => services.limits.refund(key, bucket);
}

/** Limits how fast an account may send bodies longer than a few KB. @throws Failure `tooMany`. */
export async function takeBodyLimit(
  { endpoint, request, services }: AdmissionCheck,
  userId: number,
): Promise<void> {
  if (endpoint.bodyKind) return;
  const length = announcedLength(request) ?? bodyMaxBytes(endpoint);
  if (length <= SMALL_BODY) return;
  const bucket: Bucket = { ...BODIES, cost: Math.ceil(length / KILOBYTE) };
  await enforceLimit(services, `body:${userId}`, bucket);
}

/** @throws Failure `tooMany` while too many uploads of the same account are under way. */
export function beginUpload({ endpoint, request }: Omit<AdmissionCheck, "services">, intake: Intake): void {
  if (endpoint.bodyKind && endpoint.bodyKind !== "json" && !intake.upload(request.raw))
    fail("tooMany", { data: { retryAfter: 5 } });
}

/** Asks for the body when the client waits to be asked (`Expect: 100-continue`). */
export function askForBody(request: FastifyRequest, reply: FastifyReply): void {
  if (request.headers.expect !== undefined && request.raw.complete === false) reply.raw.writeContinue();
}
