import { api } from "@4d/contract";
import { routes } from "../../platform/http/routes.ts";
import { findByName } from "./find-by-name.ts";
import { listOnline } from "./list-online.ts";
import { setPrivacy, showPrivacy } from "./privacy.ts";
import { report } from "./report.ts";
import { showSelf } from "./show-self.ts";
import { showUser } from "./show-user.ts";
import { updateProfile } from "./update-profile.ts";

/** `/user/*` and `/report`. */
export const usersRoutes = routes(api.users, {
  self: showSelf,
  find: showUser,
  findByName,
  update: updateProfile,
  online: listOnline,
  privacy: showPrivacy,
  setPrivacy,
  report,
});
