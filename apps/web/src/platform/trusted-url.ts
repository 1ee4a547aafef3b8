interface Policy {
  createScriptURL: (url: string) => string;
}
interface Policies {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => Policy;
}
declare global {
  interface Window {
    trustedTypes?: Policies;
  }
}

function own(url: string): string {
  if (new URL(url, location.href).origin === location.origin) return url;
  throw new TypeError(`Not a script of ours: ${url}`);
}

// The only policy of the app; the CSP names it: trusted-types four-d.
const policy = globalThis.window?.trustedTypes?.createPolicy("four-d", { createScriptURL: own });

/** A script address of our origin that Worker and serviceWorker.register accept under Trusted Types. */
export function trustedUrl(url: string): string {
  return policy === undefined ? own(url) : policy.createScriptURL(url);
}
