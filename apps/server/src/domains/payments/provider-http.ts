/** A provider that does not respond in this time is asked again later. */
const TIMEOUT_MS = 10_000;

export interface ProviderResponse {
  status: number;
  headers: Readonly<Record<string, string>>;
  text: string;
}

/** Sends a request to a provider whose address is in the settings. @throws when there is no response in time. */
export async function requestProvider(
  url: string,
  request: { method: "GET" | "POST"; headers?: Record<string, string>; body?: string },
): Promise<ProviderResponse> {
  const response = await fetch(url, {
    ...request,
    redirect: "error",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const headers = Object.fromEntries(response.headers);
  return { status: response.status, headers, text: await response.text() };
}
