import type { Character } from "@4d/contract";
import { createStore } from "zustand/vanilla";
import { attempt, type Failure } from "../../platform/failure.ts";
import { left } from "../../platform/session.ts";
import { squareApi } from "./square.api.ts";

interface Tastes {
  characters: Readonly<Record<number, Character>>;
  failures: Readonly<Record<number, Failure | undefined>>;
}
const initial: Tastes = { characters: {}, failures: {} };

/** Characters looked at in the sheet. */
export const tastesStore = createStore<Tastes>()(() => initial);

/** Fetches a character for the sheet; what was known stays when that fails. */
export async function loadTaste(id: number): Promise<void> {
  const outcome = await attempt(squareApi.character(id));
  tastesStore.setState(({ characters, failures }) => ({
    characters: outcome.ok ? { ...characters, [id]: outcome.value } : characters,
    failures: { ...failures, [id]: outcome.ok ? undefined : outcome.failure },
  }));
}

left.on(() => tastesStore.setState(initial, true));
