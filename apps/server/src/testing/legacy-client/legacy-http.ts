/** How a legacy client handles HTTP (`protocol §1`): its two builds differ in small things. */
export interface Manners {
  /** The web build encodes its token, the app build sends it as it is. */
  encodesToken: boolean;
  /** The web build starts a refresh for each 401, the app build one for all. */
  refreshesInParallel: boolean;
  /** Since August 2025: receives missed messages in a load's response, and sends no nickname when registering. */
  loads?: boolean;
  /** Milliseconds a busy page takes to act on a forced-logout frame. */
  hesitatesMs?: number;
}

interface Tokens {
  accessToken: string;
  refreshToken: string;
}

/** Legacy clients show it as a toast: any code except 200, 400 and 401. */
export class Toast extends Error {
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

interface Envelope {
  code: number;
  message: string;
  data: unknown;
}

/** A legacy client's request layer: tokens in headers, envelopes, refresh and replay. */
export class LegacyHttp {
  readonly #address: string;
  readonly #manners: Manners;
  #tokens: Tokens | null = null;
  #refreshing: Promise<void> | null = null;
  /** How many times it refreshed its tokens. */
  refreshes = 0;
  loggedOut = false;

  constructor(address: string, manners: Manners) {
    this.#address = address;
    this.#manners = manners;
  }

  get accessToken(): string {
    return this.#tokens?.accessToken ?? "";
  }

  setTokens(tokens: Tokens): void {
    this.#tokens = tokens;
  }

  /** A request as the legacy clients make it; `body` undefined is sent as an empty JSON body. */
  async request<T>(method: string, path: string, body?: unknown): Promise<T> {
    const { code, message, data } = await this.#send(method, path, body);
    if (code === 200) return data as T;
    if (code === 400) {
      this.loggedOut = true;
      throw new Toast(code, message);
    }
    if (code !== 401) throw new Toast(code, message);
    await this.#refresh();
    return this.request<T>(method, path, body);
  }

  async #send(method: string, path: string, body: unknown): Promise<Envelope> {
    const token = this.#manners.encodesToken ? encodeURIComponent(this.accessToken) : this.accessToken;
    const response = await fetch(`${this.#address}/api${path}`, {
      method,
      headers: { "content-type": "application/json", ...(token === "" ? {} : { accessToken: token }) },
      ...(method === "GET" ? {} : { body: body === undefined ? "" : JSON.stringify(body) }),
    });
    // The web build treats any other status as a network failure.
    if (response.status !== 200) throw new Error(`HTTP ${response.status}`);
    return (await response.json()) as Envelope;
  }

  #refresh(): Promise<void> {
    if (this.#manners.refreshesInParallel) return this.#askForTokens();
    this.#refreshing ??= this.#askForTokens().finally(() => {
      this.#refreshing = null;
    });
    return this.#refreshing;
  }

  async #askForTokens(): Promise<void> {
    this.refreshes += 1;
    const headers = { "content-type": "application/json", refreshToken: this.#tokens?.refreshToken ?? "" };
    const response = await fetch(`${this.#address}/api/refreshToken`, { method: "PUT", headers });
    const { code, message, data } = (await response.json()) as Envelope;
    if (code !== 200) {
      this.loggedOut = true;
      throw new Toast(code, message);
    }
    this.setTokens(data as Tokens);
  }
}
