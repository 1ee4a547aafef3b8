const SECRET = /password|secret|key$|credential|token/i;
const LONGEST = 200;
const DEEPEST = 6;

/** User names, passwords and parameters in an address, valid or not. */
const IN_ADDRESS = /(\w+:\/\/)[^\s/?#]*@|([?&#][^\s=&#]{1,60}=)[^\s&#]+/g;

const shortened = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

const maskAddresses = (text: string): string =>
  text.includes("://")
    ? text.replace(IN_ADDRESS, (_, scheme?: string, name?: string) =>
        scheme ? `${scheme}•••@` : `${name}•••`,
      )
    : text;

/** A request as the audit log stores it: without secrets, long texts and lists cut short. */
export function hideSecrets(value: unknown, depth = 0): unknown {
  if (typeof value === "string") return shortened(maskAddresses(value));
  if (typeof value !== "object" || value === null) return value;
  if (depth > DEEPEST) return "…";
  if (Array.isArray(value)) return value.slice(0, 50).map((one) => hideSecrets(one, depth + 1));
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, one]) => one !== undefined)
      .map(([name, one]) => {
        const hidden = SECRET.test(name) && one !== "" && one !== null;
        return [name, hidden ? "•••" : hideSecrets(one, depth + 1)];
      }),
  );
}
