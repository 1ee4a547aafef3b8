import { type Frame, type Framed, firstFramed } from "./frame.ts";
import { isOffered } from "./offered.ts";
import { isPastForm, participleOf, pieceOf, quotedQuestion, turnedRound } from "./pieces.ts";

const LEAD =
  /^(?:(?:so|and|but|well|hey|hi|hello|oh|ooh|um+|uh|hmm+|ok|okay|right|yeah|yes|no|nah|haha+|lol|wow|wait|actually|anyway|also|then|now|plus|honestly|seriously|serious question|quick question|random question|question|btw|by the way|just curious|curious|i wonder(?: if)?|i was wondering(?: if)?|just wondering|tell me|tell me honestly|answer simply|please|out of curiosity|be honest|for real|my friend asked|my (?:son|daughter|kid) (?:asks?|asked|wants to know))[\s,.:;!-]+)+/iu;
const TAIL =
  /(?:[\s,]+(?:or (?:not|anything|something|what|so|nah|no|are you|do you|have you|can you|is it)|though|tho|btw|by the way|pls|plz|please|at all|actually|too|as well|then|lol|haha+|either|anymore|these days|in general|generally|exactly|anyway|perhaps|maybe|even|yourself|again|mate|bro|dude|honestly|do you know|any idea|i wonder))+$/iu;
const YOU = "(?:you|u|ya)";
const SOFT =
  "(?:(?:ever|even|really|actually|also|still|honestly|truly|personally|secretly|often|usually|always|sometimes|already|just|maybe|perhaps|by any chance)\\s+)*";

const one = (kind: Framed["kind"], slot: string, text: string | undefined): Framed | undefined => {
  const piece = pieceOf(text, "en");
  return piece === undefined ? undefined : { kind, slots: { [slot]: piece } };
};

/** Asks for help, or is about the talk: others answer. */
const OF_THE_CHAT =
  /^(?:be |stop |please |help|tell|give|show|send|explain|say|repeat|answer|listen|hear|see me|see my|remember|forget|understand|know|mean|mind|care|think|guess|imagine|believe|call me|let me|wait|stay|leave|stay|talk to|speak up|recall|agree|promise|trust|love me|like me|miss|hate me|judge|feel|write me|make me|do me|do that|do it|do this|it\b|that\b|pick|recommend|suggest|get that|share|diagnose|put (?:that|it|this)|go into|sum (?:it|this|that)|find it|read (?:my|it|that|this|what)|find out|look (?:it|that) up|keep (?:it|that|them|this))/iu;
const bareDeed = (deed = ""): string => deed.replace(/^(?:at |how to |the )/iu, "").trim();

const ofCan = (deed: string | undefined): Framed | undefined => {
  const bare = bareDeed(deed);
  if (OF_THE_CHAT.test(bare)) return undefined;
  return one(isOffered(bare, "en") ? "asked.able" : "asked.can", "deed", bare);
};

const NO_HABIT =
  /^(?:have|want|need|like|love|enjoy|prefer|hate|fancy|wish|own|got|even|get me|see|worry|work for|live|come|go by|get it|think|believe|reckon|suppose|take|sell|accept|happen|dare|exist|sleep|eat|dream|lie|cheat|cry|laugh|swear)\b/iu;
const ofHabit = (deed: string | undefined): Framed | undefined =>
  NO_HABIT.test(deed ?? "") ? undefined : ofCan(deed);

/** “Eaten sushi” after have; “break a bone” after did. */
const ofEver = (deed = "", isPast = true): Framed | undefined => {
  const [verb = "", ...rest] = deed.split(/\s+/u);
  const first = verb.toLowerCase();
  if (
    /^(?:noticed|met me|got|had (?:breakfast|lunch|dinner|supper)|eaten$|forgotten (?:me|my)|decided|thought (?:of|about) me|missed|finished|ever$|a|an|any|the|my|your)/iu.test(
      deed,
    )
  )
    return undefined;
  if (/^(?:heard)$/u.test(first))
    return /^of\b/iu.test(rest.join(" "))
      ? one("asked.heard", "thing", rest.slice(1).join(" "))
      : one("asked.ever", "deed", deed);
  if (isPast && !isPastForm(first)) return undefined;
  if (/\b(?:me|my|i|what|that i)\b/iu.test(deed)) return undefined;
  return one("asked.ever", "deed", isPast ? deed : [participleOf(first), ...rest].join(" "));
};

const NOT_LIKED =
  /^(?:me|it|this|that|him|her|them|us|to know|talking to me|my (?!hair|new|cat|dog|idea|plan|jacket|dress|shirt|poem))\b/iu;
/** What only eyes could judge. */
const SEEN =
  /^my (?:new )?(?:hair|haircut|dress|shirt|outfit|look|jacket|shoes|nails|room|photo|picture|selfie|drawing|painting|glasses|tattoo|make-?up)\b/iu;
const ofLike = (thing: string | undefined): Framed | undefined =>
  SEEN.test(thing ?? "") ? { kind: "self.see", slots: {} } : ofLiked(thing);
const ofLiked = (thing: string | undefined): Framed | undefined =>
  NOT_LIKED.test(thing ?? "") ? undefined : one("asked.like", "thing", thing);

const ofWant = (thing: string | undefined): Framed | undefined =>
  /^(?:me|to know|to (?:hear|see|guess|talk|chat|play|tell)|my|from me|help)\b|\bme\b/iu.test(thing ?? "")
    ? undefined
    : one("asked.want", "wish", thing?.replace(/^(?:some|any) /iu, ""));

const ofHave = (thing: string | undefined): Framed | undefined => {
  const bare = (thing ?? "").replace(
    /^(?:an?|any|some|your own|the|your|such an?|anything like an?|enough) /iu,
    "",
  );
  return /^(?:time|a? ?(?:minute|moment|sec|second)|ideas?|questions?|advice|plans?|tips?|suggestions?|thoughts?|to\b|recommendations?|opinions?|it|that|this|room|anything|something|what|access|others?|problems?|news|favou?rite)/iu.test(
    bare,
  )
    ? undefined
    : one("asked.have", "thing", bare);
};

const NOT_TRAIT =
  /^(?:there|here|ok|okay|alright|all right|sure|serious|kidding|joking|real|human|an? (?:ai|bot|human|robot|person|machine|real)|ai|busy|free|ready|good|fine|well|mad|angry|upset|sorry|listening|coming|going|up|awake|around|with me|done|still|back|from|in|on|at|into|able|about|saying|asking|like|the|my|your|for|to|gonna|it|that|this|any good|home|online|new|okay)\b|ing\b(?! person)|\b(?:me|my|i|us)\b/iu;
const ofAre = (trait: string | undefined): Framed | undefined =>
  NOT_TRAIT.test(trait ?? "") ? undefined : one("asked.are", "trait", trait);

const OF_SPEECH =
  /^(?:say|ask|tell|call|mean|think i|answer|repeat|write|talk like|speak|care|want to know|not (?:answer|listen|say|tell)|ignor|lie|laugh|being|so (?:mean|rude|slow|nice|sweet|kind|weird|stupid|dumb))|\b(?:me|my|i|that|this|it)\b/iu;
/** What stands after “why” as the character says it: “are you so calm” becomes “I am so calm”. */
const OWN_AUXILIARY: Readonly<Record<string, string>> = {
  do: "",
  dont: "don't ",
  cant: "can't ",
  wont: "won't ",
  are: "am ",
  r: "am ",
  arent: "am not ",
};
const ofWhy = (aux: string, deed = ""): Framed | undefined => {
  if (OF_SPEECH.test(deed)) return undefined;
  const piece = pieceOf(deed, "en");
  const before = OWN_AUXILIARY[aux.toLowerCase().replaceAll("'", "")];
  if (piece === undefined || before === undefined) return undefined;
  return { kind: "asked.why", slots: { deed: `${before}${piece}` } };
};

/** Whether somebody loves, leaves or harms the person is not for a frame to say. */
const DELICATE = /\b(?:i|i'm|im|i am|me|he|she|they|him|her|them|this|that|it)\b/iu;
const ofBelieve = (claim: string | undefined): Framed | undefined => {
  const should = /^(?:that )?(?:i|we) (?:should|ought to|could|can|must|have to|need to) (.+)$/iu.exec(
    claim ?? "",
  );
  if (should !== null) return ofShould(should[1]);
  if (
    DELICATE.test(claim ?? "") ||
    /^(?:so|of|about|not)\b/iu.test(claim ?? "") ||
    (claim ?? "").split(/\s+/u).length < 3
  )
    return undefined;
  return one("asked.believe", "claim", claim?.replace(/^that /iu, ""));
};

/** A remark with a tag: “it's cold today, isn't it”. */
const ofTag = (claim = ""): Framed | undefined => {
  const whole = claim
    .replace(/^(it|that|this|there|he|she|what)'s\b/iu, "$1 is")
    .replace(/^(they|we)'re\b/iu, "$1 are")
    .replace(/^i'm\b/iu, "i am")
    .replace(/^([A-Z])(?=[a-z])/u, (letter) => letter.toLowerCase());
  if (/\b(?:you|u|your|you're)\b/iu.test(claim) || /^(?:i am|i'm|i)\b/iu.test(whole)) return undefined;
  // Whether the person was at fault is weighed, not voted on.
  if (/\b(?:me|my|mine)\b/iu.test(whole)) return { kind: "follow.view", slots: {} };
  return one("asked.believe", "claim", whole);
};

/** Whether to see a doctor or take something is for a doctor. */
const OF_DOCTORS =
  /\b(?:doctor|hospital|a&e|er|pills?|medicine|meds|medication|ibuprofen|paracetamol|antibiotics?|surgery|dose|vaccine)\b/iu;

const ofShould = (deed: string | undefined): Framed => {
  if (OF_DOCTORS.test(deed ?? "")) return { kind: "refuse.medical", slots: {} };
  const piece = pieceOf(deed?.replace(/^(?:just|really|even|maybe|still|perhaps) /iu, ""), "en");
  return {
    kind: "asked.should",
    slots: {
      deed: piece !== undefined && /\b(?:it|that|this|them)\b|\bI\b/u.test(piece) ? undefined : piece,
    },
  };
};

const ofHow = (deed: string | undefined): Framed | undefined => {
  const piece = pieceOf(deed, "en");
  if (/^(?:do|are|is|look|seem|know|feel about)\b/iu.test(deed ?? "")) return undefined;
  return {
    kind: "asked.how",
    slots: { deed: piece !== undefined && /\b(?:it|that|this|them)\b/u.test(piece) ? undefined : piece },
  };
};

const ofInstead = (condition: string | undefined): Framed => ({
  kind: "asked.instead",
  slots: {
    case:
      condition === undefined || /\b(?:it|that|this|them|he|she|they)\b/iu.test(condition)
        ? undefined
        : pieceOf(condition, "en"),
  },
});

// biome-ignore format: a table
const FRAMES: readonly Frame[] = [
  [new RegExp(`^(?:what|where|who|how|which \\w+) would ${YOU} ${SOFT}(?!like|recommend|suggest|call|rate|mind|advise)[a-z]+\\b,?(?: first)?(.*)$`, "iu"), ([, rest = ""]) => (/\b(?:me|my|i)\b/iu.test(rest) ? { kind: "asked.instead", slots: {} } : ofInstead(/^\s*(?:if|with|on|in|when|the (?:night|day|morning|week)|before|after|for|at|without)\b/iu.test(rest) ? rest.trim() : undefined))],
  [new RegExp(`^(if ${YOU} .{3,50}?),? (?:what|where|who|how|which \\w+) would ${YOU}\\b.*$`, "iu"), ([, condition]) => ofInstead(condition)],
  [new RegExp(`^would ${YOU} rather\\b`, "iu"), () => undefined],
  [new RegExp(`^would ${YOU} ${SOFT}(?:like|care for|fancy)(?: to have| to try)? (.+)$`, "iu"), ([, thing]) => ofWant(thing)],
  [new RegExp(`^would(?:n't)? ${YOU} ${SOFT}(?:want to |wanna |like to |consider |dare (?:to )?)?((?!mind|oblige|care to|hazard|have done|say|please|be so|help|tell|explain|want|like|think|agree|recommend|suggest|do (?:it|that|this)|you)[a-z]+.*?)(?:,? (?:if|when|for|even if) .+)?$`, "iu"), ([, deed]) => (/\b(?:me|my|i)\b/iu.test(deed ?? "") ? undefined : one("asked.would", "deed", deed))],
  [/^(?:what|how|which \w+|what else) (?:should|do|can|could|would) (?:i|we) (?:say|tell|write|text|reply|respond|answer|talk)\b.*$|^how (?:should|do|can|could) (?:i|we) (?:tell|ask|explain|apologi[sz]e|say|break (?:it|the news)|comfort|console|bring up|approach)\b.*$|^what(?:'s| is) a (?:good|nice|kind) (?:thing|way) to (?:say|tell)\b.*$/iu, (_, clause) => (/\b(?:say|tell) (?:to )?(?:you|u)\b/iu.test(clause) ? undefined : { kind: "asked.say", slots: {} })],
  [/^(?:do|don't|did|would) (?:you|u) (?:think|reckon|believe|feel) (?:that )?(?:i|we) (?:should|ought to|need to|have to) (.+)$/iu, ([, deed]) => ofShould(deed)],
  [/^(?:should|shall|ought) (?:i|we) (?:to )?(.+)$|^(?:is it|would it be) (?:worth|a good idea|a bad idea|ok|okay|wise|smart|rude|wrong|fine) (?:it )?(?:to )(.+)$/iu, ([, deed, other], clause) => (/\bor\b/iu.test(clause) ? undefined : ofShould(deed ?? other))],
  [/^(?:.{4,60}?[,.:;] )?(?:is that |is it )?(?:a )?(?:good|bad) (?:idea )?or (?:a )?(?:bad|good)(?: idea)?$|^(?:is (?:it|that) )?a? ?good idea$/iu, () => ({ kind: "asked.should", slots: {} })],
  [new RegExp(`^(?:have|haven't|havent|has) ${YOU} (?:ever |never |actually |really |already |yourself )*(.+)$`, "iu"), ([, deed]) => ofEver(deed)],
  [new RegExp(`^did ${YOU} ever (?:actually |really )?(.+)$`, "iu"), ([, deed]) => ofEver(deed, false)],
  [new RegExp(`^(?:${YOU} )?ever ((?:been|eaten|seen|heard|tried|had|met|played|read|visited|gone|done|ridden|tasted|watched|worn|written|flown|won|lost|broken)\\b.+)$`, "iu"), ([, deed]) => ofEver(deed)],
  [new RegExp(`^(?:do|don't|did) ${YOU} know (?:of |about )?((?!how|what|why|who|where|when|if|whether|that|which|it|me|my|the way|any|i\\b)[a-z].*)$`, "iu"), ([, thing]) => one("asked.heard", "thing", thing)],
  [new RegExp(`^(?:can|could|will|would) ${YOU} (?:please )?(?:help me (?!with\\b|out\\b)(?:to )?|teach me (?:how )?to |show me how to )(.+)$`, "iu"), ([, deed]) => ofHow(deed)],
  [new RegExp(`^(?:can|could|will|would|do) ${YOU} (?:please )?(?:help me (?:with|out)\\b|(?:give me|have) (?:a |an |any |some )?(?:good )?(?:tricks?|tips?|advice|hints?|ideas?|suggestions?)\\b).*$`, "iu"), () => ({ kind: "asked.advise", slots: {} })],
  [new RegExp(`^(?:can|could|cn) ${YOU} ${SOFT}(.+)$|^(?:are|r) ${YOU} ${SOFT}able to (.+)$|^(?:do ${YOU} ${SOFT}know|know) how to (.+)$`, "iu"), ([, a, b, c]) => ofCan(a ?? b ?? c)],
  [new RegExp(`^(?:do|don't|dont|did) ${YOU} ${SOFT}(?:think|reckon|believe|feel|agree|suppose|consider)(?: that)? ((?!in\\b|of\\b|about\\b|so\\b|it$|with\\b|like\\b).+)$`, "iu"), ([, claim]) => ofBelieve(claim)],
  [new RegExp(`^(?:do|don't|dont) ${YOU} ${SOFT}believe in (.+)$`, "iu"), ([, thing]) => { const piece = pieceOf(thing, "en"); return piece === undefined || DELICATE.test(thing ?? "") ? undefined : { kind: "asked.believe", slots: { claim: `there's anything to ${piece}` } }; }],
  [new RegExp(`^(?:do|don't|dont|did) ${YOU} ${SOFT}(?:like|love|enjoy|dig|fancy|appreciate) (.+)$|^(?:are|r) ${YOU} ${SOFT}(?:into|fond of|a fan of|keen on) (.+)$`, "iu"), ([, a, b]) => ofLike(a ?? b)],
  [new RegExp(`^(?:(?:do|don't|dont) )?${YOU} ${SOFT}(?:want|wanna|need|wish for|crave|feel like) (.+)$|^(?:want|fancy|need) (?:some|an?) (.+)$`, "iu"), ([, a, b]) => ofWant(a ?? b)],
  [new RegExp(`^(?:do ${YOU} ${SOFT}(?:have|own|keep)|have ${YOU} ${SOFT}got|(?:${YOU} )?got) (.+)$`, "iu"), ([, thing]) => (/^(?:an? |any )?fav\w*/iu.test(thing ?? "") ? one("asked.favourite", "thing", thing?.replace(/^(?:an? |any )?fav\w* /iu, "")) : ofHave(thing))],
  [/^(?:what|which|who)(?:'s| is| are|s)? (?:your|ur) (?:all.time |absolute |personal )?fav\w* (.+)$/iu, ([, thing]) => one("asked.favourite", "thing", thing)],
  [new RegExp(`^(?:which|what) (\\w+(?: \\w+)?) do ${YOU} (?:like|love|prefer|enjoy)(?: best| most| the most)$`, "iu"), ([, thing]) => one("asked.favourite", "thing", thing)],
  [new RegExp(`^why (do|don't|dont|can't|cant|won't|are|aren't|r) ${YOU} (?:all |even )?(.+)$`, "iu"), ([, aux = "", deed]) => ofWhy(aux, deed)],
  [new RegExp(`^(?:are|r) ${YOU} ${SOFT}(.+)$`, "iu"), ([, trait]) => ofAre(trait)],
  [new RegExp(`^(?:do|don't|dont) ${YOU} ${SOFT}(.+)$`, "iu"), ([, deed]) => ofHabit(deed)],
  [/^(.{6,60}?),? (?:isn't|aren't|wasn't|weren't|doesn't|don't|didn't|won't|isnt|wasnt|doesnt|dont|didnt|hasn't|haven't|is|does|innit) ?(?:it|that|they|he|she|i|there|we)$/iu, ([, claim], clause) => (/[,']|nt /u.test(clause) ? ofTag(claim?.replace(/,$/u, "")) : undefined)],
  [/^(.{6,60}?), (?:right|no|yeah|huh|eh|don't you think|wouldn't you say)$/iu, ([, claim]) => ofTag(claim)],
  [/^(?:do you know )?what (?!(?:is|are|was|were|'s)\b)((?:an? |the )?[a-z][\w' -]*?) (?:is|are|means?)$/iu, ([, thing]) => ofWhat(thing)],
  [/^what(?:'s|s| is| are| was| were) (?:an? |the )?((?!your|ur|you|up|my|going|happening|wrong|this|that|it|next|answer|deal|rest|solution|catch|plan|new|the (?:time|date|matter|point)|(?:time|date|matter|point)\b).+)$/iu, ([, thing], clause) => (/^what(?:s|'s| is| are| was| were)\b/iu.test(clause) ? ofWhat(thing) : undefined)],
  [/^what does (.+?) mean$/iu, ([, thing]) => ofWhat(thing)],
  [/^how (?:do|can|could|should|would|does|might) (?:i|we|you|they|one|someone|people|anyone) (?:best |even |properly |actually )?(.+)$|^how to (.+)$|^(?:what(?:'s| is) the (?:best|easiest|right|proper) way to) (.+)$/iu, ([, a, b, c], clause) => (/^how (?:do|can|would|should) you (?:know|feel|think|see|like|do|mean|work|remember)\b/iu.test(clause) ? undefined : ofHow(a ?? b ?? c))],
  [/^what (?:should|do|can|could|shall) (?:i|we) (?:do|get|buy|make|cook|wear|bring|give|pack|watch|read|try|choose|pick)\b.*$|^(?:any|got any) (?:ideas?|tips?|advice|suggestions?)\b.*$/iu, (_, clause) => (/\bdo (?:here|with you)$/iu.test(clause) ? undefined : { kind: "asked.advise", slots: {} })],
];

const ofWhat = (thing: string | undefined): Framed | undefined => {
  const piece = pieceOf(thing?.replace(/^(?:an? |the )/iu, ""), "en");
  return piece === undefined ||
    /\b(?:answer|deal|next|does|been|temperature|my|your|his|her|its|their|you|i|me|we|us|best|favou?rite|good|better|difference)\b/iu.test(
      thing ?? "",
    ) ||
    piece.split(" ").length > 5
    ? undefined
    : { kind: "asked.what", slots: { thing: piece } };
};

/** What somebody else advises, before a view of it is asked: “my friend says I should rest. What do you think?” */
const ADVISED =
  /\b(?:says?|said|thinks?|thought|tells? me|told me|wants me|keeps? saying|insists?|suggests?|suggested|reckons?)(?: that)? (?:i|we)(?: should| ought to| must| need to| have to)(?: just| really)? ([^.!?,;]{3,50})[.!?,;]+ *(?:so |and )?(?:what do (?:you|u) think|do (?:you|u) agree|thoughts|your thoughts|what's your (?:take|view|opinion)|agree|is (?:she|he) right|are they right)\W*$/iu;

/** The clauses of a line in the order in which they are likely asked: the last question first. */
function clausesOf(text: string): string[] {
  const bare = (part: string): string => {
    let less = part.trim().replace(/[\s?!.,~:;)(-]+$/gu, "");
    for (let round = 0; round < 3; round += 1) less = less.replace(LEAD, "").replace(TAIL, "").trim();
    return less;
  };
  const straight = text.normalize("NFKC").replaceAll(/[’‘]/gu, "'");
  const sentences = straight
    .split(/(?<=[.!?;\n])\s+/u)
    .map(bare)
    .filter((part) => part !== "");
  const isMarked = /\?/u.test(text);
  return sentences.reverse().flatMap((sentence) => {
    const parts = sentence
      .split(/\s*[,:]\s+|\s+-\s+/u)
      .map(bare)
      .filter((part) => part !== "");
    const clauses = parts.length > 1 ? [sentence, ...parts.reverse()] : [sentence];
    // “Got a new job” is news, “got any pets?” is a question.
    return isMarked ? clauses : clauses.filter((clause) => !/^(?:got|want|fancy|need|ever)\b/iu.test(clause));
  });
}

/** A child wants to know, and the person has to say something. */
const OF_CHILD =
  /\b(?:my|our|the) (?:little |youngest |oldest )?(?:son|daughter|kids?|child|boy|girl|toddler|grandson|granddaughter|nephew|niece|students?|pupils?|class)\b.{0,20}\b(?:asks?|asked|asking|wants? to know|wonders?|keeps? asking)\b/iu;
const ASKS =
  /^(?:why|where|when|who|whose|which|how|what|is|are|does|do|did|was|were|can|could|will|has|have)\b/iu;
const ADDRESSED = /\b(?:you|u|ur|your|yours|i|i'm|im|i've|me|mine|we|us)\b/iu;

/** A question about the world that no frame reads, as it can be quoted. */
export function wonderedEnglish(text: string): Framed | undefined {
  const asked = clausesOf(text).find((clause) => ASKS.test(clause) && !ADDRESSED.test(clause));
  const question = asked === undefined ? undefined : quotedQuestion(turnedRound(asked, "en"), "en");
  return question === undefined ? undefined : { kind: "asked.wonder", slots: { question } };
}

/** How an English line asks, with its pieces; undefined where no frame is clear. */
export function framedEnglish(text: string): Framed | undefined {
  if (OF_CHILD.test(text)) return { kind: "asked.child", slots: {} };
  const advised = ADVISED.exec(text.trim())?.[1];
  return advised === undefined ? firstFramed(FRAMES, clausesOf(text)) : ofShould(advised);
}
