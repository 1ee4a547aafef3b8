import type { Services } from "./services.ts";

/**
 * State that belongs to one server (one `Services`) and is created on first use: caches, hooks, queues. It is keyed by
 * the object itself, so callers that need only a part of it must still pass the whole.
 */
export function perServices<T, Needs extends Partial<Services> = Services>(
  make: (services: Needs) => T,
): (services: Needs) => T {
  const states = new WeakMap<Needs, T>();
  return (services) => {
    const known = states.get(services);
    if (known !== undefined) return known;
    const state = make(services);
    states.set(services, state);
    return state;
  };
}
