import { api, type Call, createClient, type LoginInfo, type OutputOf, type Request } from "@4d/contract";
import { openTestSocket, type TestSocket } from "./test-socket.ts";

/** What a refused call throws: the envelope as it came. */
export class Refused extends Error {
  readonly code: number;
  readonly data: unknown;

  constructor(code: number, message: string, data: unknown) {
    super(`${code} ${message}`);
    this.code = code;
    this.data = data;
  }
}

/** Sends contract requests over real HTTP, with or without a token. */
export function httpClient(address: string, token?: string): Call {
  return createClient(async ({ endpoint, url, headers, body }: Request) => {
    const response = await fetch(`${address}/api${url}`, {
      method: endpoint.method,
      headers: {
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...(token === undefined ? {} : { accessToken: token }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { code, message, data } = (await response.json()) as {
      code: number;
      message: string;
      data: unknown;
    };
    if (code !== 200) throw new Refused(code, message, data);
    return data;
  });
}

/** A registered person on one terminal. */
export interface Person {
  id: number;
  name: string;
  tokens: LoginInfo;
  user: OutputOf<typeof api.users.self>;
  call: Call;
  /** Opens a logged-in socket. */
  connect(): Promise<TestSocket>;
  /** Stores a picture of theirs, another file each time. @returns its address. */
  picture(): Promise<string>;
}

const DOT = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);

/** Sends a file as a browser does. @returns what the server answers with. @throws Refused. */
export async function upload<T>(
  address: string,
  { tokens }: Pick<Person, "tokens">,
  { path, bytes, name }: { path: string; bytes: Uint8Array; name: string },
): Promise<T> {
  const form = new FormData();
  form.set("file", new Blob([new Uint8Array(bytes)]), name);
  const response = await fetch(`${address}/api${path}`, {
    method: "POST",
    headers: { accessToken: tokens.accessToken },
    body: form,
  });
  const { code, message, data } = (await response.json()) as { code: number; message: string; data: T };
  if (code !== 200) throw new Refused(code, message, data);
  return data;
}

const PASSWORD = "Plum-77x";

/** Logs a registered person in on a terminal. */
export async function logIn(
  address: string,
  name: string,
  terminal = 0,
  password = PASSWORD,
  deviceId?: string,
): Promise<Person> {
  const body = { userName: name, password, terminal, ...(deviceId && { deviceId }) };
  const tokens = await httpClient(address)(api.auth.login, { body });
  return withTokens(address, name, tokens);
}

async function withTokens(address: string, name: string, tokens: LoginInfo): Promise<Person> {
  const call = httpClient(address, tokens.accessToken);
  const user = await call(api.users.self);
  return {
    id: user.id,
    name,
    tokens,
    user,
    call,
    connect: () => openTestSocket(address, tokens.accessToken),
    async picture() {
      const file = { path: "/image/upload", bytes: DOT, name: "dot.png" };
      return (await upload<{ originUrl: string }>(address, { tokens }, file)).originUrl;
    },
  };
}

/** The same person on the same terminal, with tokens exchanged for new ones. */
export async function renewed(address: string, { name, tokens }: Person): Promise<Person> {
  const headers = { refreshtoken: tokens.refreshToken };
  return withTokens(address, name, await httpClient(address)(api.auth.refresh, { headers }));
}

/** Registers somebody under this account name and logs in. */
export async function person(address: string, name: string, terminal = 0): Promise<Person> {
  await httpClient(address)(api.auth.register, {
    body: { userName: name, password: PASSWORD, nickName: name },
  });
  return logIn(address, name, terminal);
}

/** Makes two people friends the way people do: one asks, the other accepts. */
export async function befriend(a: Person, b: Person): Promise<void> {
  const { status } = await a.call(api.friends.add, { query: { friendId: b.id } });
  if (status === "added") return;
  const request = (await b.call(api.friends.requests)).find(
    (one) => one.fromUser.id === a.id && one.state === "waiting",
  );
  if (request) await b.call(api.friends.acceptRequest, { params: { id: request.id } });
}
