import type { LegalText } from "./legal-text.ts";

export const privacyEn: LegalText = {
  title: "Privacy Policy",
  effective: "In force from 22 November 2026",
  intro:
    "Fourth Dimension is a messenger run by whoever deployed it (“we”). This policy says what we collect, why, where it is kept and for how long, and what you can do about it. We show no advertising, use no third-party analytics, and sell nothing about you.",
  parts: [
    {
      heading: "What you give us",
      lines: [
        "When you register: account name, nickname and password. Of the password only an argon2id hash is kept; we never see it.",
        "Profile: picture, sex, signature and region, all optional. An e-mail address exists only if you add one; it serves for resetting the password and proving who you are, and nobody else sees it.",
        "Relations: friends, remarks, labels, blocked people, groups and your names in them. Remarks and labels are visible to you alone.",
        "What you send: text, pictures, voice, video, files, reactions, and drafts.",
        "Reports: whom or what you report, the reason and your words. Only administrators see them.",
      ],
    },
    {
      heading: "What arises in use",
      lines: [
        "Logins: device name, network address, time of login and of last use. They are listed under “Devices”, where you can end any of them.",
        "Presence and read positions: they tell friends whether you are online and whether messages arrived and were read. Who sees you online is your choice under “Privacy”; you may also be invisible.",
        "Operating logs: time, operation, outcome and a number, for finding faults. They hold no passwords, tokens or message texts.",
      ],
    },
    {
      heading: "Permissions of your device",
      lines: [
        "The camera is used only while you scan or take a picture; the microphone only while you hold to talk; notifications and clipboard only when you allow them. Codes are read on your device; the camera's picture is not uploaded.",
        "Refuse any of them and everything else keeps working.",
      ],
    },
    {
      heading: "What we use it for",
      lines: [
        "To bring messages to the people they are for and to each of your devices, keep them while you are offline, and fill the gap afterwards.",
        "To protect accounts: limiting too frequent attempts, noticing reused tokens, handling reports and abuse.",
        "We build no profiles, target no advertising by your conversations, and train no models on them.",
      ],
    },
    {
      heading: "Who sees what",
      lines: [
        "Account name, nickname, picture, signature and region are visible to people who are logged in, so that you can be found. Whether you can be added is up to you.",
        "One-to-one messages are for the two of you; group messages for those in the group when they were sent. People you block are not told.",
        "Over https messages are encrypted on their way, but not end to end: for syncing your devices and for search they are kept on the server. Administrators touch only what is needed for a report, a fault or a legal duty.",
        "If you add an e-mail address, codes travel through a mail provider. Beyond that we give nothing about you to third parties unless the law requires it.",
        "When you send a web address, the server fetches the page's title and summary for everybody; that site does not see your address.",
      ],
    },
    {
      heading: "Where and for how long",
      lines: [
        "Data is kept on the server we run. Messages stay until you or the other side clear or recall them, or the account is deleted. A recalled message is not delivered to anybody any more.",
        "Pictures are re-encoded and stripped of places and other extras; file names cannot be guessed. Temporary files that no message refers to are removed after 180 days.",
        "Friend requests expire after 7 days, codes after 10 minutes, and a login that is not used for 7 days ends.",
        "So that you can read offline, conversations, settings and cached media are also kept in your browser. Logging out removes the login and what is on screen; on shared computers clear the browser's data as well.",
      ],
    },
    {
      heading: "Your rights",
      lines: [
        "See and correct: edit your profile at any time. Take back: recall messages, clear conversations, remove friends, leave groups.",
        "Control: decide who may add you and who sees you online, block anybody, log any device out.",
        "Take along: under “Account and security” ask for a zip of all your data, once a day; it lies there for three days.",
        "Leave: in the same place. Log in within seven days to take it back; after that account, profile, friends, characters, stories, posts, comments, pictures and logins are deleted and cannot be restored.",
        "Messages you sent stay with those who received them, from “已注销用户” (somebody who left). The books of capsules have to balance, so they are kept without leading to you; records of handled reports are kept too.",
      ],
    },
    {
      heading: "Minors",
      lines: [
        "Under 14, use this only with the consent and company of a guardian. Guardians who find an account made without consent can have it deleted.",
      ],
    },
    {
      heading: "Changes and contact",
      lines: [
        "Important changes are announced in the app beforehand; going on using it means you accept them.",
        "Questions about privacy go to the administrator with the account admin, or to the operator of this service.",
      ],
    },
  ],
};
