import type { Certificate } from "../certificate/claim.ts";

/** The key pair of RFC 8032, 7.1, test 1, as a JWK. */
export const RFC_KEY = {
  kty: "OKP",
  crv: "Ed25519",
  d: "nWGxne_9WmC6hEr0kuwsxERJxWl7MmkZcDusAxyuf2A",
  x: "11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo",
};

interface Vector {
  readonly text: string;
  readonly hash: string;
  readonly certificate: Certificate;
}

const FIRST_HASH = "93dd79aa3aeb0add2a23e96edb0a718420e0aa22bab6f52c4cff901751132c89";

/** A chain of two certificates signed with that key: the signed text, its hash, the certificate. */
export const VECTORS: readonly Vector[] = [
  {
    text: `{"a":1,"b":2,"result":5,"user":7,"time":1767225600000,"prev":"${"0".repeat(64)}"}`,
    hash: FIRST_HASH,
    certificate: {
      a: 1,
      b: 2,
      result: 5,
      user: 7,
      time: 1767225600000,
      prev: "0".repeat(64),
      signature: "vSIjDw65Q5qNo0PwQVOEZYan4RaWQaCUBmiT9PIP79cZt7q9nyvjGvmL8Sl9lI4BF8wSChVJJOdmYPEkPWoPBg",
    },
  },
  {
    text: `{"a":5,"b":5,"result":9007199254740991,"user":1,"time":1767225600001,"prev":"${FIRST_HASH}"}`,
    hash: "71385b6ffaac566e2bf934c6b88ed279006f920af39d7453e89fad38dd327147",
    certificate: {
      a: 5,
      b: 5,
      result: 9007199254740991,
      user: 1,
      time: 1767225600001,
      prev: FIRST_HASH,
      signature: "PR3V4Gl-E9v1Du5bJgvLZNWWGXXtnI26pavrts70f-s7fslbbzOajf0tSD0aQlJv4yTkvaK5xKI8agPfzU-1CA",
    },
  },
];
