import { api, errors, requestOf } from "@4d/contract";
import { callWith } from "./client.ts";
import { ApiError } from "./errors.ts";
import { type UploadOptions, upload } from "./upload.ts";

/** The state of a resumable upload; store it to resume after a reload. */
export interface ResumableState {
  id: string;
  chunkSize: number;
}
interface ResumableOptions extends UploadOptions {
  /** Resumes this upload instead of starting a new one. */
  state?: ResumableState;
  /** The upload has an id now; store it. */
  onState?: (state: ResumableState) => void;
}

async function append(
  file: Blob,
  state: ResumableState,
  from: number,
  options: ResumableOptions,
): Promise<number> {
  const call = callWith({ ...options, quiet: true });
  const { url } = requestOf(api.files.appendUpload, { params: { id: state.id }, query: { offset: from } });
  const chunk = file.slice(from, from + state.chunkSize);
  try {
    await upload({
      ...options,
      method: "PUT",
      url,
      body: chunk,
      onProgress: (share) => options.onProgress?.((from + share * chunk.size) / file.size),
    });
    return from + chunk.size;
  } catch (error) {
    // The server has another offset (the answer to a chunk was lost): continue from its offset.
    if (!(error instanceof ApiError) || error.code !== errors.conflict.code) throw error;
    return (await call(api.files.uploadState, { params: { id: state.id } })).received;
  }
}

/** How much of an upload the server has; null when it has expired, a day after the last chunk. */
async function receivedOf({ id }: ResumableState, options: ResumableOptions): Promise<number | null> {
  try {
    return (await callWith({ ...options, quiet: true })(api.files.uploadState, { params: { id } })).received;
  } catch (error) {
    if (error instanceof ApiError && error.code === errors.notFound.code) return null;
    throw error;
  }
}

async function startOrResume(file: File, options: ResumableOptions): Promise<[ResumableState, number]> {
  const { state: known, onState } = options;
  const received = known === undefined ? null : await receivedOf(known, options);
  if (known !== undefined && received !== null) return [known, received];
  const { name, size, type } = file;
  const state = await callWith(options)(api.files.startUpload, { body: { name, size, type } });
  onState?.(state);
  return [state, 0];
}

/**
 * Uploads a file of up to 100 MB in chunks; resolves with its address. Repeat with `state` to resume; an expired
 * upload starts over (`MSG-12`).
 */
export async function uploadResumable(file: File, options: ResumableOptions = {}): Promise<string> {
  const call = callWith(options);
  const [state, received] = await startOrResume(file, options);
  let at = received;
  while (at < file.size) at = await append(file, state, at, options);
  return call(api.files.completeUpload, { params: { id: state.id } });
}
