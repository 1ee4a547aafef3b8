// No more than numbers: the process that unpacks loads this file, and is to stay small.

/** Pixels of all frames together, and of a moving picture: each takes about a second a megapixel. */
export const PIXELS_MAX = 80_000_000;
export const MOVING_PIXELS_MAX = 40_000_000;
/** The largest WebP. */
export const SIDE_MAX = 16_383;
export const FRAMES_MAX = 1_000;
/** Bytes one picture may hold at once while it is worked on, by the estimate made from its header. */
export const HELD_MAX = 68_000_000;
/** Bytes a process may grow by over one job, whatever the estimate said. A watch ends it beyond that. */
export const GROWTH_MAX = 78_000_000;
/** Bytes a process may have kept of its jobs and still be asked to unpack, or to paint: the painter is loaded once. */
export const RESIDUE_MAX = 20_000_000;
export const PAINTER_MAX = 60_000_000;
/** A colour profile, unpacked. */
export const PROFILE_MAX = 4_000_000;
/** Seconds of one job from its beginning to its answer, whatever it is made of. */
export const JOB_S = 30;
/** Pixels of a picture that leaves in a card. */
export const CARD_PIXELS_MAX = 4_194_304;
/** Pictures at or below so many bytes are their own thumbnail. */
export const THUMB_ABOVE = 50 * 1024;
/** A file a watch leaves in the job's folder before it ends its process for growing too much. */
export const GREW = "grew";
