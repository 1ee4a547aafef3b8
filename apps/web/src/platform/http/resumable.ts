import { api, requestOf } from "@4d/contract";
import { callWith } from "./client.ts";
import { ApiError } from "./errors.ts";
import { type UploadOptions, upload } from "./upload.ts";

const CONFLICT = 409;

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
    if (!(error instanceof ApiError) || error.code !== CONFLICT) throw error;
    return (await call(api.files.uploadState, { params: { id: state.id } })).received;
  }
}

/** Sends a file of up to 100 MB in chunks; resolves with its address. Repeat with `state` to resume. */
export async function uploadResumable(file: File, options: ResumableOptions = {}): Promise<string> {
  const call = callWith(options);
  const known = options.state;
  const state =
    known ??
    (await call(api.files.startUpload, { body: { name: file.name, size: file.size, type: file.type } }));
  options.onState?.(state);
  let at =
    known === undefined ? 0 : (await call(api.files.uploadState, { params: { id: state.id } })).received;
  while (at < file.size) at = await append(file, state, at, options);
  return call(api.files.completeUpload, { params: { id: state.id } });
}
