/** The stored value of a mute without end; larger than any time. */
export const MUTED_FOR_EVER = Number.MAX_SAFE_INTEGER;

/** The stored value of a mute: null on the wire is for ever; a past time lifts the mute (`protocol §19.1.2`). */
export function storedMute(until: number | null, now: number): number {
  if (until === null) return MUTED_FOR_EVER;
  return until > now ? Math.min(Math.floor(until), MUTED_FOR_EVER) : 0;
}

/** The wire value of a mute: 0 not muted, null for ever, else epoch milliseconds. */
export const wireMute = (stored: number): number | null => (stored === MUTED_FOR_EVER ? null : stored);
