import type { LegalText } from "./legal-text.ts";

export const agreementEn: LegalText = {
  title: "User Agreement",
  effective: "In force from 23 November 2026",
  intro:
    "Welcome to Fourth Dimension. This stands between you and whoever deployed and runs this service (“we”). By registering or logging in you confirm that you have read and accept it and the Privacy Policy.",
  short: {
    heading: "In short",
    lines: [
      "What you make is yours; what you make public others may share, and remix with credit.",
      "AI characters are no people, and what they say may be wrong.",
      "Capsules are used in Fourth Dimension only and cannot be turned into money; for those you bought you may ask for a refund.",
      "Decisions come with a reason; within 30 days you may object once, and another administrator reviews it.",
    ],
  },
  parts: [
    {
      heading: "What we offer",
      lines: [
        [
          "Talk",
          "Messages, voice and video calls of two and of groups, the same on all your devices, filled in after the network was away.",
        ],
        [
          "AI and making",
          "Talking and calling with AI characters; making characters, stories to play and pictures; a crafting game.",
        ],
        [
          "Discover and square",
          "What people made public, with comments, likes, follows, shares and remixes.",
        ],
        [
          "Capsules",
          "The currency of Fourth Dimension: for the use of models, chapters of stories and gifts.",
        ],
        ["Changes", "Features may come and go; what you have said does not vanish because of that."],
      ],
    },
    {
      heading: "Your account",
      lines: [
        [
          "Registering",
          "An account name has at most 20 characters and cannot be changed later; a password has 5 to 20. We may close registration, or let people in one by one.",
        ],
        [
          "Keeping it",
          "The account is for you: do not lend, hand over or sell it. Use a password you use nowhere else, and better a second factor too. You answer for what is done with it.",
        ],
        [
          "Logins",
          "Of each kind of terminal one login stands at a time; a newer one ends the older. If something looks strange, log that device out under “Devices” and change your password.",
        ],
      ],
    },
    {
      heading: "Please do not",
      lines: [
        [
          "Harm",
          "Publish what is unlawful, incite hatred, violence or terror, spread pornography, harm minors; by means of AI neither.",
        ],
        [
          "Deceive",
          "Defraud, pose as others, spread rumours or AI content as something that happened, or violate others' privacy, likeness, reputation or copyright.",
        ],
        ["Pester", "Mass-advertise, harass, register in bulk, or add people and collect data by programs."],
        [
          "Break",
          "Attack the service, evade its limits, remove AI labels, farm capsules, upload malware, or use a weakness without telling us.",
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
          "Others may see, play and share what you make public, and remix it with credit. You may delete it at any time; what others made by then does not vanish with it.",
        ],
        [
          "Messages",
          "Once sent, the other side has a copy. You can recall one for 5 minutes, those who run a group any time; text can be edited for 15. It may have been read or kept by then.",
        ],
        [
          "Disappearing messages",
          "They go from both sides when their time is over, but nothing prevents a screenshot.",
        ],
        [
          "Review",
          "What is public is checked by word lists, a guard model or administrators, sometimes before it is shown.",
        ],
      ],
    },
    {
      heading: "AI characters and content",
      lines: [
        [
          "No people",
          "Characters' words are made by a program: a model where one is set up, else the built-in engine. They may be wrong or invented, and are no medical, legal or financial advice.",
        ],
        [
          "Labels",
          "AI content is labelled on screen, and pictures in their files too. Leave the labels in place, and mark AI pictures of your own with “AI” when you post them.",
        ],
        [
          "Your characters",
          "You answer for what you write into one. Do not pose as a real person, and bring in no cards you may not use.",
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
          "Owner and administrators run a group: inviting, approving, announcing, muting, removing, and when AI characters speak. A group you left, or that was dissolved or banned, takes no more messages; what was said can still be read.",
        ],
        [
          "Calls",
          "A call may break off with the network and reaches no emergency number. Ask before you record others.",
        ],
      ],
    },
    {
      heading: "Capsules",
      lines: [
        [
          "What they are",
          "Capsules are not money, cannot be paid out, and are good in Fourth Dimension only. Prices are on the page “Capsules”; what is shown at the moment of use counts. The built-in engine is free.",
        ],
        [
          "Buying",
          "The server sets the amount; an order stands for 30 minutes, is paid through the provider you choose and is good at once. Payment marked as a test uses play money and costs nothing.",
        ],
        [
          "No result, no price",
          "When a model gives no whole result, what was set aside comes back; an answer the built-in engine gives instead is free.",
        ],
        [
          "Refunds",
          "Ask an administrator. Money goes back through the provider you paid by, and capsules of that order are taken back in proportion; those spent already become a debt, and none can be spent before it is made up.",
        ],
        ["Gifts", "What nobody took within 24 hours comes back to you."],
        [
          "Trailers",
          "Watching one of ours, or an advertisement the operator listed, earns capsules, a few times a day. Whether you watch is up to you.",
        ],
        [
          "Earnings",
          "When others spend bought capsules on your works, a share as it stands then is yours after a waiting time; of a remix's earnings a part goes to the original's author. Paying yourself from other accounts does not count.",
        ],
      ],
    },
    {
      heading: "Violations and appeals",
      lines: [
        [
          "Reports",
          "You may report people, messages, groups, characters, stories, posts, comments and discoveries of the crafting game. We do not tell who reported.",
        ],
        [
          "Decisions",
          "Depending on the case: a warning, removed content, a work sent back from review, a banned account or group; with the reason. A banned account is logged out everywhere at once.",
        ],
        [
          "Appeals",
          "Against a decision about your content, or the ban of your account, you may object once within 30 days; to a ban where you log in, after your password. Another administrator reviews it; where there is only one, he considers it again, and the record says so. If you are right the penalty is taken back; a message whose words were erased cannot be restored.",
        ],
      ],
    },
    {
      heading: "Minors",
      lines: [
        [
          "Guardians",
          "Under 14, use this only with the consent and company of a guardian. Guardians may turn on minor mode: no talking with AI characters, no payments.",
        ],
        ["Payments", "For what a minor paid without consent, guardians may ask us for a refund."],
      ],
    },
    {
      heading: "Limits of the service",
      lines: [
        [
          "Our best",
          "We do our best that nothing is lost, doubled or out of order, but networks, devices and higher forces may interrupt or delay. Keep a copy of what matters.",
        ],
        [
          "Of others",
          "What others publish, sites outside and listed advertisements are their own responsibility; judge for yourself.",
        ],
        [
          "Liability",
          "As far as the law allows we are not liable for indirect damage; liability that cannot be excluded is not excluded.",
        ],
      ],
    },
    {
      heading: "Ending",
      lines: [
        [
          "Leaving",
          "Ask for it under “Account and security”; logging in within 7 days takes it back. After that account and works are deleted and remaining capsules are void; messages already sent stay with those who received them.",
        ],
        [
          "Closing",
          "If we stop running the service we announce it in the app 30 days before and leave you time to save your data.",
        ],
      ],
    },
    {
      heading: "Further",
      lines: [
        [
          "Changes",
          "Important ones are announced in the app beforehand; if you do not accept them you may stop using it.",
        ],
        [
          "Law",
          "That of the operator's place applies. Disputes are first talked over, else decided by the competent court there.",
        ],
        [
          "Validity",
          "If one clause is void the others stand. Where the languages differ, the Chinese text counts.",
        ],
      ],
    },
  ],
};
