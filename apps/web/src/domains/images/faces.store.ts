import { createStore } from "zustand/vanilla";
import { attempt } from "../../platform/failure.ts";
import type { LoadState } from "../../platform/load-state.ts";
import { left } from "../../platform/session.ts";
import { loadMine, mineStore } from "../characters/index.ts";
import { imagesApi } from "./images.api.ts";

export type Faces = readonly { id: number; name: string; avatar: string }[];
const initial: { mine: Faces; others: Faces; state: LoadState } = { mine: [], others: [], state: "idle" };

/** Characters a picture can be painted after. */
export const facesStore = createStore<typeof initial>()(() => initial);

/** Fetches mine and those everybody may meet. */
export async function loadFaces(): Promise<void> {
  facesStore.setState({ state: "loading" });
  const [, found] = await Promise.all([loadMine(), attempt(imagesApi.characters())]);
  const mine = mineStore.getState().items.filter(({ name }) => name !== "");
  const own = new Set(mine.map(({ id }) => id));
  const others = found.ok ? found.value.items.filter(({ id }) => !own.has(id)) : [];
  facesStore.setState({ mine, others, state: found.ok ? "ready" : "failed" });
}

left.on(() => facesStore.setState(initial, true));
