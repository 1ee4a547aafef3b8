import { api, errors, requestOf } from "@4d/contract";
import { callWith } from "./client.ts";
import { ApiError } from "./errors.ts";
import { type UploadOptions, upload } from "./upload.ts";

/** Where a resumable upload stands; keep it to go on after a reload. */
export interface ResumableState {
  id: string;
  chunkSize: number;
}
interface ResumableOptions extends UploadOptions {
  /** Go on with this one instead of beginning anew. */
  state?: ResumableState;
  /** The upload has an id now; remember it. */
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
    // The server has another offset than we thought (a chunk whose answer was lost): go on from its word.
    if (!(error instanceof ApiError) || error.code !== errors.conflict.code) throw error;
    return (await call(api.files.uploadState, { params: { id: state.id } })).received;
  }
}

/** How much of a known upload the server has; null when it has forgotten it, a day after the last piece. */
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
 * Sends a file of up to 100 MB in chunks; resolves with its address. Repeat with `state` to resume; what the server has
 * forgotten begins anew (`MSG-12`).
 */
export async function uploadResumable(file: File, options: ResumableOptions = {}): Promise<string> {
  const call = callWith(options);
  const [state, received] = await startOrResume(file, options);
  let at = received;
  while (at < file.size) at = await append(file, state, at, options);
  return call(api.files.completeUpload, { params: { id: state.id } });
}
