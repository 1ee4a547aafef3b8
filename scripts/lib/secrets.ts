import { lintSource } from "@secretlint/core";
import { creator } from "@secretlint/secretlint-rule-preset-recommend";

const config = { rules: [{ id: "@secretlint/secretlint-rule-preset-recommend", rule: creator }] };

/** What looks like a secret in a text: one sentence each, with its place and without the secret. */
export async function secretsIn(path: string, text: string): Promise<string[]> {
  const { messages } = await lintSource({
    source: { filePath: path, content: text, contentType: "text", ext: path.slice(path.lastIndexOf(".")) },
    options: { config, maskSecrets: true, noPhysicFilePath: true },
  });
  return messages.map(({ message, loc }) => `${path}:${loc.start.line} ${message}`);
}
