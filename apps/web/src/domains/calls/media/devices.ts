export interface Device {
  id: string;
  label: string;
}

export interface Devices {
  microphones: readonly Device[];
  cameras: readonly Device[];
  /** Empty where the browser cannot choose. */
  speakers: readonly Device[];
}

const canChooseSpeaker = (): boolean => "setSinkId" in HTMLMediaElement.prototype;

/** The available devices; labels are empty until a permission was granted. */
export async function listDevices(): Promise<Devices> {
  const all = (await navigator.mediaDevices?.enumerateDevices().catch(() => [])) ?? [];
  const ofKind = (kind: MediaDeviceKind) =>
    all
      .filter((one) => one.kind === kind && one.deviceId !== "")
      .map(({ deviceId, label }) => ({ id: deviceId, label }));
  return {
    microphones: ofKind("audioinput"),
    cameras: ofKind("videoinput"),
    speakers: canChooseSpeaker() ? ofKind("audiooutput") : [],
  };
}

/** Plays an element through another speaker, where that is supported. */
export async function chooseSpeaker(element: HTMLMediaElement, deviceId: string): Promise<boolean> {
  if (!canChooseSpeaker()) return false;
  return element.setSinkId(deviceId).then(
    () => true,
    () => false,
  );
}
