import type { Plugin } from "vite";

/** A screen of an iPhone or iPad held upright: CSS pixels, and device pixels for each of them. */
type Screen = readonly [width: number, height: number, ratio: number];

/** The screens of the iPhones and iPads that run iOS 16.4 or later. */
const SCREENS: readonly Screen[] = [
  [375, 667, 2],
  [375, 812, 3],
  [390, 844, 3],
  [393, 852, 3],
  [402, 874, 3],
  [414, 736, 3],
  [414, 896, 2],
  [414, 896, 3],
  [420, 912, 3],
  [428, 926, 3],
  [430, 932, 3],
  [440, 956, 3],
  [744, 1133, 2],
  [768, 1024, 2],
  [810, 1080, 2],
  [820, 1180, 2],
  [834, 1112, 2],
  [834, 1194, 2],
  [834, 1210, 2],
  [1024, 1366, 2],
  [1032, 1376, 2],
];

export const THEMES = ["dark", "light"] as const;

/** Every launch image: its file, for which screen, and in which theme of the system. */
export const launchImages = SCREENS.flatMap(([width, height, ratio]) =>
  THEMES.map((theme) => ({
    file: `icons/launch/${width}x${height}@${ratio}-${theme}.png`,
    width,
    height,
    ratio,
    theme,
  })),
);

/**
 * Names the launch images in index.html. iOS shows the one whose size is that of the screen, and none else; it reads
 * the links when the app is added to the home screen, and ignores the manifest for this.
 */
export const launchImageLinks = (): Plugin => ({
  name: "4d-launch-images",
  transformIndexHtml: {
    order: "post",
    handler: () =>
      launchImages.map(({ file, width, height, ratio, theme }) => ({
        tag: "link",
        attrs: {
          rel: "apple-touch-startup-image",
          media: `(device-width:${width}px) and (device-height:${height}px) and (-webkit-device-pixel-ratio:${ratio}) and (orientation:portrait) and (prefers-color-scheme:${theme})`,
          href: `/h5/${file}`,
        },
        injectTo: "head" as const,
      })),
  },
});
