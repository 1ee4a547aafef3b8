import type { LegalText } from "./legal-text.ts";

export const privacyEn: LegalText = {
  title: "Privacy Policy",
  effective: "In force from 23 November 2026",
  intro:
    "Fourth Dimension is run by whoever deployed it (“we”). This policy says, point by point, what we collect, what for, who receives it, how long it is kept, and what you can do.",
  short: {
    heading: "In short",
    lines: [
      "Messages are stored on the server so that all your devices can show them; they are not end-to-end encrypted.",
      "If an AI model service is set up, what you give to AI is sent to it; if none is, everything happens on our server.",
      "No third-party analytics, nothing sold, no models trained on what you write. The only advertising is the short videos you open yourself.",
      "You can take a copy of all your data, and you can delete your account.",
    ],
  },
  parts: [
    {
      heading: "What you give us",
      lines: [
        [
          "Registration",
          "Username, nickname and password. We store only an argon2id hash of the password and never see the password itself. With two-step login, we also store its secret, encrypted, and hashes of the recovery codes.",
          "given.account",
        ],
        [
          "Profile",
          "Picture, gender, bio and region, all optional. We have an email address only if you add one; it is used to reset your password and to prove who you are. Also your choices under “Privacy”.",
          "given.profile",
        ],
        [
          "Relations",
          "Friends, aliases, labels, blocked people, friend requests and requests to join groups, people and topics you follow, your groups and your names in them.",
          "given.relations",
        ],
        [
          "Messages",
          "Text, emoji, pictures, voice, video, files, cards, polls and your votes, gifts, reactions; drafts and scheduled messages; which chats you pinned, archived, muted, cleared or deleted.",
          "given.messages",
        ],
        [
          "Files",
          "The pictures, voice messages, videos and files you upload, with their names.",
          "given.files",
        ],
        [
          "With AI",
          "What you say to characters, every version of their replies, what they remember about you, the branches of a chat; picture prompts and the pictures; what you write to have a character drafted or a story continued.",
          "given.ai",
        ],
        [
          "Works",
          "Characters, lorebooks, stories, posts, comments and their pictures; likes, saves, topics you follow; what you made in the crafting game.",
          "given.works",
        ],
        [
          "Payments",
          "Orders, amounts, the provider and the outcome, every movement of capsules, gifts sent and taken, and story chapters bought. You enter card numbers and payment passwords at the provider, and they never reach us; if you pay by WeChat, we receive WeChat’s number for you as a payer in this app.",
          "given.payments",
        ],
        [
          "Reports and appeals",
          "Who or what you report, why, and what you write; what you write in an appeal; reports against you with what was reported, decisions and strikes.",
          "given.reports",
        ],
      ],
    },
    {
      heading: "What arises in use",
      lines: [
        [
          "Logins",
          "Device name, network address, time of login and of last use. They are listed under “Devices”, where you can end any of them.",
          "arising.logins",
        ],
        [
          "Device number",
          "A random number that your browser makes and sends when you log in. It tells us which accounts share a device, so that people can’t earn capsules from their own works.",
          "arising.device",
        ],
        [
          "Notification address",
          "If you allow notifications: your browser’s address and keys at its maker’s push service, and the language. They are deleted with the login.",
          "arising.push",
        ],
        [
          "Presence and reading",
          "Whether you are online, and what was delivered and read. You choose who sees you online under “Privacy”; you can be invisible.",
          "arising.presence",
        ],
        [
          "Calls",
          "Who called whom, when, voice or video, how long, and the stars you gave. We do not record what is said or shown.",
          "arising.calls",
        ],
        [
          "Progress and counts",
          "Where you are in a story and what you chose, posts you tried and read, check-ins, short videos you were rewarded for, notifications about what others did, authors you hide and posts you want less of.",
          "arising.progress",
        ],
        [
          "Operating logs",
          "Time, cause and number of errors, without passwords, tokens or message texts. If no mail server is set up, mails with codes are written to the log instead of being sent. When the web app fails, it reports the kind of error, its place in the program, the page, the version and the kind of browser, without your account and your words.",
          "arising.logs",
        ],
      ],
    },
    {
      heading: "Permissions on your device",
      lines: [
        [
          "Camera",
          "To scan codes, to take pictures, and in video calls. Codes are read on your device; that picture is not uploaded.",
        ],
        [
          "Microphone",
          "While you hold to talk, in voice and video calls, in calls with AI characters, and for dictation.",
        ],
        [
          "Speech recognition",
          "In calls with AI characters and in dictation, your browser turns speech into text; some browsers send the sound to their maker for this. We receive only the text.",
        ],
        ["Screen", "Only in a call, after you start sharing and choose what to share."],
        [
          "Notifications and clipboard",
          "Notifications only if you agree; the clipboard only when you copy or paste. We do not ask for your location.",
        ],
        ["Refusing", "You can refuse any of these, and everything else keeps working."],
      ],
    },
    {
      heading: "What we use it for",
      lines: [
        [
          "Delivery",
          "To bring messages to the people they are for and to each of your devices, to keep them while you are offline, and to fill the gap afterwards.",
        ],
        [
          "AI replies",
          "So that a character knows what was said and what it remembers, and so that pictures, stories and crafting work.",
        ],
        [
          "Protection",
          "To limit attempts that are too frequent, notice stolen tokens, check what is made public and what is said to AI with word lists and a guard model, and handle reports.",
        ],
        [
          "Recommendations",
          "“For you” depends on how new and how well liked a work is, the same for everyone; what you block or want less of is left out. We build no profiles.",
        ],
      ],
    },
    {
      heading: "Who sees what",
      lines: [
        [
          "Your profile",
          "Username, nickname, picture and gender are visible to people who are logged in, so that you can be found. So are your bio and region, unless you limit them to friends under “Privacy”. Other people do not see your email address.",
        ],
        [
          "Chats",
          "Private messages are for the two of you; group messages are for those in the group when they were sent. Only you know your aliases, labels and blocks.",
        ],
        [
          "Public works",
          "Posts, comments, public characters and stories are visible to everyone who is logged in, with your name. People whose work you like or save, and people you follow, are notified.",
        ],
        [
          "First discoveries",
          "First discoveries in the crafting game are signed as certificates with your user number and the time; anyone can verify them without logging in.",
        ],
        [
          "Files",
          "The addresses of pictures, sounds and files can’t be guessed, but anyone who has one can open it without logging in.",
        ],
        [
          "Calls",
          "Sound and video go directly between the people in a call where possible; their devices then learn your network address. Otherwise a relay passes them on.",
        ],
        [
          "Administrators",
          "They see accounts with their email addresses, logins, capsules and orders, and what was reported or submitted for review; they have no way to browse chats. Everything they view and do is written to a log that can’t be changed.",
        ],
        [
          "The server",
          "Over https, messages are encrypted on their way, but not end to end. The operator, who has access to the server, could reach the data, and should do so only to fix a fault or meet a legal duty.",
        ],
      ],
    },
    {
      heading: "Who receives something",
      lines: [
        [
          "When",
          "Push starts when you allow notifications, and previews come with links in chats; the rest exists only where the operator has set it up. Beyond these we give nothing about you to third parties unless the law requires it.",
        ],
        [
          "AI model service",
          "The words needed for a result: what you say and what was said recently, the character’s description, what it remembers, your nickname, what is to be painted or read aloud, names to be crafted; with a guard model, also what it has to check. Not your username, email or network address.",
        ],
        [
          "Payment providers",
          "Stripe, Alipay or WeChat Pay: order number, amount and what it is for. What you enter there falls under their policies.",
        ],
        [
          "Push services",
          "If you allow notifications, they go through your browser maker’s push service, encrypted: a chat’s number and a kind, no words and no names.",
        ],
        ["Mail provider", "Your email address and the code."],
        [
          "Call services",
          "STUN servers and TURN relays learn your network address; larger group calls pass through a LiveKit server.",
        ],
        ["File storage", "Uploaded files may be stored with an S3 storage service."],
        [
          "Short videos",
          "They are our own, or pages of sites the operator listed, with their origin shown. Such a site learns your network address and browser, not your account.",
        ],
        [
          "Link previews",
          "The server fetches a page’s title, summary and picture; that site does not see your address unless you open the link yourself.",
        ],
      ],
    },
    {
      heading: "How long it is kept",
      lines: [
        [
          "Messages",
          "Until they are recalled or disappear. The words of a recalled message are erased at once. Clearing and deleting a chat affects only you; the other side keeps its own copy.",
          "kept.messages",
        ],
        [
          "Disappearing messages",
          "After the 24 hours or 7 days chosen in the chat, they are deleted from the server and from both sides’ devices. A message that was reported stays as evidence.",
        ],
        [
          "Pictures and files",
          "Pictures are re-encoded and lose location and other extra data; videos and files are kept as they are. What messages, characters and works use stays; what nothing uses is deleted after 180 days.",
          "kept.files",
        ],
        [
          "Short periods",
          "Codes: 10 minutes; unfinished uploads: a day; your data export: 3 days; friend requests expire after 7 days; link previews: at most 30 days.",
          "kept.short",
        ],
        [
          "Logins",
          "A login that is not used for 7 days ends; a device number is deleted 180 days after the last login with it.",
          "kept.logins",
        ],
        [
          "Long periods",
          "Capsule records and orders, certificates of first discoveries, reports and decisions, the log of administrators’ actions.",
          "kept.long",
        ],
        [
          "Backups",
          "The operator’s backups hold everything as it was at the time, until the oldest is dropped; restoring one brings back accounts deleted since then, until the operator deletes them again.",
          "kept.backups",
        ],
        [
          "In your browser",
          "Chats, settings and media you have seen are stored on the device for reading offline. Logging out removes the login and the chats; cached pictures and sounds and the last username remain, so clear the browser’s data on shared computers.",
          "kept.browser",
        ],
      ],
    },
    {
      heading: "Your rights",
      lines: [
        [
          "See and correct",
          "Edit your profile at any time; read, change or delete what characters remember; a temporary chat neither uses nor leaves memories.",
        ],
        [
          "Take back",
          "Recall messages; delete posts, comments, characters, stories and pictures; remove friends; leave groups.",
        ],
        [
          "Control",
          "Who can add you, who sees you online, who sees your bio and region, whether your words can appear in clips others share; block anyone; log any device out.",
        ],
        [
          "Export",
          "Request a zip of your data under “Account and security”, once a day. It contains no secrets such as passwords and keys, and nothing that belongs only to others.",
          "rights.copy",
        ],
        [
          "Delete account",
          "In the same place. Log in within 7 days to cancel. After that, your account, profile, friends, blocks, chats with characters and their memories, characters, stories, posts, comments, pictures, notifications, progress and logins are deleted and can’t be restored.",
          "rights.leave",
        ],
        [
          "What stays",
          "Messages to others and the files in them, shown as from “Deleted user”; aliases and settings others made for themselves; story versions others have started reading; capsule records and orders, certificates of first discoveries, counts without names, reports and decisions (with what was reported), the log of administrators’ actions. All of it is stored under a number without a name. Your groups pass to an admin or the earliest member.",
          "rights.stays",
        ],
      ],
    },
    {
      heading: "Minors",
      lines: [
        [
          "Guardians",
          "If you are under 14, use this only with the consent and company of a guardian. Guardians who find an account made without their consent can have it deleted.",
        ],
        [
          "Teen mode",
          "Four digits turn it on and off. While it is on, it is not possible to chat with AI characters or to pay. Of these digits, too, only a hash is stored.",
          "minors.mode",
        ],
      ],
    },
    {
      heading: "Changes and contact",
      lines: [
        ["Changes", "Important changes are announced in the app beforehand."],
        [
          "Contact",
          "For questions about privacy, contact the administrator with the username admin, or the operator of this service.",
        ],
      ],
    },
  ],
};
