/** Sending limits to one peer, bits per second (`calls §4.1`). */
export interface SendLimits {
  video: number;
  audio: number;
  /** Downscaling factor of the video. */
  scale: number;
}

/** Cameras that may be on in a mesh: four on a phone, six on a computer. */
const VIDEO_MOST = { phone: 4, computer: 6 };

export const videoFits = (people: number, isPhone: boolean): boolean =>
  people <= (isPhone ? VIDEO_MOST.phone : VIDEO_MOST.computer);

/** Two people get good video, more share the bandwidth; low data means small video and plain sound. */
export function sendLimits(people: number, lowData: boolean): SendLimits {
  if (lowData) return { video: 150_000, audio: 24_000, scale: 2 };
  return people <= 2
    ? { video: 1_200_000, audio: 50_000, scale: 1 }
    : { video: 400_000, audio: 50_000, scale: 1 };
}

/** Applies the limits to a sender. */
export async function limitSender(sender: RTCRtpSender, limits: SendLimits): Promise<void> {
  const parameters = sender.getParameters();
  const [encoding] = parameters.encodings ?? [];
  if (encoding === undefined || sender.track === null) return;
  const isVideo = sender.track.kind === "video";
  encoding.maxBitrate = isVideo ? limits.video : limits.audio;
  if (isVideo) encoding.scaleResolutionDownBy = limits.scale;
  // Rejected during a negotiation; the next change sets it again.
  await sender.setParameters(parameters).catch(() => undefined);
}
