import type { Phrases } from "./phrases.ts";

export const EN: Phrases = {
  someone: "the other",
  things:
    /\b(?:letter|key|photograph|photo|radio|ring|map|watch|mirror|phone|diary|box|umbrella|lantern|ticket|door|lamp|light|boat|book|cat|bell|flower|sword|pen|window|bridge)\b/iu,
  thing: "shadow",
  longing: [
    "And just then: {hint}.",
    "What you had not expected: {hint}.",
    "You would often think of this moment later. {hint}.",
  ],
  rounds: [
    "Only now do you notice that the {thing} is not where it was.",
    "A sentence begins, and another one comes out in its place.",
    "Far away something sounds once, softly, like time being set down on a table.",
    "It comes to you that none of this began today.",
    "Nobody tells you what to do, and that makes it a little easier.",
    "The {thing} is still there, as if it waited for you to know it first.",
  ],
  late: ["There are not many ways back from here.", "You know the next step will be remembered."],
  kindly: /trust|affection|kind|courage|friend|love/iu,
  kindDeed: "Ask: “Are you all right?”",
  situations: [
    {
      pattern: /\b(?:chase|run|knife|gun|blood|danger|fire|monster|fight|hide)/iu,
      labels: ["So close", "Not a word"],
      openings: [
        "The footsteps stop on the other side of the wall. You hold your breath and count to three, and hear that somebody else is counting too.",
        "It happens too fast, as if a piece had been cut out. When you can think again, the {thing} lies at your feet.",
      ],
      choices: ["Run for it now", "Keep still", "Make a noise and lure it", "Pick it up"],
    },
    {
      pattern: /\b(?:letter|phone|message|note|diary|photo)/iu,
      labels: ["Between", "Too late", "Overleaf"],
      openings: [
        "You read it again. Only now you see that one word was written so hard that it almost tore the paper.",
        "There is a line on the back, so faint that it needs the light from the side: “If it is you who reads this, do not wait for me.”",
      ],
      choices: ["Do what it says", "Burn it", "Write an answer", "Pretend you never saw"],
    },
    {
      pattern: /\b(?:sea|ship|boat|rain|river|lake|water|wave|fog|snow)/iu,
      labels: ["Water", "The tide"],
      openings: [
        "The water comes closer. You take it for the tide, until you hear a beat in it, like somebody knocking from very far away.",
        "The rain grows loud and stops at once, as if someone had caught it in mid-air. You can hear your sleeves drip.",
      ],
      choices: ["Go to the water", "Look for shelter", "Wait it out", "Call into the quiet"],
    },
    {
      pattern: /\b(?:door|room|house|stairs|corridor|key|window|lift)/iu,
      labels: ["Behind", "Ajar"],
      openings: [
        "Behind the door is another, older one, its handle worn bright. Somebody comes here often and hesitates every time.",
        "There is nobody, but the tea is hot and a chair has just been pushed back. There is one shadow more than there is furniture.",
      ],
      choices: ["Open it", "Knock three times", "Step back", "Look at the table"],
    },
    {
      pattern: /\b(?:night|dark|moon|star|dream|sleep|midnight)/iu,
      labels: ["Awake", "Lights out"],
      openings: [
        "The lamp flickers and goes out. In the dark you see better: a line of light where you never looked.",
        "The night is as deep as a well. You drop a word into it, and after a long time hear it reach the ground and bring back another.",
      ],
      choices: ["Follow the light", "Sit and wait", "Whisper: “Who is it?”", "Go back to bed"],
    },
    {
      pattern: /\b(?:road|way|car|train|station|street|town|hill|forest|map|walk)/iu,
      labels: ["The fork", "Next stop"],
      openings: [
        "Here the road divides. One way has fresh footprints; on the other somebody laid a small arrow of stones that points back.",
        "The street empties as you go, until there is only you and one lamp that seems to follow.",
      ],
      choices: ["Follow the footprints", "Take the empty way", "Wait at the fork", "Turn back"],
    },
    {
      pattern: /“|"|\b(?:say|said|ask|laugh|cry|quarrel|silent|friend)/iu,
      labels: ["Unsaid", "Ask anew"],
      openings: [
        "The answer does not come at once; there is a look past your shoulder first, to see who else may hear. “Do you truly want to know?”",
        "Halfway through, both of you stop, and where you stop is the one sentence that matters.",
      ],
      choices: ["Tell the truth", "Change the subject", "Say nothing and wait", "Say you are sorry"],
    },
    {
      pattern: /(?:)/u,
      labels: ["And then?", "A stir"],
      openings: [
        "For a little while all is quiet. Just when you think it is over, the {thing} moves.",
        "You look around again. What seemed ordinary a moment ago now waits for you to speak.",
      ],
      choices: ["Go closer", "Stand still", "Put it away", "Turn and leave"],
    },
  ],
};
