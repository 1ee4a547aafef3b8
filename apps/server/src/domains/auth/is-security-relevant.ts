import { api, type Endpoint } from "@4d/contract";

const { registration, sessions, refresh, ...changes } = api.auth;
const { show, ...factorChanges } = api.secondFactor;

const relevant: ReadonlySet<Endpoint> = new Set<Endpoint>([
  ...Object.values(changes),
  ...Object.values(factorChanges),
  ...Object.values(api.account).filter(({ method }) => method !== "GET"),
]);

/**
 * Whether calls of an operation leave a line in the log, refused ones too: whatever lets somebody in or changes how
 * an account is protected. Not what is only looked at, nor the exchange of tokens every half hour.
 */
export const isSecurityRelevant = (endpoint: Endpoint): boolean => relevant.has(endpoint);
