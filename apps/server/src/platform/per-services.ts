import type { Services } from "./services.ts";

/**
 * State that belongs to one server (one `Services`) and is made when first asked for: caches, hooks, queues. It is
 * told by the object itself: whoever needs little of it is still given the whole.
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
