import type { Commission } from "@4d/painter";

/** One picture to be painted; `id` is our own number of it, for its label. */
export interface PaintWork {
  commission: Commission;
  id: string;
}

/** A PNG of the size the painter thinks in, labelled. */
export interface Painted {
  png: Uint8Array<ArrayBuffer>;
  width: number;
  height: number;
}
