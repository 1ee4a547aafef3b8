import { perServices } from "./per-services.ts";
import type { Services } from "./services.ts";

/** A question an earlier domain asks and a later one answers; `app.ts` connects the two. */
export interface AskedLater<T> {
  answerWith: (services: Services, answer: () => Promise<T>) => void;
  /** The answer of now; the usual one while nobody is connected. */
  ask: (services: Services) => Promise<T>;
}

/** A question with its usual answer. */
export function askedLater<T>(usual: T): AskedLater<T> {
  const answerOf = perServices<{ answer: () => Promise<T> }>(() => ({ answer: async () => usual }));
  return {
    answerWith(services, answer) {
      answerOf(services).answer = answer;
    },
    ask: (services) => answerOf(services).answer(),
  };
}
