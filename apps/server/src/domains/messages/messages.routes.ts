import { api } from "@4d/contract";
import { routes } from "../../platform/http/routes.ts";
import {
  editGroupMessage,
  editPrivateMessage,
  pinGroupMessage,
  pinPrivateMessage,
  reactToGroupMessage,
  reactToPrivateMessage,
  recallGroupMessage,
  recallPrivateMessage,
} from "./changes/change-message.ts";
import {
  listChatStates,
  removeGroupMessages,
  removePrivateMessages,
  setChatState,
} from "./chat-list/chat-states.ts";
import { listChatSummaries } from "./chat-list/chat-summaries.ts";
import { setDisappearing, showDisappearing } from "./disappearing/set-disappearing.ts";
import { listDrafts, setDrafts } from "./drafts/set-drafts.ts";
import { forwardMessages } from "./forwarding/forward-messages.ts";
import {
  groupAround,
  groupHistory,
  pinnedGroup,
  pinnedPrivate,
  privateAround,
  privateHistory,
} from "./history/find-history.ts";
import {
  loadGroupMessagesForLegacy,
  loadPrivateMessagesForLegacy,
  pullGroup,
  pullPrivate,
} from "./history/pull-messages.ts";
import { linkPreview } from "./links/link-preview.ts";
import { closePoll, showPoll, startPoll, voteInPoll } from "./polls/change-poll.ts";
import { listVoters } from "./polls/list-voters.ts";
import {
  acknowledgeGroup,
  acknowledgePrivate,
  listReaders,
  markGroupRead,
  markPrivateRead,
  maxReadedId,
} from "./receipts/mark-read.ts";
import { changeScheduled, listScheduled, removeScheduled } from "./scheduled/change-scheduled.ts";
import { scheduleMessage } from "./scheduled/schedule-message.ts";
import { sendScheduledNow } from "./scheduled/send-scheduled.ts";
import { searchMessages } from "./search/search-messages.ts";
import { sendContact } from "./send-contact.ts";
import { publishTyping, sendGroupMessage, sendPrivateMessage } from "./send-message.ts";

export const messageRoutes = [
  ...routes(api.privateMessages, {
    send: sendPrivateMessage,
    recall: recallPrivateMessage,
    edit: editPrivateMessage,
    react: reactToPrivateMessage,
    pin: pinPrivateMessage,
    pull: pullPrivate,
    load: loadPrivateMessagesForLegacy,
    read: markPrivateRead,
    maxReadedId,
    history: privateHistory,
    around: privateAround,
    acknowledge: acknowledgePrivate,
    pinned: pinnedPrivate,
    remove: removePrivateMessages,
    typing: publishTyping,
  }),
  ...routes(api.groupMessages, {
    send: sendGroupMessage,
    recall: recallGroupMessage,
    edit: editGroupMessage,
    react: reactToGroupMessage,
    pin: pinGroupMessage,
    pull: pullGroup,
    load: loadGroupMessagesForLegacy,
    read: markGroupRead,
    readUsers: listReaders,
    history: groupHistory,
    around: groupAround,
    acknowledge: acknowledgeGroup,
    pinned: pinnedGroup,
    remove: removeGroupMessages,
  }),
  ...routes(api.polls, {
    start: startPoll,
    find: showPoll,
    vote: voteInPoll,
    close: closePoll,
    voters: listVoters,
  }),
  ...routes(api.chats, {
    summaries: listChatSummaries,
    states: listChatStates,
    setState: setChatState,
    drafts: listDrafts,
    setDrafts,
    forward: forwardMessages,
    sendContact,
    search: searchMessages,
    linkPreview,
  }),
  ...routes(api.disappearing, {
    find: showDisappearing,
    set: setDisappearing,
  }),
  ...routes(api.scheduledMessages, {
    list: listScheduled,
    schedule: scheduleMessage,
    reschedule: changeScheduled,
    send: sendScheduledNow,
    cancel: removeScheduled,
  }),
];
