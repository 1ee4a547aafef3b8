/** What does it by trade: one who drives buses is a bus driver. */
const TRADES: Readonly<Record<string, string>> = {
  ...{ drive: "driver", teach: "teacher", sell: "seller", clean: "cleaner", run: "owner", make: "maker" },
  ...{ build: "builder", fix: "fixer", repair: "repairer", write: "writer", design: "designer" },
  ...{ breed: "breeder", grow: "grower", deliver: "deliverer", install: "installer", manage: "manager" },
};

/** A trade in English as a noun: “drive a bus in Leeds” is a bus driver. Other values stay. */
export function tradeOf(value: string): string {
  const [, verb = "", what = ""] =
    /^([a-z]+?)s? (?:an? |the )?([a-z' -]+?)(?: (?:in|at|for|on|around) .*)?$/iu.exec(value) ?? [];
  const trade = TRADES[verb.toLowerCase()];
  return trade === undefined ? value : `${what.replace(/(?<![us])s$/u, "")} ${trade}`;
}

/** Verbs that plans, habits and skills begin with, in their base form. */
const VERBS = new Set(
  "answer ask attend bake bike book break bring build buy call care change check clean climb code collect cook cycle dance deal deliver design do draw drink drive eat exercise fetch find finish fish fix fly freelance garden get give go grow have help hike hit host invite jog join keep knit learn leave lift listen live look lose make manage marry meditate meet mend mind move need open own pack paint pay phone pick plan play practice practise pray prepare quit raise read repair rest retire ride run sail save see sell send serve sew show sing sit ski skip sleep smoke speak spend start stay stop study surf swim take talk teach tell text tidy train translate travel treat try tutor use visit volunteer wait wake walk wash watch water wear work write".split(
    " ",
  ),
);
/** Verbs that are nouns as often: “work” and “dance” begin no clause when they stand alone. */
const isVerb = (word: string): boolean => VERBS.has(word.toLowerCase());

/** Whether a subject takes the plain form of a verb: you, your parents. */
const isPlain = (subject: string): boolean =>
  subject === "you" || /(?:parents|children|kids|twins)$/u.test(subject);

export const are = (subject: string): string => `${subject} ${isPlain(subject) ? "are" : "is"}`;
export const have = (subject: string): string => `${subject} ${isPlain(subject) ? "have" : "has"}`;
export const doNot = (subject: string): string => `${subject} ${isPlain(subject) ? "don't" : "doesn't"}`;
export const own = (subject: string): string => {
  if (subject === "you") return "your";
  return subject.endsWith("s") ? `${subject}'` : `${subject}'s`;
};

const third = (verb: string): string => {
  if (verb === "have") return "has";
  if (/(?:[sxz]|ch|sh|o)$/u.test(verb)) return `${verb}es`;
  return /[^aeiou]y$/u.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
};

/** The base form of a verb as the third person has it: plays is play, is and has stay. */
function baseOf(word: string): string | undefined {
  const lower = word.toLowerCase();
  return [lower.replace(/s$/u, ""), lower.replace(/es$/u, ""), lower.replace(/ies$/u, "y")].find(
    (form) => form !== lower && isVerb(form),
  );
}

/** A verb after a subject: your cat lives, you live. */
export const verb = (subject: string, word: string): string =>
  `${subject} ${isPlain(subject) ? word : third(word)}`;

const TO_BE: Readonly<Record<string, string>> = { is: "are", has: "have", was: "were", "isn't": "aren't" };

/** A value that begins with a verb, made to agree with its subject; undefined where it begins with none. */
function agreed(subject: string, value: string): string | undefined {
  const [first = "", ...rest] = value.split(" ");
  const tail = rest.length === 0 ? "" : ` ${rest.join(" ")}`;
  const lower = first.toLowerCase();
  if (TO_BE[lower] !== undefined) return `${subject} ${isPlain(subject) ? TO_BE[lower] : lower}${tail}`;
  if (/^(?:am|are)$/u.test(lower)) return `${are(subject)}${tail}`;
  const base = baseOf(first);
  if (base !== undefined) return `${verb(subject, base)}${tail}`;
  if (isVerb(first)) return `${verb(subject, lower)}${tail}`;
  if (/^(?:never|always|often|sometimes|usually|still|also)$/u.test(lower)) {
    const said = agreed("", rest.join(" "));
    const plural = agreed("you", rest.join(" "))?.replace(/^you/u, "");
    const then = isPlain(subject) ? plural : said;
    return then === undefined ? undefined : `${subject} ${lower}${then}`;
  }
  if (
    /^(?:eaten|gone|been|done|taken|broken(?= (?:his|her|their|my|your|a)\b)|given|lost|had)\b/u.test(value)
  )
    return `${have(subject)} ${value}`;
  return /^(?:can|could|will|would|used|became|broke|made|went|got|took|did|(?!married|engaged|divorced|separated|retired|widowed|injured|depressed)\w{3,}ed)$/u.test(
    lower,
  )
    ? `${subject} ${value}`
    : undefined;
}

/** Nouns that take no article, as somebody has them. */
const MASS =
  /^(?:work|school|surgery|dinner|lunch|breakfast|brunch|therapy|training|practice|choir|church|homework|chemo\w*|physio\w*|time|money|trouble|diabetes|cancer|asthma|covid|flu|anxiety|depression|insomnia|arthritis|adhd|autism|epilepsy|dementia|pneumonia|anaemia|anemia|eczema|coffee|tea|rice|bread|toast|milk|oatmeal|porridge|cereal)\b/iu;

const DETERMINED =
  /^(?:an?|the|my|your|his|her|our|their|its|no|some|many|one|two|three|four|five|six|seven|eight|nine|ten|several|lots|both|another|high|low|\d\S*)\b/iu;

const article = (word: string): string =>
  /^(?:[FHLMNRSX]\p{Lu}|[aeio]|u(?!ni|se|k)|hour|honest)/u.test(
    /^\p{Lu}{2}/u.test(word) ? word : word.toLowerCase(),
  )
    ? "an"
    : "a";

/** A noun with the article it needs: a nurse, an exam, two cats, surgery. */
export function aNoun(value: string): string {
  const head = value.split(/ (?:in|at|for|on|of|with|to|from|about|and|near|by|who|that)\b/iu)[0] ?? value;
  const isPlural = /(?<![su])s$/iu.test(head) && !/(?:bus|gas|lens|glass|boss|chess|business)$/iu.test(head);
  const isName = /^\p{Lu}/u.test(value) && !/^\p{Lu}{2,}\b/u.test(value);
  if (DETERMINED.test(value) || MASS.test(value) || isPlural || isName) return value;
  return /\p{Script=Han}|^[“"]/u.test(value) ? value : `${article(value)} ${value}`;
}

/** Words for people by what they do. */
const DOER =
  /(?:\w{2,}(?:er|or|ist|ian|eer|ant|man|woman|ess)|nurse|chef|cook|clerk|vet|pilot|guard|student|tech|technician|assistant|intern|judge|priest|monk|nun|maid|butler|barista|nanny|au pair|coach|doctor|doc|gp|dentist|architect|apprentice|agent|president|ceo|cfo|cto|analyst|scientist|therapist|secretary|representative|rep|mechanic|critic|cop|surgeon|midwife|host|smith|\w+smith|medic|paramedic|diplomat|florist|model|star|dj|mp|pm|temp|freelance|poet|sub|lead|head|boss|executive|consultant|accountant|associate|fellow|professional|pro)$/iu;

const STATE =
  /^(?:retired|unemployed|self-employed|freelance(?= ?(?:$|,| now| in))|out of work|between jobs|on leave|in \w|at \w|a stay-at-home|semi-retired|employed|on the)\b/iu;

/** Whether a job is a word for a person, so that one can be one. */
export const isDoer = (value: string): boolean => {
  const [head = ""] = tradeOf(value).split(/ (?:in|at|for|on|of|with|to|from|near|by|who|that)\b|, /iu);
  return DOER.test(head.trim()) && !/^(?:answer|deliver|offer)$/iu.test(head);
};

/** Several who do a thing: nurses, teachers in Leeds. */
const manyOf = (value: string): string =>
  value.replace(/^(?:an? )?(.*?(?<!s))(?= (?:in|at|for|on|of)\b|$)/iu, "$1s");

/** What somebody does for work: you are a nurse, your friend drives a bus, you work in marketing. */
export function sayJob(subject: string, given: string): string {
  const value = given.replace(
    /^(?:(?:just|recently) )?(?:became|become|becoming|working as|works? as|being|is|am|are) /iu,
    "",
  );
  if (value.startsWith("“")) return `${own(subject)} job is ${value}`;
  if (STATE.test(value))
    return /^(?:in|at) /iu.test(value) ? `${verb(subject, "work")} ${value}` : `${are(subject)} ${value}`;
  if (isDoer(value) && tradeOf(value) === value)
    return `${are(subject)} ${isPlain(subject) && subject !== "you" ? manyOf(value) : aNoun(value)}`;
  const said = agreed(subject, value);
  if (said !== undefined && value.includes(" ")) return said;
  if (/^\w+ing\b/iu.test(value) && value.includes(" ")) return `${own(subject)} job is ${value}`;
  return DETERMINED.test(value) ? `${own(subject)} job is ${value}` : `${verb(subject, "work")} in ${value}`;
}

/** What somebody has before them, with its day: you have an exam on Tuesday, your friend gets married. */
export function sayPlan(subject: string, value: string, day: string): string {
  const on = day === "" ? "" : ` on ${day}`;
  if (/^(?:is|are|am|was|has|have|will|gets?|getting)\b/iu.test(value))
    return `${agreed(subject, value) ?? `${are(subject)} ${value}`}${on}`;
  if (/^going to \w+ing\b/iu.test(value)) return `${are(subject)} ${value.slice("going to ".length)}${on}`;
  if (
    /^(?!(?:morning|evening|wedding|meeting|training|spring|ring|king|opening|viewing|hearing|screening|sitting|outing|building|housewarming|christening|gathering|reading)\b)\w{2,}ing\b/iu.test(
      value,
    )
  )
    return `${are(subject)} ${value}${on}`;
  const [first = ""] = value.split(" ");
  if (
    isVerb(first) &&
    value.includes(" ") &&
    !/^(?:(?:work|call|play|dance|show|visit|walk|run|swim|ride|move) (?:with|at|for|from|of|by)|book (?:club|fair|launch|signing|group|reading)|(?:work|play|dance|design|study|fishing|cook|water) (?:party|date|class|show|recital|lesson|trip|meeting|event|group|rehearsal|dinner|review))\b/iu.test(
      value,
    )
  )
    return `${are(subject)} going to ${value}${on}`;
  if (baseOf(first) !== undefined && value.includes(" ")) return `${agreed(subject, value)}${on}`;
  return `${have(subject)} ${aNoun(value)}${on}`;
}

/** What somebody does again and again: you swim every morning, your friend calls you every Sunday. */
export const sayHabit = (subject: string, value: string): string =>
  (/^(?:a )?(?:vegetarian|vegan|pescatarian|teetotal|sober|gluten[- ]free|an? early bird|an? night owl)$/iu.test(
    value,
  )
    ? `${are(subject)} ${value}`
    : agreed(subject, value)) ?? `${own(subject)} habit is ${value}`;

const INSTRUMENT =
  /^(?:violin|viola|cello|piano|guitar|drums?|flute|trumpet|saxophone|sax|clarinet|harp|bass|ukulele|organ|accordion|trombone|banjo|oboe|harmonica)$/iu;

/** What somebody is able to do: you play the drums, your friend is good at chess. */
export const saySkill = (subject: string, value: string): string =>
  INSTRUMENT.test(value)
    ? `${verb(subject, "play")} the ${value.toLowerCase()}`
    : (agreed(subject, value) ?? `${are(subject)} good at ${value}`);

/** What somebody would like: you want to see the sea, you want a dog. */
export function sayDesire(subject: string, value: string): string {
  const [first = ""] = value.split(" ");
  if (/^to \w/iu.test(value)) return `${verb(subject, "want")} ${value}`;
  return `${verb(subject, "want")} ${isVerb(first) && value.includes(" ") ? `to ${value}` : aNoun(value)}`;
}

/** What somebody is ill with: your friend has a fever, you are pregnant. */
export function sayHealth(subject: string, value: string): string {
  if (
    /^(?:(?:an?|small|minor|mild|serious|major|second) )*(?:stroke|heart attack|miscarriage|fall|accident|concussion|seizure)\b/iu.test(
      value,
    )
  )
    return `${subject} had ${aNoun(value)}`;
  const said = agreed(subject, value);
  if (said !== undefined) return said;
  const isState =
    /^(?:\w+ (?:weeks?|months?) )?(?:sick|ill|unwell|pregnant|well|better|tired|blind|deaf|autistic|anxious|depressed|sober|bipolar|diabetic|dizzy|sore|hurt|injured|fine|in (?:hospital|the|a)|on (?:crutches|a)|\w+ing)\b/iu.test(
      value,
    );
  return isState ? `${are(subject)} ${value}` : `${have(subject)} ${aNoun(value)}`;
}

/** What somebody learns: you study law, your child is in third grade. */
export function sayStudy(subject: string, value: string): string {
  const said = agreed(subject, value);
  if (said !== undefined && value.includes(" ")) return said;
  if (/^(?:at|in) /iu.test(value)) return `${verb(subject, "study")} ${value}`;
  if (
    /\b(?:year|grade|form|freshman|sophomore|junior|senior|reception|kindergarten|preschool|nursery|primary|high school|college|uni)\b/iu.test(
      value,
    )
  )
    return `${are(subject)} in ${value.replace(/^the /iu, "")}`;
  if (/\b(?:University|School|Institute|Academy|MIT)\b/u.test(value))
    return `${verb(subject, "study")} at ${value}`;
  return `${verb(subject, "study")} ${value}`;
}

/** What somebody did before: you used to be a nurse, your friend used to drive a bus. */
export function sayPastJob(subject: string, value: string): string {
  const [first = ""] = value.split(" ");
  const base = isVerb(first) ? first.toLowerCase() : baseOf(first);
  if (base !== undefined && value.includes(" "))
    return `${subject} used to ${[base, ...value.split(" ").slice(1)].join(" ")}`;
  return isDoer(value) ? `${subject} used to be ${aNoun(value)}` : `${subject} used to work in ${value}`;
}

/** Whom somebody is with, or no longer. */
export const sayPartnership = (subject: string, value: string): string =>
  agreed(subject, value) ?? `${are(subject)} ${value}`;

/** What kind of animal one is or has: a Labrador, two cats. */
export const anAnimal = (value: string): string =>
  /^\p{Lu}\p{Ll}+(?: \p{Lu}?\p{Ll}+)?$/u.test(value) ? `${article(value)} ${value}` : aNoun(value);

/** What befell somebody; what was said of it where it was said in the other language. */
export const sayEvent = (subject: string, value: string): string => {
  if (!value.startsWith("“")) return `${subject} ${value}`;
  return subject === "you" ? `you said ${value}` : `you said of ${subject}: ${value}`;
};

/** Anything that was to be remembered of somebody, as a sentence where it is one. */
export const sayOther = (subject: string, value: string): string =>
  subject === "you" ? `you said: ${value}` : (agreed(subject, value) ?? `${subject}: ${value}`);

/** What somebody likes, without what only weighs it: “manga mostly” is manga. */
export const liked = (value: string): string =>
  value.replace(
    / (?:mostly|mainly|too|as well|a lot|very much|so much|really|though|lol|tho|and stuff)$/iu,
    "",
  );
