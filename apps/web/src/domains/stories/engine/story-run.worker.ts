import { makeRunHandler } from "./run-handler.ts";
import { serveRequests } from "./serve-requests.ts";

// One story being read, apart from the page: whatever it does, the page goes on answering (`stories §6.3`).
serveRequests(makeRunHandler());
