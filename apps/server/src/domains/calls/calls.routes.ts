import { api } from "@4d/contract";
import { routes } from "../../platform/http/routes.ts";
import { acceptPrivate } from "./accept-private-call.ts";
import { callPrivate } from "./call-private.ts";
import {
  relayAnswer,
  relayGroupCandidate,
  relayOffer,
  renewGroupLease,
  setGroupDevice,
  showGroupCall,
  showGroupMedia,
} from "./during-group-call.ts";
import { relayCandidate, renewPrivateLease } from "./during-private-call.ts";
import { endPrivateCall, failPrivateCall } from "./end-private-call.ts";
import { acceptGroupCall, joinGroupCall } from "./enter-group-call.ts";
import { cancelGroupCall, failGroupCall, quitGroupCall, rejectGroupCall } from "./leave-group-call.ts";
import { rateCall } from "./rate-call.ts";
import { inviteToGroupCall, setUpGroupCall } from "./ring-group-call.ts";
import { showCall, showRunningCalls } from "./show-call.ts";

export const callsRoutes = [
  ...routes(api.privateCalls, {
    call: callPrivate,
    accept: acceptPrivate,
    reject: endPrivateCall,
    cancel: endPrivateCall,
    failed: failPrivateCall,
    hangUp: endPrivateCall,
    candidate: relayCandidate,
    heartbeat: renewPrivateLease,
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
    heartbeat: renewGroupLease,
    media: showGroupMedia,
  }),
];
