import type { Company } from "./company.ts";

/** A picture that the browser shows before it installs the app; the manifest names its file and size. */
export interface InstallPicture {
  readonly name: string;
  readonly viewport: { readonly width: number; readonly height: number };
  readonly deviceScaleFactor: number;
  readonly path: (company: Company) => string;
}

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };

export const INSTALL_PICTURES: readonly InstallPicture[] = [
  {
    ...phone,
    name: "character",
    path: ({ character }) => `/pages/chat/chat-homepage?userId=${character.userId}`,
  },
  { ...phone, name: "chat", path: ({ friend }) => `/pages/chat/chat-box?chatId=p:${friend.id}` },
  { ...phone, name: "discover", path: () => "/pages/discover/discover" },
  {
    name: "wide",
    viewport: { width: 1280, height: 800 },
    deviceScaleFactor: 1,
    path: () => "/pages/discover/discover",
  },
];
