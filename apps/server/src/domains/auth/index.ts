import "./auth.table.ts";

export { authenticate } from "./authenticate.ts";
export { login } from "./login.ts";
export { refresh } from "./refresh.ts";
export { register } from "./register.ts";
export { gateRegistration } from "./registration.ts";
