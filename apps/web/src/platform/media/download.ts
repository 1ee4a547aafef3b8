/** Timeout of one attempt, and number of retries (`rules §9.3`). */
const PICTURE_MS = 10_000;
const FILE_MS = 60_000;
const DOWNLOAD_RETRIES = 3;
const RETRY_DELAY_MS = 1000;

/**
 * How long an attempt may take: a picture to view must arrive within 10 s (`rules §7.6`); for a voice, or a file to
 * save, the person waits, so only 60 s without progress end it.
 */
export type Patience = "picture" | "file";

export interface DownloadTools {
  fetch: (url: string, init: { signal: AbortSignal }) => Promise<Response>;
  wait: (ms: number) => Promise<void>;
}
const real: DownloadTools = {
  fetch: (url, init) => fetch(url, init),
  wait: (ms) => new Promise((done) => setTimeout(done, ms)),
};

/** A complete file, with the server's headers. */
export interface Downloaded {
  body: Blob;
  headers: Headers;
}

/** Reads the whole body; calls `onData` with every piece. */
async function read({ body, headers }: Response, onData: () => void): Promise<Blob> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const reader = body?.getReader();
  for (let next = await reader?.read(); next?.done === false; next = await reader?.read()) {
    onData();
    pieces.push(next.value);
  }
  return new Blob(pieces, { type: headers.get("content-type") ?? "" });
}

async function attempt(url: string, patience: Patience, fetch: DownloadTools["fetch"]): Promise<Downloaded> {
  const over = new AbortController();
  const timeoutMs = patience === "picture" ? PICTURE_MS : FILE_MS;
  const limit = () => setTimeout(() => over.abort(new Error("timeout")), timeoutMs);
  let timer = limit();
  const onData = () => {
    if (patience === "picture") return;
    clearTimeout(timer);
    timer = limit();
  };
  try {
    const response = await fetch(url, { signal: over.signal });
    if (response.status !== 200) throw new Error(`request failed: ${response.status}`);
    return { body: await read(response, onData), headers: response.headers };
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Fetches a whole file: up to 3 more tries after 1 s × attempt (`rules §8.2`). Rejects with "request failed:
 * {status}" or the error of the network after the last one.
 */
export async function download(
  url: string,
  patience: Patience,
  tools: DownloadTools = real,
): Promise<Downloaded> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt(url, patience, tools.fetch);
    } catch (error) {
      if (tries > DOWNLOAD_RETRIES) throw error;
      await tools.wait(RETRY_DELAY_MS * tries);
    }
  }
}
