import { Terminal } from "@4d/contract";

/** A touch screen without a mouse. */
const PHONE = "(pointer: coarse) and (hover: none)";

const matchesHere = (query: string): boolean => matchMedia(query).matches;

/**
 * The kind of terminal this device logs in as: APP on a phone, otherwise WEB, so that one person can be logged in on
 * both (`rules §3.3`, `AUTH-4`). An app installed on a computer is WEB as well: as APP it would end the login of the
 * phone. Only read at a login: refreshes retain the kind.
 */
export const currentTerminal = (matches: (query: string) => boolean = matchesHere): Terminal =>
  matches(PHONE) ? Terminal.APP : Terminal.WEB;
