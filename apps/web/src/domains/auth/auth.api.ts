import { api, type CallOf } from "@4d/contract";
import { quietCall } from "../../platform/http/client.ts";

/** Account and login endpoints; failures reject without a toast, the forms show them. */
export const authApi = {
  registration: () => quietCall(api.auth.registration),
  register: (userName: string, nickName: string, password: string) =>
    quietCall(api.auth.register, { body: { userName, nickName, password } }),
  login: (body: CallOf<typeof api.auth.login>["body"]) => quietCall(api.auth.login, { body }),
  appealBan: (userName: string, password: string, text: string) =>
    quietCall(api.decisions.appealBan, { body: { userName, password, text } }),
  logout: () => quietCall(api.auth.logout),
  modifyPassword: (oldPassword: string, newPassword: string) =>
    quietCall(api.auth.modifyPassword, { body: { oldPassword, newPassword } }),
  sendCode: (email: string, purpose: "reset" | "bind") =>
    quietCall(api.auth.sendCode, { body: { email, purpose } }),
  resetPassword: (email: string, code: string, newPassword: string) =>
    quietCall(api.auth.resetPassword, { body: { email, code, newPassword } }),
  bindEmail: (body: CallOf<typeof api.auth.bindEmail>["body"]) => quietCall(api.auth.bindEmail, { body }),
  sessions: () => quietCall(api.auth.sessions),
  revokeSession: (id: string) => quietCall(api.auth.revokeSession, { params: { id } }),
};
