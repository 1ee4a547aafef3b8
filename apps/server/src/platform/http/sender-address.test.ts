import { expect, it } from "vitest";
import { readConfig } from "../../config.ts";
import { peerTrust } from "./sender-address.ts";

const trusted = (setting: string, address: string): boolean =>
  peerTrust(readConfig({ TRUST_PROXY: setting }).trustProxy)(address);

it("takes the word of the nearest proxy where it is one of those trusted, however they are named", () => {
  for (const setting of ["on", "1", "2", "loopback", "127.0.0.1", "10.0.0.0/8, 127.0.0.1"])
    expect([setting, trusted(setting, "127.0.0.1")]).toEqual([setting, true]);
  expect(trusted("loopback", "::ffff:127.0.0.1")).toBe(true);
});

it("takes nobody's word otherwise, nor that of a connection that is gone already", () => {
  for (const setting of ["", "off", "0", "10.0.0.0/8", "192.0.2.1"])
    expect([setting, trusted(setting, "127.0.0.1")]).toEqual([setting, false]);
  for (const setting of ["on", "1", "loopback"]) expect(trusted(setting, "")).toBe(false);
});
