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
} from "./change-message.ts";
import { chatHeads } from "./chat-heads.ts";
import { chatStates, removeGroupMessages, removePrivateMessages, setChatState } from "./chat-states.ts";
import {
  groupAround,
  groupHistory,
  pinnedGroup,
  pinnedPrivate,
  privateAround,
  privateHistory,
} from "./find-history.ts";
import { forwardMessages } from "./forward-messages.ts";
import { linkPreview } from "./link-preview.ts";
import { loadGroup, loadPrivate } from "./load-messages.ts";
import { closePoll, showPoll } from "./polls/close-poll.ts";
import { listVoters } from "./polls/list-voters.ts";
import { startPoll } from "./polls/start-poll.ts";
import { voteInPoll } from "./polls/vote-in-poll.ts";
import { pullGroup, pullPrivate } from "./pull-messages.ts";
import {
  acknowledgeGroup,
  acknowledgePrivate,
  findReadedUsers,
  maxReadedId,
  readGroupMessages,
  readPrivateMessages,
} from "./read-messages.ts";
import { changeScheduled, listScheduled, removeScheduled } from "./scheduled/change-scheduled.ts";
import { scheduleMessage } from "./scheduled/schedule-message.ts";
import { sendScheduledNow } from "./scheduled/send-scheduled.ts";
import { searchMessages } from "./search-messages.ts";
import { sendContact } from "./send-contact.ts";
import { sendGroupMessage } from "./send-group-message.ts";
import { sendPrivateMessage } from "./send-private-message.ts";
import { setDisappearing, showDisappearing } from "./set-disappearing.ts";
import { drafts, setDrafts } from "./set-drafts.ts";
import { tellTyping } from "./tell-typing.ts";

export const messageRoutes = [
  ...routes(api.privateMessages, {
    send: sendPrivateMessage,
    recall: recallPrivateMessage,
    pull: pullPrivate,
    load: loadPrivate,
    read: readPrivateMessages,
    maxReadedId,
    history: privateHistory,
    around: privateAround,
    acknowledge: acknowledgePrivate,
    edit: editPrivateMessage,
    react: reactToPrivateMessage,
    pin: pinPrivateMessage,
    pinned: pinnedPrivate,
    remove: removePrivateMessages,
    typing: tellTyping,
  }),
  ...routes(api.groupMessages, {
    send: sendGroupMessage,
    recall: recallGroupMessage,
    pull: pullGroup,
    load: loadGroup,
    read: readGroupMessages,
    readUsers: findReadedUsers,
    history: groupHistory,
    around: groupAround,
    acknowledge: acknowledgeGroup,
    edit: editGroupMessage,
    react: reactToGroupMessage,
    pin: pinGroupMessage,
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
    heads: chatHeads,
    states: chatStates,
    setState: setChatState,
    drafts,
    setDrafts,
    forward: forwardMessages,
    sendContact,
    search: searchMessages,
    linkPreview,
  }),
  ...routes(api.timed, {
    disappearing: showDisappearing,
    setDisappearing,
    scheduled: listScheduled,
    schedule: scheduleMessage,
    reschedule: changeScheduled,
    sendScheduled: sendScheduledNow,
    unschedule: removeScheduled,
  }),
];
