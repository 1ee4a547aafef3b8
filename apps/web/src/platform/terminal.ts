import { Terminal } from "@4d/contract";

/** A touch screen that no mouse stands beside. */
const PHONE = "(pointer: coarse) and (hover: none)";

const matchesHere = (query: string): boolean => matchMedia(query).matches;

/**
 * What this device logs in as: APP on a phone, else WEB, so that one person is logged in on both (`rules §3.3`,
 * `AUTH-4`). An
 * app installed on a computer is WEB as well: as APP it would end the phone's login. Asked at a log-in alone: the
 * session
 * keeps it through every refresh.
 */
export const currentTerminal = (matches: (query: string) => boolean = matchesHere): Terminal =>
  matches(PHONE) ? Terminal.APP : Terminal.WEB;
