/** `MediaError.MEDIA_ERR_NETWORK`: says nothing about the film. */
const NETWORK = 2;

/**
 * Whether this device lacks what it needs to show a film: it says so, or it plays the sound of something without a
 * picture. To be asked once its metadata are here, or it failed.
 */
export function isUnplayable({
  error,
  readyState,
  videoWidth,
}: Pick<HTMLVideoElement, "error" | "readyState" | "videoWidth">): boolean {
  if (error !== null) return error.code !== NETWORK;
  return readyState > 0 && videoWidth === 0;
}
