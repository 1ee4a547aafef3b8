import { api } from "@4d/contract";
import { routes } from "../../platform/http/routes.ts";
import { listAnnouncementReaders, readAnnouncement } from "./announcement.ts";
import { createGroup } from "./create-group.ts";
import { discoverGroups } from "./discover-groups.ts";
import { dissolveGroup } from "./dissolve-group.ts";
import { findGroupForMe } from "./find-group.ts";
import { resetLink, showLink } from "./group-link.ts";
import { inviteFriends } from "./invite-friends.ts";
import { joinGroup } from "./join-group.ts";
import { acceptJoin, declineJoin } from "./join-requests.ts";
import { listGroups } from "./list-groups.ts";
import { listJoinRequests } from "./list-join-requests.ts";
import { listMembers } from "./list-members.ts";
import { modifyGroup } from "./modify-group.ts";
import { muteGroup } from "./mute-group.ts";
import { muteMember } from "./mute-member.ts";
import { previewGroup } from "./preview-group.ts";
import { quitGroup } from "./quit-group.ts";
import { kickMember, removeMembers } from "./remove-members.ts";
import { setGroupSettings } from "./set-group-settings.ts";
import { setRole } from "./set-role.ts";
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
