import { withLate } from "../../platform/i18n/i18n.ts";
import { lazyPart } from "../../platform/lazy-part.ts";
import { me, signingOut } from "../../platform/session.ts";
import { dropDatabase } from "../../platform/storage/indexed-db.ts";
import { craftParts } from "../messages/index.ts";

// Chats show and begin races; the code for that loads with the first race that is seen or begun.
craftParts.set({
  RaceCard: lazyPart(async () => (await withLate(() => import("./components/race-card.tsx"))).RaceCardView),
  begin: (groupId) =>
    void withLate(() => import("./begin-race.ts")).then(({ beginRace }) => beginRace(groupId)),
});

// A logout leaves nothing of the account on the device (`rules §4.13`).
signingOut.on(() => {
  const uid = me.get()?.uid;
  if (uid !== undefined) dropDatabase(`craft-${uid}`);
});
