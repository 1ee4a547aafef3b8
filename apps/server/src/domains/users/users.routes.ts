import { api } from "@4d/contract";
import { routes } from "../../platform/http/routes.ts";
import { findByName } from "./find-by-name.ts";
import { report } from "./report.ts";
import { listOnline, showSelf, showUser } from "./show-user.ts";
import { setPrivacy, showPrivacy, updateProfile } from "./update-profile.ts";

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
