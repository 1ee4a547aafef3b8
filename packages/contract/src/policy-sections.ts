/**
 * Keys of the privacy policy's sections on data collected, stored and exported. The server's register of personal data
 * references them, and the policy on the screen shows them, in both languages.
 */
export const POLICY_SECTIONS = [
  "given.account",
  "given.profile",
  "given.relations",
  "given.messages",
  "given.files",
  "given.ai",
  "given.works",
  "given.payments",
  "given.reports",
  "arising.logins",
  "arising.device",
  "arising.push",
  "arising.presence",
  "arising.calls",
  "arising.progress",
  "arising.logs",
  "kept.messages",
  "kept.files",
  "kept.short",
  "kept.logins",
  "kept.long",
  "kept.backups",
  "kept.browser",
  "rights.copy",
  "rights.leave",
  "rights.stays",
  "minors.mode",
] as const;
export type PolicySection = (typeof POLICY_SECTIONS)[number];
