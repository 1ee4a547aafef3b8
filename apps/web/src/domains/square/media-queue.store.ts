import { POST_MEDIA_MAX, UPLOAD_MAX_COUNT } from "@4d/contract";
import { createStore } from "zustand/vanilla";
import { toast } from "../../platform/dialogs.ts";
import { failureOf } from "../../platform/failure.ts";
import { t } from "../../platform/i18n/i18n.ts";
import { fileSize } from "../../platform/i18n/numbers.ts";
import { signedOut } from "../../platform/session.ts";
import { type StoredMedia, storeMedia } from "../messages/index.ts";
import { systemLimits } from "../settings/index.ts";

/** A picture or video of a post: uploading, stored, or failed. */
export interface MediaItem {
  key: string;
  /** Object URL, to draw it before it is stored. */
  preview: string;
  isVideo: boolean;
  /** Its author marks it as AI-generated. */
  byAi: boolean;
  /** 0 … 1. */
  share: number;
  stored: StoredMedia | null;
  /** Why the upload failed. */
  trouble: string;
}
interface Queue {
  items: readonly MediaItem[];
}
/** Uploads at the same time. */
const PARALLEL_UPLOADS = 3;

/** The pictures and videos of the post being written, in order. */
export const mediaStore = createStore<Queue>()(() => ({ items: [] }));

const files = new Map<string, File>();
const running = new Map<string, AbortController>();

const changeItem = (key: string, by: Partial<MediaItem>): void =>
  mediaStore.setState(({ items }) => ({
    items: items.map((item) => (item.key === key ? { ...item, ...by } : item)),
  }));

const isMedia = ({ type }: File): boolean => /^(image|video)\//.test(type) && type !== "image/svg+xml";

function uploadProblem(error: unknown): string {
  try {
    return failureOf(error).message;
  } catch {
    return t("square.unreadable");
  }
}

async function uploadItem(key: string, file: File): Promise<void> {
  const controller = new AbortController();
  running.set(key, controller);
  try {
    const onProgress = (share: number) => changeItem(key, { share });
    const stored = await storeMedia(file, { signal: controller.signal, onProgress });
    changeItem(key, { stored, share: 1, trouble: "" });
  } catch (error) {
    if (!controller.signal.aborted) changeItem(key, { trouble: uploadProblem(error) });
  } finally {
    running.delete(key);
    startWaiting();
  }
}

/** Starts waiting uploads, up to the limit. */
function startWaiting(): void {
  for (const { key, stored, trouble } of mediaStore.getState().items) {
    if (running.size >= PARALLEL_UPLOADS) return;
    const file = files.get(key);
    if (file !== undefined && stored === null && trouble === "" && !running.has(key))
      void uploadItem(key, file);
  }
}

/** The chosen files that can be added; toasts why others cannot. At most 52 are read in one go (`FEED-2`). */
function acceptedFiles(chosen: readonly File[]): File[] {
  if (chosen.length > UPLOAD_MAX_COUNT) toast(t("square.batchFull", { n: UPLOAD_MAX_COUNT }));
  const media = chosen.slice(0, UPLOAD_MAX_COUNT).filter(isMedia);
  if (media.length < Math.min(chosen.length, UPLOAD_MAX_COUNT)) toast(t("square.onlyMedia"));
  const max = systemLimits().uploadBytes;
  const fitting = media.filter(({ size }) => size <= max);
  if (fitting.length < media.length) toast(t("square.tooLarge", { size: fileSize(max) }));
  const room = POST_MEDIA_MAX - mediaStore.getState().items.length;
  if (fitting.length > room) toast(t("square.mediaFull", { n: POST_MEDIA_MAX }));
  return fitting.slice(0, Math.max(0, room));
}

/** Adds pictures and videos to the post, and uploads them. */
export function addMedia(chosen: readonly File[]): void {
  const added = acceptedFiles(chosen).map((file): MediaItem => {
    const key = crypto.randomUUID();
    files.set(key, file);
    const isVideo = file.type.startsWith("video/");
    const preview = URL.createObjectURL(file);
    return { key, preview, isVideo, byAi: false, share: 0, stored: null, trouble: "" };
  });
  mediaStore.setState(({ items }) => ({ items: [...items, ...added] }));
  startWaiting();
}

/** Resolves once nothing is being uploaded: every picture and video is stored, failed or was removed. */
export function mediaSettled(): Promise<void> {
  const isSettled = ({ items }: Queue) =>
    items.every(({ stored, trouble }) => stored !== null || trouble !== "");
  if (isSettled(mediaStore.getState())) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = mediaStore.subscribe((queue) => {
      if (!isSettled(queue)) return;
      stop();
      resolve();
    });
  });
}

/** Retries a failed upload. */
export function retryMedia(key: string): void {
  changeItem(key, { trouble: "", share: 0 });
  startWaiting();
}

function releaseItem({ key, preview }: MediaItem): void {
  running.get(key)?.abort();
  files.delete(key);
  if (preview.startsWith("blob:")) URL.revokeObjectURL(preview);
}

/** Marks an item as AI-generated, or not. */
export const setMadeByAi = (key: string, byAi: boolean): void => changeItem(key, { byAi });

/** Removes an item; its upload is cancelled. */
export function dropMedia(key: string): void {
  const { items } = mediaStore.getState();
  const removed = items.find((item) => item.key === key);
  if (removed !== undefined) releaseItem(removed);
  mediaStore.setState({ items: items.filter((item) => item.key !== key) });
  startWaiting();
}

/** Moves an item one place forward; the first is the cover. */
export function moveMedia(key: string): void {
  const items = [...mediaStore.getState().items];
  const at = items.findIndex((item) => item.key === key);
  const [moved] = at > 0 ? items.splice(at, 1) : [];
  if (moved !== undefined) items.splice(at - 1, 0, moved);
  mediaStore.setState({ items });
}

/** Empties the queue. */
export function clearMedia(): void {
  for (const item of mediaStore.getState().items) releaseItem(item);
  mediaStore.setState({ items: [] });
}

signedOut.on(clearMedia);
