import type { CallMode } from "@4d/contract";
import { friendName } from "./friend-name.ts";
import { friendOf } from "./friends.store.ts";

export const PRIVATE_CALL_PAGE = "/pages/chat/chat-private-video";

/** Whom a call's page shows until it knows more. */
interface CalledPerson {
  id: number;
  nickName?: string;
  headImage?: string;
}

/** A friend, current or former, as a call's page shows them; the id alone of others. */
export function calledPerson(id: number): CalledPerson {
  const known = friendOf(id);
  return known === undefined ? { id } : { id, nickName: friendName(known), headImage: known.headImageThumb };
}

/** The page of a private call (`rules §2.3`), as `push` takes it. `isHost`: I am the one who calls. */
export const privateCallPage = (person: CalledPerson, mode: CallMode, isHost = true) =>
  [PRIVATE_CALL_PAGE, { mode, friend: JSON.stringify(person), isHost }] as const;
