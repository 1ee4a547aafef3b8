// Only numbers: the decoding process loads this file and must stay small.

/** Pixels of all frames together, and of an animation: each megapixel takes about a second. */
export const PIXELS_MAX = 80_000_000;
export const MOVING_PIXELS_MAX = 40_000_000;
/** The largest WebP. */
export const SIDE_MAX = 16_383;
export const FRAMES_MAX = 1_000;
/** Bytes one picture may hold at once while it is worked on, by the estimate made from its header. */
export const HELD_MAX = 68_000_000;
/** Bytes a process may grow by during one job, whatever the estimate said; beyond that it is killed. */
export const GROWTH_MAX = 78_000_000;
/** Bytes a process may retain after its jobs and still be reused for decoding, or painting: the painter loads once. */
export const RESIDUE_MAX = 20_000_000;
export const PAINTER_MAX = 60_000_000;
/** Bytes of a decompressed colour profile. */
export const PROFILE_MAX = 4_000_000;
/** Seconds for one whole job. */
export const JOB_S = 30;
/** Pixels of an exported card's picture. */
export const CARD_PIXELS_MAX = 4_194_304;
/** Pictures of at most this many bytes are their own thumbnail. */
export const THUMB_ABOVE = 50 * 1024;
/** A file the watch leaves in the job's folder before it kills its process for growing too much. */
export const GREW = "grew";
