import { api } from "@4d/contract";
import { routes } from "../../platform/http/routes.ts";
import { acceptPrivate } from "./accept-private.ts";
import { callPrivate } from "./call-private.ts";
import { beatPrivate, relayCandidate, showPrivateCall } from "./during-private.ts";
import { endPrivateCall, failPrivateCall } from "./end-private.ts";

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
    info: showPrivateCall,
  }),
];
