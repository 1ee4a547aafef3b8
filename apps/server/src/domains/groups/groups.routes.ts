import { api } from "@4d/contract";
import { routes } from "../../platform/http/routes.ts";
import { createGroup } from "./create-group.ts";
import { discoverGroups, findGroupForMe, listGroups, previewGroup } from "./find-groups.ts";
import { listAnnouncementReaders, muteGroup, readAnnouncement, setGroupSettings } from "./group-settings.ts";
import { inviteFriends, resetLink, showLink } from "./invitations.ts";
import { joinGroup } from "./join-group.ts";
import { acceptJoin, declineJoin, listJoinRequests } from "./join-requests.ts";
import { dissolveGroup, quitGroup } from "./leave-group.ts";
import { kickMember, listMembers, muteMember, removeMembers, setRole } from "./members.ts";
import { modifyGroup } from "./modify-group.ts";
import { transferGroup } from "./transfer-group.ts";

/** The contract's `groups`, each bound to its verb. */
export const groupsRoutes = routes(api.groups, {
  create: createGroup,
  modify: modifyGroup,
  dissolve: dissolveGroup,
  find: findGroupForMe,
  list: listGroups,
  invite: inviteFriends,
  members: listMembers,
  removeMembers,
  quit: quitGroup,
  kick: kickMember,
  setDnd: muteGroup,
  setRole,
  mute: muteMember,
  transfer: transferGroup,
  setSettings: setGroupSettings,
  link: showLink,
  resetLink,
  preview: previewGroup,
  join: joinGroup,
  joinRequests: listJoinRequests,
  acceptJoin,
  declineJoin,
  discover: discoverGroups,
  readNotice: readAnnouncement,
  noticeReaders: listAnnouncementReaders,
});
