import { createSign, createVerify, generateKeyPairSync } from "node:crypto";

/** A pair of RSA keys made for a test. */
export interface Keys {
  privatePem: string;
  publicPem: string;
  sign(text: string): string;
  verify(text: string, signature: string): boolean;
}

/** Creates a key pair with its signing functions (RSA with SHA-256). */
export function makeKeys(): Keys {
  const { privateKey, publicKey } = generateKeyPairSync("rsa", {
    modulusLength: 2048,
    publicKeyEncoding: { type: "spki", format: "pem" },
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
  });
  return {
    privatePem: privateKey,
    publicPem: publicKey,
    sign: (text) => createSign("RSA-SHA256").update(text).sign(privateKey, "base64"),
    verify: (text, signature) =>
      createVerify("RSA-SHA256").update(text).verify(publicKey, signature, "base64"),
  };
}

/** A key as one line of base64, as the providers' own tools print it. */
export const oneLine = (pem: string): string => pem.replaceAll(/-----[^-]+-----|\s/g, "");
