import { MessageType } from "@4d/contract";
import pLimit, { type LimitFunction } from "p-limit";
import { createStore } from "zustand/vanilla";
import { t } from "../../platform/i18n/i18n.ts";
import { fileSize } from "../../platform/i18n/numbers.ts";
import type { StoredUpload } from "../../platform/storage/chat-store.ts";
import { systemLimits } from "../settings/index.ts";
import { becameLeader, chatsEnded, engine, messagesStore, running } from "./messages.store.ts";
import { uploadFailure } from "./upload-failure.ts";
import {
  isAside,
  isRetryable,
  loadCode,
  type MediaKind,
  retryDelay,
  type UploadOrder,
} from "./upload-rules.ts";

/** An upload in progress, for drawing it. */
export interface Upload {
  /** 0 … 1. */
  share: number;
  /** Object URL of the local file; null for one that cannot be drawn. */
  preview: string | null;
  name: string;
  size: number;
  /** What only the recorder knew about a voice. */
  voice?: StoredUpload["voice"];
}

/** Uploads in progress by tmpId (`MSG-12`). */
export const uploadsStore = createStore<{ uploads: ReadonlyMap<string, Upload> }>()(() => ({
  uploads: new Map(),
}));

/** Voices go at once. Of pictures only some go in parallel, and videos do not block them. */
const SMALL = pLimit(3);
const LARGE = pLimit(2);
const AT_ONCE = pLimit(Number.POSITIVE_INFINITY);

function limitFor({ kind, file }: UploadOrder): LimitFunction {
  if (kind === "audio") return AT_ONCE;
  return isAside(kind, file) ? LARGE : SMALL;
}

const controllers = new Map<string, AbortController>();
const orders = new Map<string, UploadOrder>();
/** Consecutive failures of uploads that will be retried, and their timers. */
const failures = new Map<string, number>();
const retries = new Map<string, ReturnType<typeof setTimeout>>();

function show(tmpId: string, change: Partial<Upload>): void {
  uploadsStore.setState(({ uploads }) => {
    const held = uploads.get(tmpId) ?? { share: 0, preview: null, name: "", size: 0 };
    return { uploads: new Map(uploads).set(tmpId, { ...held, ...change }) };
  });
}

/** Forgets a finished upload. Its preview stays a moment, until the sent message has drawn its own. */
export function dropUpload(tmpId: string): void {
  const upload = uploadsStore.getState().uploads.get(tmpId);
  orders.delete(tmpId);
  controllers.delete(tmpId);
  forgetFailures(tmpId);
  running()
    ?.store.setUpload(tmpId, null)
    .catch(() => undefined);
  if (upload === undefined) return;
  setTimeout(() => {
    if (upload.preview !== null) URL.revokeObjectURL(upload.preview);
    uploadsStore.setState(({ uploads }) => {
      const next = new Map(uploads);
      next.delete(tmpId);
      return { uploads: next };
    });
  }, 10_000);
}

/** Cancels an upload. */
export function cancelUpload(tmpId: string): void {
  controllers.get(tmpId)?.abort();
}

/** Registers an upload and its preview. */
function showUpload(order: UploadOrder): void {
  const { tmpId, kind, file, name, voice } = order;
  orders.set(tmpId, order);
  const drawn = kind === "image" || kind === "video";
  const before = uploadsStore.getState().uploads.get(tmpId)?.preview ?? null;
  if (before !== null) URL.revokeObjectURL(before);
  const preview = drawn ? URL.createObjectURL(file) : null;
  show(tmpId, { name, size: file.size, preview, ...(voice && { voice }) });
}

/** Stores the file, shows it and uploads it; the message is sent once the file has its address. */
export async function beginUpload(order: UploadOrder): Promise<void> {
  const { tmpId, file, name, voice, resume } = order;
  showUpload(order);
  const stored: StoredUpload = { tmpId, file, name, ...(voice && { voice }), ...(resume && { resume }) };
  // If the disk is full the upload continues, but does not survive a closed tab.
  running()
    ?.store.setUpload(tmpId, stored)
    .catch(() => undefined);
  await run(order);
}

function forgetFailures(tmpId: string): void {
  clearTimeout(retries.get(tmpId));
  retries.delete(tmpId);
  failures.delete(tmpId);
}

/** Retries a failed upload now, from where it stopped. */
export async function retryUpload(tmpId: string): Promise<void> {
  const order = orders.get(tmpId);
  if (order === undefined) return engine().failed(tmpId, t("messages.fileGone"));
  if (controllers.has(tmpId)) return;
  forgetFailures(tmpId);
  await run(order);
}

/** Whether the file of an unsent message is still available, so that it can be sent as a plain file instead. */
export const hasUploadFile = (tmpId: string): boolean => orders.has(tmpId);

/** Sends a file that could not go as a picture or video as a plain file. */
export async function uploadAsFile(tmpId: string): Promise<void> {
  const order = orders.get(tmpId);
  if (order === undefined || controllers.has(tmpId)) return;
  forgetFailures(tmpId);
  await beginUpload({ ...order, kind: "file" });
}

/** Retries later, with growing delays: a connection that carries no file must not be kept busy with attempts. */
function retryLater(tmpId: string): void {
  const failed = (failures.get(tmpId) ?? 0) + 1;
  failures.set(tmpId, failed);
  const again = () => {
    const order = orders.get(tmpId);
    if (order !== undefined) void run(order);
  };
  retries.set(tmpId, setTimeout(again, retryDelay(failed)));
}

async function run(order: UploadOrder): Promise<void> {
  const { tmpId, file } = order;
  if (controllers.has(tmpId)) return;
  const most = systemLimits().uploadBytes;
  if (file.size > most) return engine().failed(tmpId, t("messages.fileTooLarge", { size: fileSize(most) }));
  const controller = new AbortController();
  controllers.set(tmpId, controller);
  try {
    const { uploadedContent } = await loadCode(import("./uploaded-content.ts"));
    const { signal } = controller;
    const content = await limitFor(order)(() => {
      signal.throwIfAborted();
      return uploadedContent(order, {
        signal,
        onProgress: (share) => show(tmpId, { share }),
        onState: (resume) => saveResume({ ...order, resume }),
      });
    });
    engine().ready(tmpId, JSON.stringify(content));
    dropUpload(tmpId);
  } catch (error) {
    controllers.delete(tmpId);
    if (controller.signal.aborted || running() === null) return;
    if (isRetryable(error)) retryLater(tmpId);
    else engine().failed(tmpId, uploadFailure(error).message);
  }
}

function saveResume(order: UploadOrder): void {
  orders.set(order.tmpId, order);
  const { kind, ...stored } = order;
  running()
    ?.store.setUpload(order.tmpId, stored)
    .catch(() => undefined);
}

const KINDS: Readonly<Record<number, MediaKind>> = {
  [MessageType.IMAGE]: "image",
  [MessageType.FILE]: "file",
  [MessageType.AUDIO]: "audio",
  [MessageType.VIDEO]: "video",
};

/** After a start: uploads whose file is stored resume; the others have failed (`rules §4.9`). */
async function resumeUploads(): Promise<void> {
  const present = running();
  if (present === null) return;
  const stored = new Map((await present.store.uploads().catch(() => [])).map((one) => [one.tmpId, one]));
  for (const { tmpId, type, ready, state } of present.engine.state.outbox) {
    const kind = KINDS[type];
    if (ready || kind === undefined || orders.has(tmpId)) continue;
    const upload = stored.get(tmpId);
    if (upload === undefined) engine().failed(tmpId, t("messages.fileGone"));
    else if (state === "failed") showUpload({ ...upload, kind });
    else void beginUpload({ ...upload, kind });
  }
}

becameLeader.on(() => void resumeUploads());
messagesStore.subscribe(({ link }, before) => {
  if (link !== "online" || before.link === "online") return;
  for (const tmpId of orders.keys()) if (!controllers.has(tmpId)) void retryUpload(tmpId);
});
chatsEnded.on(() => {
  for (const controller of controllers.values()) controller.abort();
  controllers.clear();
  for (const tmpId of [...orders.keys()]) forgetFailures(tmpId);
  orders.clear();
  uploadsStore.setState({ uploads: new Map() });
});
