import {
  type ConnectionQuality,
  type LocalTrackPublication,
  type RemoteParticipant,
  Room,
  RoomEvent,
  Track,
  type TrackPublishOptions,
  VideoQuality,
} from "livekit-client";
import pLimit from "p-limit";
import type { Quality } from "../call-view.ts";
import type { Tracks } from "../peer/peer-link.ts";
import type { CallRoom, EnterRoom, RoomListener } from "./call-room.ts";
import { PROBE_TIMEOUT_MS, RoomMonitor, readRoomStats, SAMPLE_EVERY_MS } from "./room-monitor.ts";

const qualities: Readonly<Record<string, Quality>> = { excellent: 3, good: 2, poor: 1, lost: 0 };

/** The bitrates of a mesh connection (`calls §4.1`), once instead of for each peer. */
const options: Readonly<Record<keyof Tracks, TrackPublishOptions>> = {
  audio: { source: Track.Source.Microphone, audioPreset: { maxBitrate: 50_000 } },
  video: {
    source: Track.Source.Camera,
    simulcast: true,
    videoEncoding: { maxBitrate: 400_000, maxFramerate: 24 },
  },
};

const streamOf = (person: RemoteParticipant): MediaStream | null => {
  const tracks = [...person.trackPublications.values()].flatMap(({ track }) =>
    track === undefined ? [] : [track.mediaStreamTrack],
  );
  return tracks.length === 0 ? null : new MediaStream(tracks);
};

function listen(room: Room, listener: RoomListener): void {
  const onParticipant = (person: RemoteParticipant) =>
    listener.onPresent(Number(person.identity), streamOf(person));
  room.on(RoomEvent.ParticipantConnected, onParticipant);
  room.on(RoomEvent.TrackSubscribed, (_track, _publication, person) => onParticipant(person));
  room.on(RoomEvent.TrackUnsubscribed, (_track, _publication, person) => onParticipant(person));
  room.on(RoomEvent.ParticipantDisconnected, ({ identity }) => listener.onLeft(Number(identity)));
  room.on(RoomEvent.ConnectionQualityChanged, (quality: ConnectionQuality, { isLocal, identity }) => {
    const level = qualities[quality];
    if (!isLocal && level !== undefined) listener.onQuality(Number(identity), level);
  });
  room.on(RoomEvent.Disconnected, () => listener.onLost());
}

/** Any response shows that the server is up; a page of another origin may not read more of it. */
const makeProbe = (url: string) => (): Promise<boolean> =>
  fetch(url.replace(/^ws/, "http"), {
    mode: "no-cors",
    cache: "no-store",
    credentials: "omit",
    signal: AbortSignal.timeout(PROBE_TIMEOUT_MS),
  }).then(
    () => true,
    () => false,
  );

/** Reads the browser's statistics of both connections to the room, sending and receiving. */
async function readConnection({ engine }: Room) {
  const reports: object[] = [];
  let isCut = false;
  for (const way of [engine.pcManager?.publisher, engine.pcManager?.subscriber]) {
    if (way === undefined) continue;
    isCut ||= ["disconnected", "failed"].includes(way.getICEConnectionState());
    (await way.getStats())?.forEach((report: object) => void reports.push(report));
  }
  return { ...readRoomStats(reports), isCut };
}

/** Monitors the room, and reports when it dies or recovers. */
function startMonitor(room: Room, monitor: RoomMonitor): () => void {
  let isOver = false;
  room.on(RoomEvent.SignalReconnecting, () => monitor.socket(false));
  room.on(RoomEvent.Reconnecting, () => monitor.reconnecting(true));
  room.on(RoomEvent.Reconnected, () => monitor.reconnecting(false));
  const sample = async () => {
    const seen = await readConnection(room).catch(() => null);
    if (seen !== null && !isOver) monitor.sample(seen, performance.now());
  };
  const looking = setInterval(() => void sample(), SAMPLE_EVERY_MS);
  return () => {
    isOver = true;
    clearInterval(looking);
  };
}

/** A LiveKit room behind the interface of a call's room. */
class LiveKitRoom implements CallRoom {
  readonly #room: Room;
  #sent: { [K in keyof Tracks]?: { track: MediaStreamTrack; publication: LocalTrackPublication } } = {};
  readonly #inOrder = pLimit(1);
  #lowData: boolean;
  #stopMonitor: () => void = () => undefined;

  constructor(room: Room, lowData: boolean) {
    this.#room = room;
    this.#lowData = lowData;
    room.on(RoomEvent.TrackPublished, () => this.#limit());
  }

  watch(monitor: RoomMonitor): void {
    this.#stopMonitor = startMonitor(this.#room, monitor);
  }

  send(tracks: Tracks): Promise<void> {
    // One at a time: an unpublish must not overtake a publish.
    return this.#inOrder(async () => {
      await this.#replace("audio", tracks.audio);
      await this.#replace("video", tracks.video);
      this.#limit();
    });
  }

  allow(userIds: readonly number[]): void {
    const known = userIds.map((id) => ({ participantIdentity: String(id), allowAll: true }));
    this.#room.localParticipant.setTrackSubscriptionPermissions(false, known);
  }

  setLowData(on: boolean): void {
    this.#lowData = on;
    this.#limit();
  }

  leave(): void {
    this.#stopMonitor();
    this.#room.removeAllListeners();
    void this.#room.disconnect(false);
  }

  async #replace(kind: keyof Tracks, track: MediaStreamTrack | null): Promise<void> {
    const before = this.#sent[kind];
    if (before?.track === (track ?? undefined)) return;
    const { localParticipant } = this.#room;
    // The device stays open: whoever opened it closes it.
    if (before !== undefined) await localParticipant.unpublishTrack(before.track, false);
    delete this.#sent[kind];
    if (track === null) return;
    const publication = await localParticipant.publishTrack(track, options[kind]);
    this.#sent[kind] = { track, publication };
  }

  #limit(): void {
    const quality = this.#lowData ? VideoQuality.LOW : VideoQuality.HIGH;
    this.#sent.video?.publication.videoTrack?.setPublishingQuality(quality);
    for (const person of this.#room.remoteParticipants.values())
      for (const publication of person.videoTrackPublications.values()) publication.setVideoQuality(quality);
  }
}

/** Enters a LiveKit room (`CALL-5`). Heavy, so loaded with the first call that moves to one. */
export const enterLiveKit: EnterRoom = async ({ url, token }, { tracks, allowed, lowData }, listener) => {
  const room = new Room({ dynacast: true, stopLocalTrackOnUnpublish: false });
  listen(room, listener);
  const mine = new LiveKitRoom(room, lowData);
  try {
    await room.connect(url, token);
    mine.watch(new RoomMonitor({ probe: makeProbe(url), onChange: listener.onTrouble }));
    mine.allow(allowed);
    for (const person of room.remoteParticipants.values())
      listener.onPresent(Number(person.identity), streamOf(person));
    await mine.send(tracks);
    return mine;
  } catch (error) {
    mine.leave();
    throw error;
  }
};
