import type { Services } from "./services.ts";

/** State that belongs to one server (one `Services`) and is made when first asked for: caches, hooks. */
export function perServices<T>(make: (services: Services) => T): (services: Services) => T {
  const states = new WeakMap<Services, T>();
  return (services) => {
    const known = states.get(services);
    if (known !== undefined) return known;
    const state = make(services);
    states.set(services, state);
    return state;
  };
}
