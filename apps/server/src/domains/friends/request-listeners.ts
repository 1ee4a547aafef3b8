import { perServices } from "../../platform/per-services.ts";
import type { Services } from "../../platform/services.ts";

/** A new friend request. */
interface NewRequest {
  from: number;
  to: number;
  message: string;
}

type Listener = (request: NewRequest) => Promise<void>;
const listenersOf = perServices<Set<Listener>>(() => new Set());

/** Registers a listener for new requests that reach their addressee; `app.ts` connects those who notify. */
export function onRequested(services: Services, listener: Listener): void {
  listenersOf(services).add(listener);
}

/** Runs every listener. A listener's failure undoes nothing. */
export function runRequestListeners(services: Services, request: NewRequest): void {
  for (const listener of listenersOf(services)) {
    listener(request).catch((error: unknown) => {
      services.log.error({ err: error }, "a request was not announced");
    });
  }
}
