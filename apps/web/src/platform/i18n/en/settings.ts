import type { Catalogue } from "../zh/catalogue.ts";

export const settings: Catalogue["settings"] = {
  title: "Settings",
  theme: "Appearance",
  themeSystem: "System",
  themeDark: "Dark",
  themeLight: "Light",
  language: "Language",
  start: "Opens with",
  startCharacter: "Character",
  startMessages: "Messages",
  sound: "Message sound",
  soundNote: "A short sound with a new message",
  agreement: "User Agreement",
  policy: "Privacy Policy",
  about: "About",
  version: "Version {version} ({code})",
  updateNow: "Update now",
  thanks:
    "Emoji pictures by Microsoft Fluent Emoji (MIT licence), icons by Lucide (ISC licence). Our thanks to them.",
};
