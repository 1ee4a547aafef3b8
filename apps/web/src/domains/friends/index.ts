import type { DownFrame } from "@4d/contract";
import { onFriendsFrame } from "./friends.store.ts";
import { onRequestsFrame } from "./requests.store.ts";

export { AddButton } from "./components/add-button.tsx";
export { FriendPicker } from "./components/friend-picker.tsx";
export { PeopleSearch } from "./components/people-search.tsx";
export { PersonRow } from "./components/person-row.tsx";
export { friendName, searchFriends } from "./friend-list.ts";
export { friendOf, friendsStore, loadFriends, setFriendDnd } from "./friends.store.ts";
export { loadSuggestions, requestsStore, type Suggestion } from "./requests.store.ts";

/** Hears the socket for the whole domain. */
export function onFrame(frame: DownFrame): void {
  onFriendsFrame(frame);
  onRequestsFrame(frame);
}
