import type { Gift } from "@4d/contract";
import { useStore } from "zustand/react";
import { giftsStore } from "./gifts.store.ts";

/** A gift from the store; undefined until it is loaded. */
export const useGift = (id: number): Gift | undefined => useStore(giftsStore, ({ gifts }) => gifts[id]);
