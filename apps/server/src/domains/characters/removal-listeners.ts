import { perServices } from "../../platform/per-services.ts";
import type { Services } from "../../platform/services.ts";

type Listener = (characterId: number) => Promise<void>;
const listenersOf = perServices<Set<Listener>>(() => new Set());

/** Hears which character was deleted; `app.ts` connects those who keep something of it. */
export function onCharacterRemoved(services: Services, listener: Listener): void {
  listenersOf(services).add(listener);
}

/** Tells every listener, and waits for them: what is kept of a deleted character is gone when this resolves. */
export async function runRemovalListeners(services: Services, characterId: number): Promise<void> {
  await Promise.all([...listenersOf(services)].map((listener) => listener(characterId)));
}
