import { isIP } from "node:net";

const GROUPS = 8;
/** One IPv6 subscriber usually holds a /64. */
const NETWORK_GROUPS = 4;

/** The eight groups of an IPv6 address; the URL parser has already normalised the notation. */
function groupsOf(address: string): string[] {
  const plain = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [left = [], right = []] = plain
    .split("::")
    .map((side) => side.split(":").filter((group) => group !== ""));
  return [...left, ...Array.from({ length: GROUPS - left.length - right.length }, () => "0"), ...right];
}

/** Two groups as a dotted IPv4 address. */
const dotted = (groups: readonly string[]): string =>
  groups
    .map((group) => Number.parseInt(group, 16))
    .flatMap((number) => [number >> 8, number & 0xff])
    .join(".");

/**
 * The network of an address, for limits: an IPv4 address itself, or the /64 of an IPv6 address, because one subscriber
 * holds all addresses in it and could use a new one each time (`abuse §1.7`). Anything else is returned unchanged.
 */
export function networkKeyOf(address: string): string {
  const plain = address.replace(/%.*$/, "");
  if (isIP(plain) !== 6) return plain;
  const groups = groupsOf(plain);
  const isMapped = groups.slice(0, 6).join(":") === "0:0:0:0:0:ffff";
  return isMapped ? dotted(groups.slice(6)) : `${groups.slice(0, NETWORK_GROUPS).join(":")}::/64`;
}
