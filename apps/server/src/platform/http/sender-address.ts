import type { IncomingMessage } from "node:http";
import proxyAddress from "@fastify/proxy-addr";
import type { Config } from "../../config.ts";

type Trust = Config["trustProxy"];

/** Fastify takes a number of hops only as a function. */
export const proxyTrust = (trust: Trust) =>
  typeof trust === "number" ? (_address: string, hop: number) => hop < trust : trust;

/** Where a request comes from that no route of Fastify sees, found as Fastify finds it for all others. */
export function senderAddress(setting: Trust): (request: IncomingMessage) => string {
  const trust = proxyTrust(setting);
  if (trust === false) return ({ socket }) => socket.remoteAddress ?? "";
  const trusts =
    typeof trust === "string" ? proxyAddress.compile(trust.split(",").map((one) => one.trim())) : trust;
  return (request) => proxyAddress(request, trusts === true ? () => true : trusts);
}
