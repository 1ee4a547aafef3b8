// The browsers of other engines that the journeys of `npm run e2e:engines` use.
import { existsSync } from "node:fs";
import { ensureProgram, installPackages, onPath } from "./machine.ts";

/** The path of the small browser that WebKitGTK's driver starts, on Debian's two architectures for servers. */
export const findMiniBrowser = (): string | undefined =>
  ["x86_64", "aarch64"]
    .map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`)
    .find((path) => existsSync(path));

/** The path of a Firefox, installed when missing. @throws Error with what to do by hand */
export async function ensureFirefox(): Promise<string> {
  return onPath("firefox-esr") ?? onPath("firefox") ?? (await ensureProgram("firefox-esr", "firefox-esr"));
}

/** What WebKitGTK needs to record and play, and a screen for it. */
const WEBKIT = [
  "webkit2gtk-driver",
  "xvfb",
  "gstreamer1.0-plugins-good",
  "gstreamer1.0-plugins-bad",
  "gstreamer1.0-libav",
];

/** The path of WebKitGTK's driver, installed with a screen when missing. @throws Error with what to do by hand */
export async function ensureWebKit(): Promise<string> {
  const isHere = () => onPath("Xvfb") !== undefined && onPath("WebKitWebDriver") !== undefined;
  if (!isHere()) await installPackages(WEBKIT);
  const found = onPath("WebKitWebDriver");
  if (!found || !isHere())
    throw new Error(`No WebKitGTK here. Install it (Debian: apt-get install ${WEBKIT.join(" ")}).`);
  return found;
}
