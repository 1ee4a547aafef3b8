import type { LegalText } from "./legal-text.ts";

export const agreementEn: LegalText = {
  title: "User Agreement",
  effective: "In force from 22 November 2026",
  intro:
    "Welcome to Fourth Dimension. This agreement stands between you and whoever deployed and runs this service (“we”). By registering or logging in you confirm that you have read and accept it and the Privacy Policy.",
  parts: [
    {
      heading: "What we offer",
      lines: [
        "Conversations of two and of groups: text, emoji, pictures, voice, video and files, the same on all your devices, filled in after the network was away.",
        "Contacts: requests, remarks, labels, blocking, QR cards. Groups: invitations, announcements, administrators, muting, approval.",
        "The service changes with time. Features may come and go; what you have said does not vanish because of that.",
      ],
    },
    {
      heading: "Your account",
      lines: [
        "An account name has at most 20 characters and cannot be changed later; a password has 5 to 20 and should not be one you use elsewhere.",
        "The account is for you: do not lend, hand over or sell it. You answer for what is done with it. If something looks strange, log that device out under “Devices” and change your password.",
        "Of each kind of terminal one login stands at a time; a newer one ends the older.",
      ],
    },
    {
      heading: "Please do not",
      lines: [
        "Publish what is unlawful, incite hatred, violence or terror, spread pornography, harm minors.",
        "Defraud, pose as others, spread false rumours, or violate others' privacy, likeness, reputation or copyright.",
        "Mass-advertise, pester, register in bulk, or add people and collect data by programs.",
        "Attack the service, evade its limits, upload malware, or use a weakness without telling us.",
      ],
    },
    {
      heading: "What you publish",
      lines: [
        "It remains yours, and you must have the right to publish it. You allow us to store, transcode, scale and deliver it in order to provide the service, and nothing more.",
        "Once sent, the other side has a copy. A message can be recalled for 5 minutes and edited for 15; it may have been read or kept by then.",
      ],
    },
    {
      heading: "Groups",
      lines: [
        "Owner and administrators run a group: inviting, approving, announcing, muting and removing. The owner may hand it over or dissolve it.",
        "A group you left or that was dissolved takes no more messages; what was said can still be read. Please respect the ways of each group.",
      ],
    },
    {
      heading: "Violations",
      lines: [
        "You may report anybody and any message. We look into it soon and do not tell who reported.",
        "Depending on the case we may warn, remove content, mute, or ban an account or group, and we say why. A banned account is logged out everywhere at once.",
        "If you disagree, write to an administrator; another administrator will review the decision.",
      ],
    },
    {
      heading: "Limits of the service",
      lines: [
        "We do our best that nothing is lost, doubled or out of order, but networks, devices and higher forces may interrupt or delay. Do not rely on it for emergencies, and keep a copy of what matters.",
        "What others send, and sites outside, are their own responsibility; judge for yourself.",
        "As far as the law allows we are not liable for indirect damage; liability that cannot be excluded is not excluded.",
      ],
    },
    {
      heading: "Ending",
      lines: [
        "You may stop at any time, or delete your account under “Account and security”, and take that back within seven days. After that account and profile are deleted and remaining capsules are void; messages already sent stay with those who received them.",
        "If we stop running the service we announce it in the app 30 days before and leave you time to save your data.",
      ],
    },
    {
      heading: "Further",
      lines: [
        "Important changes are announced in the app beforehand; if you do not accept them you may stop using it.",
        "The law of the operator's place applies. Disputes are first talked over, else decided by the competent court there.",
        "If one clause is void the others stand. Where the languages differ, the Chinese text counts.",
      ],
    },
  ],
};
