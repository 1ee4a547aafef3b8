import { createStore } from "zustand/vanilla";
import { attempt } from "../../platform/failure.ts";
import type { LoadState } from "../../platform/load-state.ts";
import { signedOut } from "../../platform/session.ts";
import { loadMyCharacters, myCharactersStore } from "../characters/index.ts";
import { imagesApi } from "./images.api.ts";

export type LikenessChoices = readonly { id: number; name: string; avatar: string }[];
const initial: { mine: LikenessChoices; others: LikenessChoices; state: LoadState } = {
  mine: [],
  others: [],
  state: "idle",
};

/** Characters a picture can be painted after. */
export const likenessChoicesStore = createStore<typeof initial>()(() => initial);

/** Fetches mine and those everybody may meet. */
export async function loadLikenessChoices(): Promise<void> {
  likenessChoicesStore.setState({ state: "loading" });
  const [, found] = await Promise.all([loadMyCharacters(), attempt(imagesApi.characters())]);
  const mine = myCharactersStore.getState().items.filter(({ name }) => name !== "");
  const own = new Set(mine.map(({ id }) => id));
  const others = found.ok ? found.value.items.filter(({ id }) => !own.has(id)) : [];
  likenessChoicesStore.setState({ mine, others, state: found.ok ? "ready" : "failed" });
}

signedOut.on(() => likenessChoicesStore.setState(initial, true));
