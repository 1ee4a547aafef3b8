import type { Key } from "../../platform/i18n/i18n.ts";
import type { InstallWay } from "./install-way.ts";

/** The place of the button that the first step names, for the picture. */
export type ButtonPlace = "top-right" | "bottom" | "bottom-right" | "menu-bar";

type DeviceKey = Extract<Key, `device.${string}`>;

export interface InstallSteps {
  title: DeviceKey;
  place: ButtonPlace;
  /** What stands on the button in the picture. */
  sign: "share" | "dots" | "dots-upright" | "lines" | "file";
  steps: readonly DeviceKey[];
  /** The address has to be taken elsewhere, so the sheet offers to copy it. */
  copies?: true;
}

/** What a person does to install the app where the browser has no dialog for it. */
export const installSteps: Readonly<Partial<Record<InstallWay, InstallSteps>>> = {
  "ios-safari": {
    title: "device.install",
    place: "bottom",
    sign: "share",
    steps: ["device.iosShare", "device.iosAdd", "device.iosConfirm"],
  },
  "ios-browser": {
    title: "device.install",
    place: "top-right",
    sign: "share",
    steps: ["device.iosBrowserShare", "device.iosAdd", "device.iosConfirm"],
  },
  "open-safari": {
    title: "device.install",
    place: "bottom",
    sign: "share",
    steps: ["device.safariCopy", "device.safariOpen", "device.iosShare", "device.iosAdd"],
    copies: true,
  },
  "in-app": {
    title: "device.openBrowser",
    place: "top-right",
    sign: "dots",
    steps: ["device.inAppDots", "device.inAppOpen", "device.inAppThen"],
    copies: true,
  },
  "firefox-menu": {
    title: "device.install",
    place: "bottom-right",
    sign: "dots-upright",
    steps: ["device.firefoxMenu", "device.firefoxAdd"],
  },
  "samsung-menu": {
    title: "device.install",
    place: "bottom-right",
    sign: "lines",
    steps: ["device.samsungMenu", "device.samsungAdd"],
  },
  "android-menu": {
    title: "device.install",
    place: "top-right",
    sign: "dots-upright",
    steps: ["device.androidMenu", "device.androidAdd", "device.androidElse"],
    copies: true,
  },
  "mac-dock": {
    title: "device.install",
    place: "menu-bar",
    sign: "file",
    steps: ["device.dockMenu", "device.dockAdd"],
  },
};
