import { isIP } from "node:net";

const GROUPS = 8;
/** What one subscriber holds of IPv6, as a rule: 64 bits. */
const NETWORK_GROUPS = 4;

/** The eight groups of an IPv6 address; the URL parser has turned every way to write one into the same. */
function groupsOf(address: string): string[] {
  const plain = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [left = [], right = []] = plain
    .split("::")
    .map((side) => side.split(":").filter((group) => group !== ""));
  return [...left, ...Array.from({ length: GROUPS - left.length - right.length }, () => "0"), ...right];
}

/** Two groups as the four numbers of IPv4. */
const dotted = (groups: readonly string[]): string =>
  groups
    .map((group) => Number.parseInt(group, 16))
    .flatMap((number) => [number >> 8, number & 0xff])
    .join(".");

/**
 * Where an address is, for limits: an IPv4 address itself, of IPv6 the network of 64 bits, because one subscriber
 * holds all addresses in it and could come with a new one each time (`abuse §1.7`). Whatever is no address stays.
 */
export function networkKeyOf(address: string): string {
  const plain = address.replace(/%.*$/, "");
  if (isIP(plain) !== 6) return plain;
  const groups = groupsOf(plain);
  const isMapped = groups.slice(0, 6).join(":") === "0:0:0:0:0:ffff";
  return isMapped ? dotted(groups.slice(6)) : `${groups.slice(0, NETWORK_GROUPS).join(":")}::/64`;
}
