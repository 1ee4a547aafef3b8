import { isAppleTouch } from "../../platform/is-apple-touch.ts";

/**
 * How the app is installed in a browser:
 * - `installed`: it already runs as an app
 * - `offer`: the browser's own dialog
 * - `ios-safari`, `ios-browser`: the share sheet of Safari, or of another browser of iOS 16.4 or later
 * - `open-safari`: only Safari of this iPhone can
 * - `in-app`: a page inside WeChat or the like; a real browser must open it
 * - `firefox-menu`, `samsung-menu`, `android-menu`: an entry of the browser's menu
 * - `mac-dock`: Safari's menu on a Mac
 * - `none`: not here
 */
export type InstallWay =
  | "installed"
  | "offer"
  | "ios-safari"
  | "ios-browser"
  | "open-safari"
  | "in-app"
  | "firefox-menu"
  | "samsung-menu"
  | "android-menu"
  | "mac-dock"
  | "none";

/** What the user agent does not tell. */
export interface InstallFeatures {
  /** The page runs as an installed app, or the browser says that one is installed. */
  installed: boolean;
  /** The browser offered to install it. */
  offered: boolean;
  maxTouchPoints: number;
}

/** Pages inside other apps. WeCom and WeChat's mini programs name MicroMessenger too; QQ's browser is not QQ. */
const IN_APP =
  /MicroMessenger|\bQQ\/|Weibo|AlipayClient|DingTalk|BytedanceWebview|aweme|NewsArticle|xhsdiscover|XiaoHongShu|Lark\/|FBAN|FBAV|Instagram|\bLine\/|Snapchat|TikTok|musical_ly|GSA\/|; wv\)/i;
/** Browsers of iOS whose share sheet can add to the home screen. */
const IOS_BROWSERS = /CriOS|FxiOS|EdgiOS|OPT\/|OPiOS|DuckDuckGo|Ddg\//;
/** Browsers of iOS without that entry. */
const IOS_OTHERS = /MQQBrowser|UCBrowser|Quark|baidubox|baidubrowser|SogouMobile|YaBrowser|2345/i;

/** The version of iOS, 16.04 for 16.4. An iPad that calls itself a Mac does not tell; it is taken for a recent one. */
function iosVersion(userAgent: string): number {
  const [, major, minor] = / OS (\d+)_(\d+)/.exec(userAgent.replace("Mac OS X", "")) ?? [];
  return major === undefined ? 17 : Number(major) + Number(minor) / 100;
}

function iosWay(userAgent: string): InstallWay {
  if (IOS_OTHERS.test(userAgent)) return "open-safari";
  if (IOS_BROWSERS.test(userAgent)) return iosVersion(userAgent) >= 16.04 ? "ios-browser" : "open-safari";
  // A page in an app that does not name itself has no Safari in its name.
  return /Safari\//.test(userAgent) ? "ios-safari" : "in-app";
}

function androidWay(userAgent: string): InstallWay {
  if (/Firefox\//.test(userAgent)) return "firefox-menu";
  return /SamsungBrowser\//.test(userAgent) ? "samsung-menu" : "android-menu";
}

/** Since Safari 17 a Mac puts web apps into the Dock. */
function desktopWay(userAgent: string): InstallWay {
  const isSafari = userAgent.includes("Macintosh") && !/Chrome|Chromium|Edg|OPR|Firefox/.test(userAgent);
  const [, version] = /Version\/(\d+)\.\d+.* Safari\//.exec(userAgent) ?? [];
  return isSafari && Number(version) >= 17 ? "mac-dock" : "none";
}

/** How this browser installs the app. Pure. */
export function installWay(userAgent: string, features: InstallFeatures): InstallWay {
  if (features.installed) return "installed";
  if (features.offered) return "offer";
  if (IN_APP.test(userAgent)) return "in-app";
  if (isAppleTouch(userAgent, features.maxTouchPoints)) return iosWay(userAgent);
  return /Android|HarmonyOS/.test(userAgent) ? androidWay(userAgent) : desktopWay(userAgent);
}
