import { api } from "@4d/contract";
import { routes } from "../../platform/http/routes.ts";
import {
  CODE_ADDRESS_LIMIT,
  LOGIN_ADDRESS_LIMIT,
  REGISTER_ADDRESS_LIMIT,
  RESET_ADDRESS_LIMIT,
} from "./auth.policy.ts";
import { bindEmail } from "./bind-email.ts";
import { modifyPassword, resetPassword } from "./change-password.ts";
import { login } from "./login.ts";
import { refresh } from "./refresh.ts";
import { register, showRegistration } from "./register.ts";
import { disableSecondFactor } from "./second-factor/disable-factor.ts";
import { enableSecondFactor } from "./second-factor/enable-factor.ts";
import { renewRecoveryCodes } from "./second-factor/renew-recovery-codes.ts";
import { setUpFactor } from "./second-factor/set-up-factor.ts";
import { showFactor } from "./second-factor/show-factor.ts";
import { sendCode } from "./send-code.ts";
import { listSessions, logout, revokeSession } from "./sessions.ts";
import { setTeenMode } from "./set-teen-mode.ts";

/** `/login`, `/register`, `/registration`, `/refreshToken`, `/modifyPwd` and `/auth/*`. */
export const authRoutes = [
  ...routes(api.auth, {
    registration: showRegistration,
    register: { addressLimit: REGISTER_ADDRESS_LIMIT, verb: register },
    login: { addressLimit: LOGIN_ADDRESS_LIMIT, verb: login },
    refresh,
    modifyPassword,
    sessions: listSessions,
    revokeSession,
    logout,
    sendCode: { addressLimit: CODE_ADDRESS_LIMIT, verb: sendCode },
    resetPassword: { addressLimit: RESET_ADDRESS_LIMIT, verb: resetPassword },
    bindEmail,
    setTeenMode,
  }),
  ...routes(api.secondFactor, {
    show: showFactor,
    setUp: setUpFactor,
    enable: enableSecondFactor,
    disable: disableSecondFactor,
    renewCodes: renewRecoveryCodes,
  }),
];
