import type { Mass } from "./mass.ts";

/** A hairstyle: what hangs behind the neck, what lies over the face's edge; in the figure's units. */
export interface HairStyle {
  readonly back: readonly Mass[];
  readonly front: readonly Mass[];
  readonly ears: boolean;
}
