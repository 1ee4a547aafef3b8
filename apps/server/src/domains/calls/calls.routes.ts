import { api } from "@4d/contract";
import { routes } from "../../platform/http/routes.ts";
import { acceptPrivate } from "./accept-private.ts";
import { callPrivate } from "./call-private.ts";
import {
  beatGroup,
  relayAnswer,
  relayGroupCandidate,
  relayOffer,
  setGroupDevice,
  showGroupCall,
  showGroupMedia,
} from "./during-group.ts";
import { beatPrivate, relayCandidate } from "./during-private.ts";
import { endPrivateCall, failPrivateCall } from "./end-private.ts";
import { acceptGroupCall, joinGroupCall } from "./enter-group.ts";
import { cancelGroupCall, failGroupCall, quitGroupCall, rejectGroupCall } from "./leave-group.ts";
import { rateCall } from "./rate-call.ts";
import { inviteToGroupCall, setUpGroupCall } from "./ring-group.ts";
import { showCall } from "./show-call.ts";
import { showRunningCalls } from "./show-running-calls.ts";

export const callsRoutes = [
  ...routes(api.privateCalls, {
    call: callPrivate,
    accept: acceptPrivate,
    reject: endPrivateCall,
    cancel: endPrivateCall,
    failed: failPrivateCall,
    hangUp: endPrivateCall,
    candidate: relayCandidate,
    heartbeat: beatPrivate,
    info: showCall,
    rate: rateCall,
  }),
  ...routes(api.groupCalls, {
    setup: setUpGroupCall,
    accept: acceptGroupCall,
    reject: rejectGroupCall,
    failed: failGroupCall,
    join: joinGroupCall,
    invite: inviteToGroupCall,
    cancel: cancelGroupCall,
    quit: quitGroupCall,
    offer: relayOffer,
    answer: relayAnswer,
    candidate: relayGroupCandidate,
    device: setGroupDevice,
    info: showGroupCall,
    running: showRunningCalls,
    heartbeat: beatGroup,
    media: showGroupMedia,
  }),
];
