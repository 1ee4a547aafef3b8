import { ensure } from "../../platform/failure.ts";
import type { Services } from "../../platform/services.ts";
import { relationsOf } from "./relations.repository.ts";
import { findRequest, type RequestRow } from "./requests.repository.ts";

/** A request I may answer. @throws Failure notFound when it is not to me, or by a person I block. */
export async function findRequestToMe(services: Services, userId: number, id: number): Promise<RequestRow> {
  const request = await findRequest(services.db, id);
  ensure(request?.to_id === userId, "notFound");
  const [relation] = await relationsOf(services.db, [{ from: request.from_id, to: userId }]);
  ensure(!relation?.blocked, "notFound");
  return request;
}
