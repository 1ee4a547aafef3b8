export { authStore, bindEmail, loadSessions, logOut, rememberedAccount, sendCode } from "./auth.store.ts";
export { checkCode, checkEmail } from "./auth-rules.ts";
