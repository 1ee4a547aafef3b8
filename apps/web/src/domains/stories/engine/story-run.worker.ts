import { makeRunHandler } from "./run-handler.ts";
import { serveRequests } from "./serve-requests.ts";

// Runs one story apart from the page, which stays responsive whatever the story does (`stories §6.3`).
serveRequests(makeRunHandler());
