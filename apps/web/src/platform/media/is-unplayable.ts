/** `MediaError.MEDIA_ERR_NETWORK`: says nothing about the video. */
const NETWORK = 2;

/**
 * Whether this device cannot decode a video: it reports so, or it plays sound without a picture. Call it once the
 * metadata are loaded, or loading failed.
 */
export function isUnplayable({
  error,
  readyState,
  videoWidth,
}: Pick<HTMLVideoElement, "error" | "readyState" | "videoWidth">): boolean {
  if (error !== null) return error.code !== NETWORK;
  return readyState > 0 && videoWidth === 0;
}
