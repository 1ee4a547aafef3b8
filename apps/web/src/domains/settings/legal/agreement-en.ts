import type { LegalText } from "./legal-text.ts";

export const agreementEn: LegalText = {
  title: "User Agreement",
  effective: "In force from 23 November 2026",
  intro:
    "Welcome to Fourth Dimension. This is an agreement between you and whoever deployed and runs this service (“we”). By registering or logging in you confirm that you have read and accept it and the Privacy Policy.",
  short: {
    heading: "In short",
    lines: [
      "What you make is yours; others can share what you make public, and remix it with credit.",
      "AI characters are not people, and what they say may be wrong.",
      "Capsules can only be used in Fourth Dimension and can’t be turned into money; you can ask for a refund of those you bought.",
      "Decisions come with a reason; you can appeal once within 30 days, and another administrator reviews it.",
    ],
  },
  parts: [
    {
      heading: "What we offer",
      lines: [
        [
          "Chat",
          "Private and group messages, voice and video calls, the same on all your devices, caught up after the network was away.",
        ],
        [
          "AI and creating",
          "Chats and calls with AI characters; creating characters, playable stories and pictures; a crafting game.",
        ],
        [
          "Discover and square",
          "What people made public, with comments, likes, follows, shares and remixes.",
        ],
        ["Capsules", "The currency of Fourth Dimension: for the use of models, story chapters and gifts."],
        ["Changes", "Features may come and go; what you have said does not vanish because of that."],
      ],
    },
    {
      heading: "Your account",
      lines: [
        [
          "Registration",
          "A username has at most 20 characters and can’t be changed later; a password has 5 to 20. We may close registration, or approve new accounts one by one.",
        ],
        [
          "Keeping it safe",
          "The account is for you: do not lend, hand over or sell it. Use a password you use nowhere else, and preferably two-step login too. You are responsible for what is done with it.",
        ],
        [
          "Logins",
          "Only one login of each kind of device is active at a time; a newer one ends the older. If something looks strange, log that device out under “Devices” and change your password.",
        ],
      ],
    },
    {
      heading: "Please do not",
      lines: [
        [
          "Harm",
          "Publish unlawful content, incite hatred, violence or terror, spread pornography, or harm minors; nor do any of this by means of AI.",
        ],
        [
          "Deceive",
          "Defraud, impersonate others, spread rumours, pass off AI content as something that happened, or violate others’ privacy, likeness, reputation or copyright.",
        ],
        [
          "Disturb",
          "Mass-advertise, harass, register in bulk, or add people or collect data by automated means.",
        ],
        [
          "Break",
          "Attack the service, evade its limits, remove AI labels, farm capsules, upload malware, or exploit a weakness without telling us.",
        ],
      ],
    },
    {
      heading: "What you publish",
      lines: [
        [
          "Yours",
          "What you write, draw and record remains yours, and you must have the right to publish it. You allow us to store, transcode, scale and deliver it in order to provide the service.",
        ],
        [
          "In public",
          "Others can see, play and share what you make public, and remix it with credit. You can delete it at any time; what others have made from it by then does not vanish with it.",
        ],
        [
          "Messages",
          "Once you send a message, the other side has a copy. You can recall it within 5 minutes, and a group’s owner and admins can recall messages in the group at any time; text can be edited for 15 minutes. It may have been read or saved by then.",
        ],
        [
          "Disappearing messages",
          "They are deleted on both sides when their time is up, but nothing prevents a screenshot.",
        ],
        [
          "Review",
          "Public content is checked by word lists, a guard model or administrators, sometimes before it is shown.",
        ],
      ],
    },
    {
      heading: "AI characters and content",
      lines: [
        [
          "Not people",
          "Characters’ words are made by a program: a model where one is set up, otherwise the built-in engine. They may be wrong or invented, and are not medical, legal or financial advice.",
        ],
        [
          "Labels",
          "AI content is labelled on screen, and pictures are labelled in their files too. Leave the labels in place, and mark your own AI pictures with “AI” when you post them.",
        ],
        [
          "Your characters",
          "You are responsible for what you write into a character. Do not impersonate a real person, and do not import cards you have no right to use.",
        ],
        [
          "Help",
          "If your words sound like despair, the character stops and says where to find help. In danger, turn to people near you and to an emergency number at once.",
        ],
      ],
    },
    {
      heading: "Groups and calls",
      lines: [
        [
          "Groups",
          "The owner and admins run a group: inviting, approving, announcing, muting, removing, and deciding when AI characters speak. A group you left, or that was disbanded or banned, takes no more messages; what was said can still be read.",
        ],
        [
          "Calls",
          "A call may break off with the network and can’t reach emergency numbers. Ask before you record others.",
        ],
      ],
    },
    {
      heading: "Capsules",
      lines: [
        [
          "What they are",
          "Capsules are not money, can’t be cashed out, and can only be used in Fourth Dimension. Prices are on the “Capsules” page; what is shown when you use them counts. The built-in engine is free.",
        ],
        [
          "Buying",
          "The server sets the amount; an order is valid for 30 minutes and is paid through the provider you choose, and its capsules can be used as soon as they arrive. Payment marked as a test uses play money and costs nothing.",
        ],
        [
          "No result, no price",
          "When a model gives no complete result, what was set aside is returned; a reply that the built-in engine gives instead is free.",
        ],
        [
          "Refunds",
          "Ask an administrator. Money goes back through the provider you paid with, and capsules of that order are taken back in proportion; those already spent become a debt, and no capsules can be spent until it is paid back.",
        ],
        ["Gifts", "What isn’t taken within 24 hours comes back to you."],
        [
          "Short videos",
          "Watching one of ours, or an ad the operator listed, earns capsules, a few times a day. Whether you watch is up to you.",
        ],
        [
          "Earnings",
          "When others spend bought capsules on your works, you receive a share, at the rate that applies at the time, after a waiting period; part of a remix’s earnings goes to the original’s author. Paying yourself from other accounts does not count.",
        ],
      ],
    },
    {
      heading: "Violations and appeals",
      lines: [
        [
          "Reports",
          "You can report people, messages, groups, characters, stories, posts, comments and discoveries in the crafting game. We do not reveal who reported.",
        ],
        [
          "Decisions",
          "Depending on the case: a warning, removed content, a work sent back from review, or a banned account or group, always with the reason. A banned account is logged out everywhere at once.",
        ],
        [
          "Appeals",
          "You can appeal once, within 30 days, against a decision about your content or a ban of your account; you appeal a ban where you log in, after entering your password. Another administrator reviews it; if there is only one, they consider it again, and the log says so. If you are right, the penalty is lifted; a message whose words were erased can’t be restored.",
        ],
      ],
    },
    {
      heading: "Minors",
      lines: [
        [
          "Guardians",
          "If you are under 14, use this only with the consent and company of a guardian. Guardians can turn on teen mode: no chats with AI characters, no payments.",
        ],
        ["Payments", "Guardians can ask us to refund what a minor paid without their consent."],
      ],
    },
    {
      heading: "Limits of the service",
      lines: [
        [
          "Our best",
          "We do our best to make sure that no message is lost, duplicated or out of order, but networks, devices and force majeure may cause interruptions or delays. Keep a copy of what matters.",
        ],
        [
          "Others’ content",
          "Others are responsible for what they publish, for external sites and for listed ads; judge for yourself.",
        ],
        [
          "Liability",
          "As far as the law allows, we are not liable for indirect damage; liability that can’t be excluded by law is not affected.",
        ],
      ],
    },
    {
      heading: "Ending",
      lines: [
        [
          "Deleting your account",
          "Request it under “Account and security”; logging in within 7 days cancels it. After that, your account and works are deleted and remaining capsules are void; messages already sent stay with those who received them.",
        ],
        [
          "Closing",
          "If we stop running the service, we announce it in the app 30 days before and leave you time to save your data.",
        ],
      ],
    },
    {
      heading: "General",
      lines: [
        [
          "Changes",
          "Important changes are announced in the app beforehand; if you do not accept them, you can stop using the service.",
        ],
        [
          "Law",
          "The law of the operator’s place applies. Disputes are first settled by talking; otherwise the competent court there decides.",
        ],
        [
          "Validity",
          "If one clause is void, the others stand. Where the languages differ, the Chinese text applies.",
        ],
      ],
    },
  ],
};
