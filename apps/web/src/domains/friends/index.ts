export { type CharacterCardProps, characterCard } from "./character-card.ts";
export { FriendPicker } from "./components/friend-picker.tsx";
export { PeopleSearch } from "./components/people-search.tsx";
export { PersonRow } from "./components/person-row.tsx";
export { searchFriends } from "./friend-list.ts";
export { friendName } from "./friend-name.ts";
export { addFriend, friendOf, friendsStore, setFriendDnd } from "./friends.store.ts";
export { offerActions } from "./person-actions.ts";
export { loadSuggestions, requestsStore } from "./requests.store.ts";
