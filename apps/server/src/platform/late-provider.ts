import { perServices } from "./per-services.ts";
import type { Services } from "./services.ts";

/** A question an earlier domain asks and a later one answers; `app.ts` connects the two. */
export interface LateProvider<T> {
  provide: (services: Services, answer: () => Promise<T>) => void;
  /** The answer of now; the usual one while nobody is connected. */
  get: (services: Services) => Promise<T>;
}

/** A question with its usual answer. */
export function lateProvider<T>(fallback: T): LateProvider<T> {
  const providerOf = perServices<{ answer: () => Promise<T> }>(() => ({ answer: async () => fallback }));
  return {
    provide(services, answer) {
      providerOf(services).answer = answer;
    },
    get: (services) => providerOf(services).answer(),
  };
}
