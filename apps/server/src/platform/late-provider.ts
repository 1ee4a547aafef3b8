import { perServices } from "./per-services.ts";
import type { Services } from "./services.ts";

/** A value that an earlier domain needs and a later one provides; `app.ts` connects the two. */
export interface LateProvider<T> {
  provide: (services: Services, answer: () => Promise<T>) => void;
  /** The current value; the fallback while no provider is connected. */
  get: (services: Services) => Promise<T>;
}

/** Creates a provider with its fallback value. */
export function lateProvider<T>(fallback: T): LateProvider<T> {
  const providerOf = perServices<{ answer: () => Promise<T> }>(() => ({ answer: async () => fallback }));
  return {
    provide(services, answer) {
      providerOf(services).answer = answer;
    },
    get: (services) => providerOf(services).answer(),
  };
}
