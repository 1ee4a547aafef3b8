import { describe, expect, it } from "vitest";
import { isAppleTouch } from "../../platform/is-apple-touch.ts";
import { type InstallFeatures, type InstallWay, installWay } from "./install-way.ts";

const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const OLD_IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 16_3 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const IPHONE_16_4 =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 16_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const IPHONE_16_10 = OLD_IPHONE.replace("16_3", "16_10");
const MAC = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const MAC_CHROME =
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0";
const WINDOWS =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0";
const ANDROID = "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko)";
const PIXEL =
  "Mozilla/5.0 (Linux; Android 14; Pixel 8 Build/UQ1A.240205.004; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0";

const phone = { installed: false, offered: false, maxTouchPoints: 5 };
const desktop = { ...phone, maxTouchPoints: 0 };

const cases: readonly (readonly [
  name: string,
  way: InstallWay,
  userAgent: string,
  features: InstallFeatures,
])[] = [
  ["Safari, iPhone", "ios-safari", `${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`, phone],
  ["Safari, iPad as a Mac", "ios-safari", `${MAC} Version/18.5 Safari/605.1.15`, phone],
  [
    "Safari, old iPad",
    "ios-safari",
    "Mozilla/5.0 (iPad; CPU OS 12_5_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1.2 Mobile/15E148 Safari/604.1",
    phone,
  ],
  ["Chrome, iPhone", "ios-browser", `${IPHONE} CriOS/138.0.7204.119 Mobile/15E148 Safari/604.1`, phone],
  ["Chrome, iPad as a Mac", "ios-browser", `${MAC} CriOS/138 Version/11.1.1 Safari/605.1.15`, phone],
  ["Firefox, iPhone", "ios-browser", `${IPHONE} FxiOS/140.0 Mobile/15E148 Safari/605.1.15`, phone],
  [
    "Edge, iPhone",
    "ios-browser",
    `${IPHONE} Version/18.0 EdgiOS/138.0.3351.65 Mobile/15E148 Safari/604.1`,
    phone,
  ],
  ["Chrome, iOS 16.4", "ios-browser", `${IPHONE_16_4} CriOS/112.0 Mobile/15E148 Safari/604.1`, phone],
  ["Chrome, iOS 16.10", "ios-browser", `${IPHONE_16_10} CriOS/112.0 Mobile/15E148 Safari/604.1`, phone],
  ["Chrome, iOS 16.3", "open-safari", `${OLD_IPHONE} CriOS/110.0 Mobile/15E148 Safari/604.1`, phone],
  [
    "QQ Browser, iPhone",
    "open-safari",
    `${IPHONE} Version/18.0 MQQBrowser/15.5 Mobile/15E148 Safari/604.1 QBWebViewUA/2`,
    phone,
  ],
  ["UC, iPhone", "open-safari", `${IPHONE} Mobile/22F76 UCBrowser/15.5.5.1931`, phone],
  [
    "WeChat, iPhone",
    "in-app",
    `${IPHONE} Mobile/15E148 MicroMessenger/8.0.61(0x18003d29) NetType/WIFI Language/zh_CN`,
    phone,
  ],
  ["QQ, iPhone", "in-app", `${IPHONE} Mobile/15E148 QQ/9.1.70.610 V1_IPH_SQ_9.1.70_1_APP_A`, phone],
  [
    "Weibo, iPhone",
    "in-app",
    `${IPHONE} Mobile/15E148 Weibo (iPhone14,5__weibo__15.6.2__iphone__os18.5)`,
    phone,
  ],
  ["an app that does not name itself", "in-app", `${IPHONE} Mobile/15E148`, phone],
  ["Google's app, iPhone", "in-app", `${IPHONE} GSA/375.0.776158041 Mobile/15E148 Safari/604.1`, phone],
  [
    "WeChat, Android",
    "in-app",
    `${PIXEL} Chrome/130.0.6723.103 Mobile Safari/537.36 XWEB/1300333 MMWEBSDK/20250201 MicroMessenger/8.0.57.2820(0x28003956) WeChat/arm64`,
    phone,
  ],
  [
    "QQ, Android",
    "in-app",
    `${PIXEL} MQQBrowser/6.2 TBS/047601 Mobile Safari/537.36 V1_AND_SQ_9.0.8 QQ/9.0.8.14755 NetType/WIFI`,
    phone,
  ],
  [
    "Instagram, Android",
    "in-app",
    `${PIXEL} Chrome/137.0 Mobile Safari/537.36 Instagram 385.0.0.47.74 Android`,
    phone,
  ],
  [
    "WeChat, Windows",
    "in-app",
    `${WINDOWS} Safari/537.36 NetType/WIFI MicroMessenger/7.0.20.1781(0x6700143B) WindowsWechat`,
    desktop,
  ],
  [
    "Chrome, Android",
    "offer",
    `${ANDROID} Chrome/138.0.0.0 Mobile Safari/537.36`,
    { ...phone, offered: true },
  ],
  ["Chrome, Android, no offer", "android-menu", `${ANDROID} Chrome/138.0.0.0 Mobile Safari/537.36`, phone],
  ["Edge, Android", "android-menu", `${ANDROID} Chrome/138.0.0.0 Mobile Safari/537.36 EdgA/138.0.0.0`, phone],
  ["Samsung", "samsung-menu", `${ANDROID} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`, phone],
  [
    "QQ Browser, Android",
    "android-menu",
    `${ANDROID} Version/4.0 Chrome/121.0 MQQBrowser/15.6 Mobile Safari/537.36`,
    phone,
  ],
  [
    "Firefox, Android",
    "firefox-menu",
    "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0",
    phone,
  ],
  ["Safari 18, Mac", "mac-dock", `${MAC} Version/18.5 Safari/605.1.15`, desktop],
  ["Safari 16, Mac", "none", `${MAC} Version/16.6 Safari/605.1.15`, desktop],
  ["Chrome, Mac", "none", `${MAC_CHROME} Safari/537.36`, desktop],
  ["Chrome, Mac, offered", "offer", `${MAC_CHROME} Safari/537.36`, { ...desktop, offered: true }],
  [
    "Edge, Windows, offered",
    "offer",
    `${WINDOWS} Safari/537.36 Edg/138.0.0.0`,
    { ...desktop, offered: true },
  ],
  [
    "Firefox, Windows",
    "none",
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0",
    desktop,
  ],
  [
    "Firefox, Mac",
    "none",
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0",
    desktop,
  ],
  ["the app on an iPhone", "installed", `${IPHONE} Mobile/15E148`, { ...phone, installed: true }],
];

describe("how a browser installs the app", () => {
  it.each(cases)("%s: %s", (_, way, userAgent, features) => {
    expect(installWay(userAgent, features)).toBe(way);
  });

  it("knows an iPad that calls itself a Mac by its touch screen", () => {
    expect(isAppleTouch(`${MAC} Version/18.5 Safari/605.1.15`, 5)).toBe(true);
    expect(isAppleTouch(`${MAC} Version/18.5 Safari/605.1.15`, 0)).toBe(false);
  });
});
