import { api } from "@4d/contract";
import { expect, it } from "vitest";
import { isSecurityRelevant } from "./auth.policy.ts";

it("notes what lets somebody in or changes how an account is protected", () => {
  const noted = [api.auth.login, api.auth.logout, api.auth.modifyPassword, api.auth.revokeSession];
  for (const endpoint of [...noted, api.auth.register, api.secondFactor.enable, api.account.requestDeletion])
    expect([endpoint.path, isSecurityRelevant(endpoint)]).toEqual([endpoint.path, true]);
});

it("notes nothing that is only looked at, nor the exchange of tokens", () => {
  const silent = [api.auth.sessions, api.auth.registration, api.auth.refresh, api.secondFactor.show];
  const looked = Object.values(api.account).filter(({ method }) => method === "GET");
  for (const endpoint of [...silent, ...looked, api.users.self])
    expect([endpoint.path, isSecurityRelevant(endpoint)]).toEqual([endpoint.path, false]);
  expect(looked.length).toBeGreaterThan(0);
});
