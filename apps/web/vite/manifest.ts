import type { ManifestOptions } from "vite-plugin-pwa";

type Localised = Record<string, unknown>;

/** A shortcut of the icon on the home screen: a route, and its name in both languages. */
const shortcut = (
  path: string,
  name: string,
  english: string,
): ManifestOptions["shortcuts"][number] & Localised => ({
  name,
  name_localized: { en: english },
  url: `/h5/#${path}`,
});

const screenshot = (name: string, sizes: string, label: string, english: string) => ({
  src: `screenshots/${name}.webp`,
  sizes,
  type: "image/webp",
  form_factor: sizes === "1280x800" ? ("wide" as const) : ("narrow" as const),
  label,
  label_localized: { en: english },
});

/**
 * The web app manifest. It is one file for both languages: Chinese, with the English names of `*_localized` members
 * for the browsers that know them. The id is what a manifest without one has, so that installed apps remain the same
 * app.
 */
export const manifest: Partial<ManifestOptions> & Localised = {
  id: "/h5/",
  name: "四次元",
  name_localized: { en: "Fourth Dimension" },
  short_name: "四次元",
  short_name_localized: { en: "Fourth Dimension" },
  description: "聊天、造人、写故事，都在这一维",
  description_localized: { en: "Chat, create characters, write stories: all in one dimension" },
  lang: "zh-CN",
  dir: "ltr",
  categories: ["social", "entertainment", "games"],
  start_url: "/h5/",
  scope: "/h5/",
  display: "standalone",
  orientation: "portrait",
  background_color: "#0f1114",
  theme_color: "#0f1114",
  icons: [
    { src: "icons/icon-192.png", sizes: "192x192", type: "image/png" },
    { src: "icons/icon-512.png", sizes: "512x512", type: "image/png" },
    { src: "icons/maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    { src: "icons/monochrome-192.png", sizes: "192x192", type: "image/png", purpose: "monochrome" },
  ],
  // Lets a tab of Chromium learn that the app is installed.
  related_applications: [{ platform: "webapp", url: "/h5/manifest.webmanifest" }],
  shortcuts: [
    shortcut("/pages/friend/scan", "扫一扫", "Scan"),
    shortcut("/pages/group/group-create", "发起群聊", "Start a group"),
    shortcut("/pages/create/create-ai", "创造角色", "Create a character"),
    shortcut("/pages/game/infiniteCraft", "无限合成", "Infinite craft"),
  ],
  screenshots: [
    screenshot("character", "780x1688", "角色", "A character"),
    screenshot("chat", "780x1688", "聊天", "A chat"),
    screenshot("discover", "780x1688", "发现", "Discover"),
    screenshot("wide", "1280x800", "在电脑上", "On a computer"),
  ],
};
