/** Time for one try and how often it is tried again (`seed §9`). */
const DOWNLOAD_TIMEOUT_MS = 10_000;
const DOWNLOAD_RETRIES = 3;
const RETRY_DELAY_MS = 1000;

export interface DownloadTools {
  fetch: (url: string, init: { signal: AbortSignal }) => Promise<Response>;
  wait: (ms: number) => Promise<void>;
}
const real: DownloadTools = {
  fetch: (url, init) => fetch(url, init),
  wait: (ms) => new Promise((done) => setTimeout(done, ms)),
};

/**
 * Fetches a file: 10 s per try, up to 3 more tries after 1 s × attempt (`seed §8`). Rejects with
 * "request failed: {status}" or the network's own error after the last one.
 */
export async function download(url: string, tools: DownloadTools = real): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const response = await tools.fetch(url, { signal: AbortSignal.timeout(DOWNLOAD_TIMEOUT_MS) });
      if (response.status !== 200) throw new Error(`request failed: ${response.status}`);
      return response;
    } catch (error) {
      if (attempt > DOWNLOAD_RETRIES) throw error;
      await tools.wait(RETRY_DELAY_MS * attempt);
    }
  }
}
