import { Terminal } from "@4d/contract";

/** The app installed on a device, or a touch screen that no mouse stands beside. */
const APP_MEDIA = "(display-mode: standalone), (pointer: coarse) and (hover: none)";

const matchesHere = (query: string): boolean => matchMedia(query).matches;

/**
 * What this device logs in as: APP where the app is installed and on a phone, else WEB, so that one person is logged in on
 * both (`seed §3`, `AUTH-4`). Asked at a log-in alone: the session keeps it through every refresh.
 */
export const terminalHere = (matches: (query: string) => boolean = matchesHere): Terminal =>
  matches(APP_MEDIA) ? Terminal.APP : Terminal.WEB;
