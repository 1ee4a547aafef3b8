export { authStore, bindEmail, loadSessions, logOut, sendCode } from "./auth.store.ts";
export { checkCode, checkEmail } from "./auth-rules.ts";
