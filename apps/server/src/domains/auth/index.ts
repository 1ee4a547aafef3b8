export { authRoutes } from "./auth.routes.ts";
export { authenticate } from "./authenticate.ts";
export { banUser, liftBan } from "./ban-user.ts";
export { ensureAdministrator } from "./ensure-administrator.ts";
export { flushSessionNotes } from "./note-session.ts";
export { gateRegistration } from "./registration.ts";
export { standingSessions } from "./standing-sessions.ts";
export { sweepAuth } from "./sweep-auth.ts";
