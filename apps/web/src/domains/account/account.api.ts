import { api } from "@4d/contract";
import { quietCall } from "../../platform/http/client.ts";

/** Account safety endpoints. Failures reject without a toast; the forms show them. */
export const accountApi = {
  secondFactor: () => quietCall(api.secondFactor.show),
  setUpFactor: (password: string) => quietCall(api.secondFactor.setUp, { body: { password } }),
  enableFactor: (code: string) => quietCall(api.secondFactor.enable, { body: { code } }),
  disableFactor: (password: string, totp: string) =>
    quietCall(api.secondFactor.disable, { body: { password, totp } }),
  renewCodes: (password: string, totp: string) =>
    quietCall(api.secondFactor.renewCodes, { body: { password, totp } }),
  lastExport: () => quietCall(api.account.lastExport),
  requestExport: () => quietCall(api.account.export),
  deletion: () => quietCall(api.account.deletion),
  requestDeletion: (password: string, totp: string) =>
    quietCall(api.account.requestDeletion, { body: { password, ...(totp === "" ? {} : { totp }) } }),
  cancelDeletion: () => quietCall(api.account.cancelDeletion),
};
