import type { IncomingMessage } from "node:http";
import proxyAddress from "@fastify/proxy-addr";
import type { Config } from "../../config.ts";

type Trust = Config["trustProxy"];
type Trusts = (address: string, hop: number) => boolean;

/** Fastify takes a number of hops only as a function. */
export const proxyTrust = (trust: Trust) =>
  typeof trust === "number" ? (_address: string, hop: number) => hop < trust : trust;

/** Any setting as a function. */
function trustOf(setting: Trust): Trusts {
  const trust = proxyTrust(setting);
  if (typeof trust === "string") return proxyAddress.compile(trust.split(",").map((one) => one.trim()));
  return typeof trust === "boolean" ? () => trust : trust;
}

/** Whether the peer of a connection is a trusted proxy. */
export function peerTrust(setting: Trust): (address: string) => boolean {
  const trusts = trustOf(setting);
  return (address) => address !== "" && trusts(address, 0);
}

/** The sender's address of a request that no Fastify route sees, found the way Fastify finds it. */
export function senderAddress(setting: Trust): (request: IncomingMessage) => string {
  if (setting === false) return ({ socket }) => socket.remoteAddress ?? "";
  const trusts = trustOf(setting);
  return (request) => proxyAddress(request, trusts);
}
