import type { LegalText } from "./legal-text.ts";

export const privacyEn: LegalText = {
  title: "Privacy Policy",
  effective: "In force from 23 November 2026",
  intro:
    "Fourth Dimension is run by whoever deployed it (“we”). This says, item by item, what we collect, what for, who receives it, how long it is kept, and what you can do.",
  short: {
    heading: "In short",
    lines: [
      "Messages are kept on the server, so that all your devices show them; they are not encrypted end to end.",
      "Where an AI model service is set up, what you give to AI is sent to it; where none is, everything happens on our server.",
      "No third-party analytics, nothing sold, no models trained on what you write. The only advertising is the trailers you open yourself.",
      "You can take a copy of all your data, and you can delete your account.",
    ],
  },
  parts: [
    {
      heading: "What you give us",
      lines: [
        [
          "Registering",
          "Account name, nickname and password. Of the password only an argon2id hash is kept; we never see it. With two-step verification also its secret, sealed, and hashes of the recovery codes.",
          "given.account",
        ],
        [
          "Profile",
          "Picture, sex, signature and region, all optional. An e-mail address exists only if you bind one; it serves for resetting the password and proving who you are. And what you chose under “Privacy”.",
          "given.profile",
        ],
        [
          "Relations",
          "Friends, remarks, labels, blocked people, requests to be friends and to join groups, people and topics you follow, your groups and your names in them.",
          "given.relations",
        ],
        [
          "Messages",
          "Text, emoji, pictures, voice, video, files, cards, polls and your votes, gifts, reactions; drafts and scheduled messages; which chats you pinned, archived, muted, cleared or removed.",
          "given.messages",
        ],
        ["Files", "The pictures, voices, videos and files you upload, with their names.", "given.files"],
        [
          "With AI",
          "What you say to characters, every version of their answers, what they remember of you, the branches of a talk; prompts of pictures and the pictures; what you write to have a character drafted or a story continued.",
          "given.ai",
        ],
        [
          "Works",
          "Characters, stories, posts, comments and their pictures; likes, saves, topics you follow; what you made in the crafting game.",
          "given.works",
        ],
        [
          "Payments",
          "Orders, amounts, the provider and the outcome, and every movement of capsules, gifts sent and taken, chapters of stories bought. Card numbers and payment passwords are typed at the provider and never reach us; paying by WeChat gives us WeChat's number of the payer for this app.",
          "given.payments",
        ],
        [
          "Reports and appeals",
          "Whom or what you report, why, and your words; what you write in an appeal; reports against you with what was reported, decisions and strikes.",
          "given.reports",
        ],
      ],
    },
    {
      heading: "What arises in use",
      lines: [
        [
          "Logins",
          "Device name, network address, time of login and of last use: listed under “Devices”, where you can end any of them.",
          "arising.logins",
        ],
        [
          "Device number",
          "A random number your browser makes and gives when you log in. It tells us which accounts share a device, so that nobody earns capsules from his own works.",
          "arising.device",
        ],
        [
          "Address for notices",
          "If you allow notifications: your browser's address and keys at its maker's push service, and the language. It goes with the login.",
          "arising.push",
        ],
        [
          "Presence and reading",
          "Whether you are online, what was delivered and read. Who sees you online is your choice under “Privacy”; you may be invisible.",
          "arising.presence",
        ],
        [
          "Calls",
          "Who called whom, when, voice or video, how long, and the stars you gave it. We do not record what is said or shown.",
          "arising.calls",
        ],
        [
          "Progress and counts",
          "Where you are in a story and what you chose, posts you played and read, check-ins, trailers you were rewarded for, notices of what others did, authors you hide and posts you want less of.",
          "arising.progress",
        ],
        [
          "Operating logs",
          "Time, cause and number of what went wrong, without passwords, tokens or message texts. Where no mail server is set up, mails with codes are not sent but written to the log.",
          "arising.logs",
        ],
      ],
    },
    {
      heading: "Permissions of your device",
      lines: [
        [
          "Camera",
          "To scan, to take a picture, and in video calls. Codes are read on your device; that picture is not uploaded.",
        ],
        [
          "Microphone",
          "While you hold to talk, in voice and video calls, in calls with AI characters, and for dictation.",
        ],
        [
          "Speech recognition",
          "In calls with AI characters and dictation your browser turns speech into text; some browsers send the sound to their maker for it. We receive the text alone.",
        ],
        ["Screen", "Only in a call, when you begin to share and have chosen what."],
        [
          "Notices and clipboard",
          "Notifications only if you agree; the clipboard only when you copy or paste. We do not ask where you are.",
        ],
        ["Refusing", "Refuse any of them and everything else keeps working."],
      ],
    },
    {
      heading: "What it is for",
      lines: [
        [
          "Delivery",
          "To bring messages to the people they are for and to each of your devices, keep them while you are offline, and fill the gap afterwards.",
        ],
        [
          "Answers of AI",
          "So that a character knows what was said and what it remembers, and pictures, stories and crafting come to something.",
        ],
        [
          "Protection",
          "Limiting too frequent attempts, noticing stolen tokens, checking what is made public and what is said to AI by word lists and a guard model, handling reports.",
        ],
        [
          "Recommending",
          "“Recommended” goes by how new and how liked a work is, the same for everybody; what you block or want less of is left out. We build no profiles.",
        ],
      ],
    },
    {
      heading: "Who sees what",
      lines: [
        [
          "Your card",
          "Account name, nickname, picture and sex are visible to people who are logged in, so that you can be found. So are signature and region, unless you keep them for friends under “Privacy”. Other users do not see your e-mail address.",
        ],
        [
          "Conversations",
          "One-to-one messages are for the two of you; group messages for those in the group when they were sent. Remarks, labels and blocks are known to you alone.",
        ],
        [
          "Public works",
          "Posts, comments, public characters and stories are visible to everybody logged in, with your name. Whose work you like or save, and whom you follow, is told so.",
        ],
        [
          "First discoveries",
          "Those of the crafting game are signed as certificates with your user number and the time; anybody can verify them, without a login.",
        ],
        [
          "Files",
          "The addresses of pictures, sounds and files cannot be guessed, but whoever has one can open it without a login.",
        ],
        [
          "Calls",
          "Sound and pictures go straight between the people of a call where they can; their devices then learn your network address. Otherwise a relay passes them on.",
        ],
        [
          "Administrators",
          "They see accounts with their e-mail addresses, logins, capsules and orders, and what was reported or submitted for review; there is no way for them to browse conversations. All they look at and do is written into a record that cannot be changed.",
        ],
        [
          "The server",
          "Over https messages are encrypted on their way, but not end to end. The operator, who can enter the server, could reach the data, and should do so only for a fault or a legal duty.",
        ],
      ],
    },
    {
      heading: "Who receives something",
      lines: [
        [
          "Beforehand",
          "Push begins when you allow notifications, previews come with web addresses in chats; the rest exists only where the operator has set it up. Beyond them we give nothing about you to third parties unless the law requires it.",
        ],
        [
          "AI model service",
          "The words needed for a result: what you say and what was said lately, the character's sheet, what it remembers, your nickname, what is to be painted or read aloud, names to be crafted; with a guard model also what it has to check. Not your account name, e-mail or network address.",
        ],
        [
          "Payment providers",
          "Stripe, Alipay or WeChat Pay: order number, amount and what it is for. What you enter there is under their policies.",
        ],
        [
          "Push services",
          "If you allow notifications they go through your browser maker's push service, encrypted: a chat's number and a kind, no words and no names.",
        ],
        ["Mail provider", "Your e-mail address and the code."],
        [
          "Call services",
          "STUN servers and TURN relays learn your network address; larger group calls pass through a LiveKit server.",
        ],
        ["File storage", "Uploaded files may lie with an S3 storage service."],
        [
          "Trailers",
          "They are our own, or pages of sites the operator listed, with their origin in sight. Such a site learns your network address and browser, not your account.",
        ],
        [
          "Link previews",
          "The server fetches title, summary and picture of a page; that site does not see your address, unless you open the link yourself.",
        ],
      ],
    },
    {
      heading: "How long it is kept",
      lines: [
        [
          "Messages",
          "Until they are recalled or their time is over. The words of a recalled one are erased at once. Clearing and deleting a conversation affects you alone; the other side keeps its own.",
          "kept.messages",
        ],
        [
          "Disappearing messages",
          "After the 24 hours or 7 days chosen in the chat they go from the server and from both sides' devices. One that was reported stays as evidence.",
        ],
        [
          "Pictures and files",
          "Pictures are re-encoded and lose places and other extras; videos and files are kept as they are. What messages, characters and works use stays; what nothing uses goes after 180 days.",
          "kept.files",
        ],
        [
          "Short",
          "Codes 10 minutes; unfinished uploads a day; your copy 3 days; friend requests lapse after 7 days; link previews 30 days at most.",
          "kept.short",
        ],
        [
          "Logins",
          "One that is not used for 7 days ends; a device number goes 180 days after the last login with it.",
          "kept.logins",
        ],
        [
          "Long",
          "The books of capsules and orders, certificates of first discoveries, reports and decisions, the record of administrators' acts.",
          "kept.long",
        ],
        [
          "Backups",
          "Those of the operator hold everything as it was then, until the oldest of them is dropped; restoring one brings accounts deleted since back for a while, until the operator deletes them again.",
          "kept.backups",
        ],
        [
          "In your browser",
          "Conversations, settings and media you saw are on the device, for reading offline. Logging out removes the login and the conversations; cached pictures and sounds and the last account name remain, so clear the browser's data on shared computers.",
          "kept.browser",
        ],
      ],
    },
    {
      heading: "Your rights",
      lines: [
        [
          "See and correct",
          "Edit your profile at any time; read, change and have forgotten what characters remember; a temporary chat neither uses nor leaves memories.",
        ],
        [
          "Take back",
          "Recall messages; delete posts, comments, characters, stories and pictures; remove friends; leave groups.",
        ],
        [
          "Control",
          "Who may add you, who sees you online, who sees your signature and region, whether your words may appear in clips others share; block anybody; log any device out.",
        ],
        [
          "Take along",
          "Ask for a zip of your data under “Account and security”, once a day. It holds no secrets such as passwords and keys, and nothing that is only others'.",
          "rights.copy",
        ],
        [
          "Leave",
          "In the same place. Log in within 7 days to take it back. After that account, profile, friends, blocks, talks with characters and their memories, characters, stories, posts, comments, pictures, notices, progress and logins are deleted and cannot be restored.",
          "rights.leave",
        ],
        [
          "What stays",
          "Messages to others and the files in them, from “Deleted user”; what others noted and arranged for themselves; versions of stories others have begun; the books and orders, certificates, counts without names, reports and decisions (with what was reported), the record of administrators' acts. All of it stands under a number without a name. Your groups go to an administrator of theirs or to who came first.",
          "rights.stays",
        ],
      ],
    },
    {
      heading: "Minors",
      lines: [
        [
          "Guardians",
          "Under 14, use this only with the consent and company of a guardian. Guardians who find an account made without consent can have it deleted.",
        ],
        [
          "Minor mode",
          "Four digits turn it on and off. While it is on nobody talks with AI characters and nothing is paid. Of the digits, too, only a hash is kept.",
          "minors.mode",
        ],
      ],
    },
    {
      heading: "Changes and contact",
      lines: [
        ["Changes", "Important ones are announced in the app beforehand."],
        [
          "Contact",
          "Questions about privacy go to the administrator with the account admin, or to the operator of this service.",
        ],
      ],
    },
  ],
};
