import { REQUEST_TIMEOUT_MS } from "@4d/contract";
import { type CallOptions, settle } from "./client.ts";
import { type Envelope, readEnvelope } from "./envelope.ts";
import { TransportError } from "./errors.ts";
import { API_BASE } from "./transport.ts";

export interface UploadOptions extends CallOptions {
  /** Share sent, 0 … 1. */
  onProgress?: (share: number) => void;
}
export interface Upload extends UploadOptions {
  method: "POST" | "PUT";
  /** Path with query, relative to /api. */
  url: string;
  headers?: Readonly<Record<string, string>>;
  body: FormData | Blob;
}

/** Calls `over` after a minute without progress; a slow connection may take as long as it needs. */
function untilSilent(request: XMLHttpRequest, over: () => void): void {
  let watch: ReturnType<typeof setTimeout> | undefined;
  const moved = () => {
    clearTimeout(watch);
    watch = setTimeout(over, REQUEST_TIMEOUT_MS);
  };
  moved();
  for (const part of [request, request.upload]) part.addEventListener("progress", moved);
  request.addEventListener("loadend", () => clearTimeout(watch));
}

function transfer(upload: Upload, accessToken: string | undefined): Promise<Envelope> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const stop = () => request.abort();
    const failed = (kind: TransportError["kind"]) => reject(new TransportError(kind));
    request.open(upload.method, API_BASE + upload.url);
    for (const [name, value] of Object.entries(upload.headers ?? {})) request.setRequestHeader(name, value);
    if (accessToken !== undefined) request.setRequestHeader("accessToken", accessToken);
    if (upload.body instanceof Blob) request.setRequestHeader("content-type", "application/octet-stream");
    request.upload.onprogress = ({ loaded, total }) => total > 0 && upload.onProgress?.(loaded / total);
    request.onload = () => {
      const envelope = readEnvelope(request.responseText);
      if (envelope === null) failed("network");
      else resolve(envelope);
    };
    request.onerror = () => failed("network");
    request.onabort = () => failed("abort");
    request.onloadend = () => upload.signal?.removeEventListener("abort", stop);
    if (upload.signal?.aborted === true) return failed("abort");
    upload.signal?.addEventListener("abort", stop);
    untilSilent(request, () => {
      failed("timeout");
      request.abort();
    });
    request.send(upload.body);
  });
}

/**
 * Sends a body with progress, through the same error catalogue as every call. Resolves with `data`. The 60 s of an
 * upload (`rules §9.1`) are 60 s without progress.
 */
export function upload(what: Upload): Promise<unknown> {
  return settle((accessToken) => transfer(what, accessToken), what);
}

/** One file in the multipart field `file` (`rules §7.2`). */
export function fileForm(file: Blob, name: string): FormData {
  const form = new FormData();
  form.append("file", file, name);
  return form;
}
