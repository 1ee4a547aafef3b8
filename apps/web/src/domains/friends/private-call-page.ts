import type { CallMode } from "@4d/contract";
import { friendName } from "./friend-name.ts";
import { friendOf } from "./friends.store.ts";

export const PRIVATE_CALL_PAGE = "/pages/chat/chat-private-video";

/** The person whom the page of a call shows until it has loaded their record. */
interface CalledPerson {
  id: number;
  nickName?: string;
  headImage?: string;
}

/** A present or former friend for the page of a call; only the id of other people. */
export function calledPerson(id: number): CalledPerson {
  const known = friendOf(id);
  return known === undefined ? { id } : { id, nickName: friendName(known), headImage: known.headImageThumb };
}

/** The page of a private call (`rules §2.3`), as arguments of `push`. `isHost`: I am the caller. */
export const privateCallPage = (person: CalledPerson, mode: CallMode, isHost = true) =>
  [PRIVATE_CALL_PAGE, { mode, friend: JSON.stringify(person), isHost }] as const;
