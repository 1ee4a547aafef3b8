import { api } from "@4d/contract";
import { routes } from "../../platform/http/routes.ts";
import { giveFeedback, listHidden, unhideAuthor } from "./give-feedback.ts";
import { showFeed } from "./show-feed.ts";

/** The contract's `feed`, each operation bound to its verb. */
export const discoverRoutes = routes(api.feed, {
  page: showFeed,
  feedback: giveFeedback,
  hidden: listHidden,
  unhide: unhideAuthor,
});
