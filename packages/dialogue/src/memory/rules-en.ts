import { inDigits } from "../asks/numbers.ts";
import { ALL_NAMED, ANIMALS } from "./lexicon.ts";
import type { Rule } from "./rule.ts";
import { keyOf } from "./subjects.ts";

const NUMBER =
  "(?:\\d{1,3}|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen)";
const MONTH =
  "(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)";
const DATE = `(?:(?:the )?\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH}|${MONTH}\\.? (?:the )?\\d{1,2}(?:st|nd|rd|th)?)(?:,? (?:19|20)\\d\\d)?`;
const NAME = "(?<v>\\p{Lu}[\\p{L}'-]{1,18}(?: \\p{Lu}[\\p{L}'-]{1,18}){0,2})";
const PLACE = "(?<v>(?:the )?\\p{Lu}[\\p{L}'.-]+(?:,? (?:[A-Z]{2}\\b|\\p{Lu}[\\p{L}'.-]+)){0,3})";
const ANIMAL_WORDS = ANIMALS.map(({ wordsEn }) => wordsEn).join("|");
const NAMED_WORDS = ALL_NAMED.map(({ wordsEn }) => wordsEn).join("|");
/** I, am, and adverbs at the start of what is said of somebody. */
const S =
  "(?:(?:i'm|im|i am|i've|ive|i'll|i|we|we're|we've|is|'s|was|are|'ve|'m|been|just|really|also|still|actually|always|absolutely|totally|honestly|literally|now|already|a bit|never|have|only|kinda|both|currently|technically|basically)\\s+){0,4}";
const MODIFIED = "(?:[a-z'-]+ ){0,3}?";

const JOBS =
  "nurse practitioner|nurse|midwife|paramedic|doctor|gp|surgeon|dentist|vet|pharmacist|physio(?:therapist)?|therapist|psychologist|counsellor|carer|caregiver|social worker|teacher|teaching assistant|professor|lecturer|tutor|librarian|student teacher|engineer|programmer|developer|coder|data scientist|analyst|scientist|researcher|chemist|biologist|geologist|designer|architect|artist|illustrator|painter|potter|photographer|musician|singer|actor|actress|dancer|comedian|writer|novelist|author|poet|journalist|editor|translator|interpreter|copywriter|driver|trucker|truck driver|bus driver|taxi driver|train driver|pilot|flight attendant|courier|postman|postie|mail carrier|cook|chef|baker|barista|bartender|waiter|waitress|server|butcher|fisherman|farmer|gardener|florist|beekeeper|shepherd|logger|miner|plumber|electrician|carpenter|joiner|welder|mechanic|builder|bricklayer|roofer|plasterer|decorator|cleaner|janitor|security guard|bouncer|police officer|cop|firefighter|soldier|marine|sailor|lawyer|solicitor|barrister|paralegal|judge|accountant|bookkeeper|auditor|banker|teller|cashier|shop assistant|sales(?:man|woman|person| rep)|estate agent|realtor|recruiter|receptionist|secretary|admin assistant|project manager|product manager|manager|consultant|entrepreneur|freelancer|hairdresser|barber|nail tech|beautician|tattoo artist|stylist|tailor|model|personal trainer|yoga teacher|lifeguard|football coach|priest|pastor|nun|undertaker|funeral director|mortician|astronomer|zookeeper|stay-at-home (?:mum|mom|dad|parent)|housewife|nanny|au pair|apprentice|intern|warehouse worker|factory worker|call cent(?:er|re) worker|dispatcher|tour guide|park ranger|crane operator|stagehand|sound engineer|luthier|PhD student|grad student";
const FIELDS =
  "law|medicine|nursing|dentistry|pharmacy|engineering|marine engineering|mechanical engineering|civil engineering|electrical engineering|computer science|CS|maths?|physics|chemistry|biology|biochem(?:istry)?|geology|geography|history|art history|philosophy|psychology|sociology|anthropology|archaeology|linguistics|literature|english(?: lit(?:erature)?)?|french|german|spanish|japanese|economics|business|accounting|finance|marketing|politics|political science|journalism|film|music|fine art|art|graphic design|design|fashion|architecture|education|social work|theology|agriculture|vet(?:erinary)? (?:science|medicine)|zoology|marine biology|astronomy|statistics|data science|culinary arts";
const LANGUAGES =
  "English|French|German|Spanish|Italian|Portuguese|Dutch|Swedish|Norwegian|Danish|Finnish|Icelandic|Polish|Czech|Hungarian|Romanian|Greek|Turkish|Russian|Ukrainian|Arabic|Hebrew|Farsi|Persian|Hindi|Urdu|Bengali|Punjabi|Tamil|Telugu|Gujarati|Nepali|Mandarin|Cantonese|Chinese|Japanese|Korean|Vietnamese|Thai|Tagalog|Malay|Indonesian|Swahili|Amharic|Yoruba|Igbo|Hausa|Zulu|Xhosa|Afrikaans|Welsh|Irish|Gaelic|Scots Gaelic|Catalan|Basque|Breton|Latin|Esperanto|sign language|ASL|BSL";
const NATIONS =
  "American|British|English|Scottish|Welsh|Irish|Canadian|Australian|Aussie|Kiwi|French|German|Spanish|Italian|Portuguese|Dutch|Swedish|Norwegian|Danish|Finnish|Polish|Czech|Hungarian|Romanian|Greek|Turkish|Russian|Ukrainian|Lebanese|Syrian|Egyptian|Moroccan|Algerian|Tunisian|Israeli|Iranian|Persian|Indian|Pakistani|Bangladeshi|Sri Lankan|Nepali|Chinese|Taiwanese|Japanese|Korean|Vietnamese|Thai|Filipino|Filipina|Malaysian|Singaporean|Indonesian|Kenyan|Ethiopian|Nigerian|Ghanaian|Somali|South African|Zimbabwean|Jamaican|Cuban|Puerto Rican|Dominican|Mexican|Colombian|Venezuelan|Peruvian|Chilean|Argentin(?:e|ian)|Brazilian";
const ILLNESSES =
  "type (?:1|2|one|two)(?: diabetes)?|diabetes|diabetic|asthma|asthmatic|eczema|psoriasis|epilepsy|epileptic|arthritis|rheumatoid arthritis|lupus|crohn'?s|colitis|coeliac|celiac|ibs|pcos|endo(?:metriosis)?|migraines?|fibromyalgia|chronic fatigue|long covid|covid|the flu|pneumonia|bronchitis|high blood pressure|low blood pressure|anaemi[ac]|anemi[ac]|adhd|add|autis(?:m|tic)|dyslexi[ac]|dyspraxi[ac]|ocd|ptsd|bipolar|depression|anxiety|panic attacks|social anxiety|insomnia|narcolepsy|tinnitus|deaf(?: in (?:one|my left|my right) ear)?|blind in one eye|colou?r ?blind|face ?blind|parkinson'?s|alzheimer'?s|dementia|(?:breast |lung |skin |bowel |prostate )?cancer|leukaemia|leukemia|a stroke|a heart attack|heart failure|afib|scoliosis|sciatica|a slipped disc|gout|kidney stones|gallstones|thyroid|hypothyroid(?:ism)?|vertigo|pots|ms|hayfever|hay fever|sleep apn(?:o)?ea|lactose intolerant|gluten intolerant";
const FOOD =
  "coriander|cilantro|olives?|mushrooms?|onions?|garlic|tomato(?:es)?|cheese|blue cheese|fish|seafood|oysters|liver|tofu|celery|beetroot|aubergine|eggplant|sprouts|kale|mayo(?:nnaise)?|marmite|licorice|liquorice|coconut|raisins|pineapple on pizza|spicy food|meat|pork|beef|lamb|eggs?|milk|coffee|tea|beer|wine|alcohol";

const NOT =
  "(?!you\\b|u\\b|it\\b|that\\b|this\\b|him\\b|her\\b|them\\b|to (?:know|hear|talk|say|think|see you|be honest|ask|tell)|how\\b|when\\b|what\\b|if\\b|your\\b|the way you|myself\\b|these\\b|those\\b|me\\b|friday\\b)";
const V = "(?<v>[\\p{L}\\d'\"&/ -]{2,44}?)";
const END =
  "(?=$|[,.!?;:()]| and (?:i|my|the|he|she|it|we|they)\\b| but | so (?:i|you|we|much)\\b| because | since (?!\\d)| when | even | which | who | tho\\b| though\\b| like (?:a|an|the|it|crazy)\\b| these days| right now| rn\\b)";

const re = (pattern: string, flags = "iu"): RegExp => new RegExp(pattern, flags);
const group = (match: RegExpExecArray, name = "v"): string => match.groups?.[name] ?? "";
const NO_NAMES =
  /^(?:I|The|My|It|That|This|What|Not|God|Why|Me|And|But|So|He|She|They|We|You|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Christmas|Mum|Mom|Dad|Yes|No|Ok|Okay|Sorry|Happy|Tired|Done|Batman|Sad|Fine|Good|Bored|Late|Back|Here|Home|Sick|Jewish|Muslim|Catholic|Christian|Buddhist|Hindu|Sikh|Mormon|Quaker|Asian|Black|Latina|Latino|Vegan|Autistic|Dyslexic|Bi|Gay|Trans|Leo|Virgo|Aries|Libra|Gemini|Taurus|Scorpio|Pisces|Agnostic|Atheist)(?: |$)/u;
const nameOf = (match: RegExpExecArray): string | null => {
  const name = group(match).replace(/'s$/u, "");
  return NO_NAMES.test(name) || re(`^(?:${NATIONS}|${LANGUAGES})$`).test(name) ? null : name;
};
const ageOf = (match: RegExpExecArray): string | null => {
  const age = Number(inDigits(group(match)));
  return Number.isInteger(age) && age > 0 && age < 125 ? String(age) : null;
};
const thingOf = (match: RegExpExecArray): string | null => keyOf(group(match, "thing"), "en");

function animalOf(breed: string): string {
  if (/tabby|siamese|coon|ragdoll|persian|bengal/iu.test(breed)) return "cat";
  return /cockatiel|budgie/iu.test(breed) ? "parrot" : "dog";
}

// biome-ignore format: a table
export const RULES_EN: readonly Rule[] = [
  // Names
  { kind: "name", pattern: re(`(?:^|\\b)(?:my |full |government |real |legal )*name(?:'s| is|s)\\s+(?!not|what|spelled|so|too|a |on )${NAME}`, "u"), isWhole: true, value: nameOf, of: "me" },
  { kind: "name", isWhole: true, pattern: re(`^(?:hi|hey|hello|ok|so|well)?[,! ]*(?:i'm|I'm|I am|it's|It's|its|Im|this is) ${NAME}(?=$|[,.!]| here| by the| from| and)(?! (?:for|is|in|at))`, "u"), value: (m) => (/^\S+$|^\S+ \S+$/u.test(group(m)) && !/^(?:Monday|Irish|OK|ADHD|PMS|[A-Z]{2,})$/u.test(group(m)) ? nameOf(m) : null), of: "me" },
  { kind: "nickname", isWhole: true, pattern: re(`\\b(?:call me|known as|everyone calls me|friends call me|people call me|everyone says|people say|I go by|i go by|goes by|short for [a-z]+ is) ${NAME}`, "u"), value: nameOf },
  { kind: "nickname", isWhole: true, pattern: re(`${NAME} for short\\b`, "u"), value: nameOf },
  { kind: "name", pattern: re(`^(?:is |'s |are |was )?(?:called|named|name is|goes by|name's|name was) "?${NAME}`, "u"), value: nameOf },
  { kind: "name", pattern: re(`^(?:is |'s )${NAME}$`, "u"), value: nameOf, of: "other" },
  { kind: "name", isWhole: true, pattern: re(`\\b(?<thing>${NAMED_WORDS})s? (?:is |was |who is |who's |that's |we )?(?:called|named|name is) (?!me|him|her|it|in|back|off)"?${NAME}`, "u"), value: nameOf, about: thingOf },
  { kind: "name", isWhole: true, pattern: /\bwe called (?:her|him|it) (?<v>\p{Lu}[\p{L}'-]+)/u, of: "other", value: nameOf },
  { kind: "name", isWhole: true, pattern: re(`\\b(?:named|called) (?:her|him|it|them) (?<v>\\p{Lu}[\\p{L}'-]+)`, "u"), value: nameOf, of: "other" },
  // Age and birth
  { kind: "age", pattern: re(`^${S}(?:turned |turning |about to be |nearly |almost |be )?(?<v>${NUMBER})(?: years? old| yrs? old| yo| y\\/o)?(?=$|[,.!]| n | and | today| last (?:week|month)| now\\b| this (?:year|month)| in (?:a |two |three |${MONTH})| (?:next|on) )`), value: ageOf },
  { kind: "age", isWhole: true, pattern: re(`\\bas an? (?<v>${NUMBER})[ -]year[ -]old`), value: ageOf, of: "me" },
  { kind: "age", pattern: re(`^${S}(?:an? )?(?<v>${NUMBER})[ -]years?[ -]old`), value: ageOf },
  { kind: "age", pattern: re(`^${S}in (?:my|his|her) (?<v>(?:early|mid|late)?[- ]?(?:twenties|thirties|forties|fifties|sixties|seventies|eighties|[2-8]0s))`) },
  { kind: "age", pattern: re(`^(?<v>${NUMBER})(?: years old)?$`), of: "other", value: ageOf },
  { kind: "birthday", isWhole: true, pattern: re(`\\b(?:birthday|bday|b-day|born)\\b[^,.!?]{0,14}?(?<v>${DATE})`) },
  { kind: "birthday", isWhole: true, pattern: re(`\\b(?:born in|class of birth) (?<v>(?:19|20)\\d\\d)\\b`) },
  { kind: "birthday", pattern: re(`^(?:is |'s )(?:on )?(?<v>${DATE})(?=$| and)`), of: "other" },
  { kind: "birthday", isWhole: true, pattern: /\b(?<v>leap day) baby/iu, value: () => "February 29" },
  { kind: "zodiac", pattern: /^(?:i'm|i am|im|is) (?:a |an )?(?<v>aries|taurus|gemini|cancer|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces)\b/iu },
  // Places
  { kind: "origin", pattern: re(`^${S}(?:(?:originally )?from|grew up (?:in|on|near)|raised in|born (?:and raised )?(?:in \\d{4} )?(?:in|on)|come from|came from|hail from) (?!scratch|home|work|the (?:gym|shop))${PLACE}`, "u") },
  { kind: "origin", isWhole: true, pattern: re(`\\b(?:I'm|im|i'm|I am|originally|grew up in|born in|born and raised in|I come) (?:from )?(?<=from |in )${PLACE}`, "u") },
  { kind: "origin", pattern: /^from (?!home|work|here|there|scratch|school|bed|now|today|then|my|a |an |the |it|this|that|what|me|you|him|her|work)(?<v>[\p{L}' ]{3,24})$/iu, of: "me" },
  { kind: "origin", isWhole: true, pattern: re(`\\b(?:i'm|im|i am|he's|she's)\\s+(?:half[- ])?(?<v>${NATIONS})\\b(?! (?:food|teacher|class|exam|test))`) },
  { kind: "home", isWhole: true, pattern: re(`\\b(?:live|lives|(?<=[iI]'ve |have )lived|living|based|moved|moving|relocated|settled|rent|staying) (?:out |down |up |here |back |over )?(?:(?:on|in) (?:a|an) [a-z' -]{2,30}? (?:of|near|in|outside) |near |just outside )?(?:in|to|at|near|outside)? ?${PLACE}(?! (?:to|next|tomorrow))`, "u"), value: (m) => (/\b(?:live for|moved it|moving to the next)/iu.test(m[0]) || NO_NAMES.test(group(m)) ? null : m[0].replace(/^\w+ (?:out |down |up |here |back |over )?(?:in |to |at )?/iu, "")) },
  { kind: "home", isWhole: true, pattern: /\b(?:i|we) live (?:in|on) (?<v>(?:a|an) (?:flat|house|bungalow|cottage|farm|boat|narrowboat|houseboat|van|caravan|trailer|studio|dorm|village|small town|basement|cabin)[^,.!?]{0,30})/iu },
  { kind: "home", isWhole: true, pattern: re(`\\b(?:rent|flat|apartment|place|house|room) in ${PLACE}`, "u") },
  { kind: "pastHome", isWhole: true, pattern: re(`\\b(?:moved|move)\\b[^.!?]{0,30} from ${PLACE}`, "u") },
  { kind: "livesWith", isWhole: true, pattern: /\b(?:i )?live (?<v>(?:with (?:my )?[a-z' -]{3,24}?|alone|by myself|on my own))(?=$|[,.!?]| and | but | so | in )/iu },
  // Work
  { kind: "pastJob", isWhole: true, pattern: re(`\\b(?:used to (?:be|work as)|was|retired|former|ex-) ?(?:an? |from )?(?<v>${MODIFIED}(?:${JOBS}))\\b`), value: group },
  { kind: "pastJob", isWhole: true, pattern: /\b(?:i )?(?:quit|left) (?:my job at |my |the )(?<v>[a-z' ]{3,24}?(?:firm|company|bank|army|job|agency|hospital|school|police|navy))\b/iu },
  { kind: "job", pattern: re(`^${S}(?:work as |working as |training to be |studying to be |train as )?(?:an? |the |your )?(?<v>(?:(?!${"my|his|her|by|to|for|with|not|no|of"}\\b)[a-z'-]+ ){0,3}?(?:${JOBS}))(?=$|[,.!?]| (?:at|in|for|on|by|here|and|but|so|who|with|of)\\b)`), value: (m) => (/\b(?:have|had|got|see|seeing)\s+(?:an?|the)\s/iu.test(m[0]) ? null : group(m)) },
  { kind: "job", pattern: re(`^${S}(?<v>(?:teach|drive|sell|make|build|fix|clean|run|deliver|install|repair|write|design|breed|grow|farm|manage|teaches|drives|sells|makes|builds|fixes|cleans|runs|delivers|repairs|grows) (?:an? |the )?[a-z0-9 '-]{2,36}?)(?: for a living|$|[,.!]| at (?:a|an|the) | in (?:a|an|the) )`), value: (m) => (/\b(?:you|me|it|this|that|sense|mistakes?|fun|sure|my|his|her|friends|time|away|late|home|decision|plans|dinner|errands)\b/iu.test(group(m)) || !/for a living|teach|drive|sell|deliver|repair|now make|run an? |\bmake (?:cheese|furniture|bread|films|games|candles|jewell?ery|shoes|violins|guitars|wine|beer)/iu.test(m[0]) ? null : m[0].replace(re(`^${S}`), "").replace(/ for a living/iu, "")) },
  { kind: "employer", isWhole: true, pattern: /\b(?:work(?:s|ing)?|wrk|job|started|intern(?:ing)?|employed|shifts?) (?:at|for) (?<v>\p{Lu}[\p{L}'&.-]+(?: \p{Lu}[\p{L}'&.-]+){0,2}|tesco'?s?|ikea|costco|walmart|amazon|google|aldi|lidl|starbucks|mcdonald'?s|the nhs|nasa|the post office)/u },
  { kind: "employer", isWhole: true, pattern: /\b(?:work(?:s|ing)?) (?:[a-z]+ )?(?:at|in|for) (?<v>(?:a|an|the|my) [a-z' -]{3,30}?)(?=$|[,.!?]| and | but | so | on | doing )/iu, value: (m) => (/week|night|morning|moment|time|way|own|team|head/iu.test(group(m)) ? null : group(m)) },
  { kind: "job", isWhole: true, pattern: /\b(?<v>(?:stacking shelv\w*|night shifts?|working nights|driving (?:a |an )?(?:taxi|uber|bus|truck|lorry)|delivering (?:food|parcels|post|mail)|tending bar|waiting tables|cleaning (?:houses|offices)|freelancing))\b/iu },
  { kind: "job", isWhole: true, pattern: /\b(?:i'm |i am |im |i )(?<v>retired|unemployed|self-employed|on disability|between jobs|a full[- ]time (?:mum|mom|dad|carer|parent)|a stay[- ]at[- ]home (?:mum|mom|dad))\b/iu },
  { kind: "money", isWhole: true, pattern: /\b(?:rent|salary|pension|pay|wage)\b[^,.!?]{0,24}?(?<v>[£$€]?\d[\d,.]*k?)\b|(?<v2>[£$€]?\d[\d,]{2,}) for (?:a|an|the) (?:box room|room|flat|studio|one[- ]bed)/iu, value: (m) => (/\b(?:due|on) the\b/iu.test(m[0]) ? null : (m.groups?.["v"] ?? m.groups?.["v2"] ?? null)) },
  // Study
  { kind: "study", isWhole: true, pattern: re(`\\b(?:study(?:ing)?|studied|studies|major(?:ing)? in|majored in|degree in|switched(?: from [a-z ]{2,24})? to|doing (?:a|my) (?:degree|masters|phd|ba|bsc|ma|msc) in|reading|minor(?:ing)? in|my major is|phd in|masters in) (?<v>(?:${FIELDS})(?: and (?:${FIELDS}))?)\\b`) },
  { kind: "study", isWhole: true, pattern: /\b(?<v>(?:freshman|sophomore|junior|senior|(?:first|second|third|fourth|final|1st|2nd|3rd|4th)[- ]year(?! (?:in a row|of (?!nursing|med|law|uni|college|school|my)|together|anniversary))|(?:year|grade) \d{1,2}|\d{1,2}(?:st|nd|rd|th) grade(?:r)?|sixth form|college student|uni student|phd student|grad school|med school|law school|high school|undergrad|postgrad))\b/iu, value: (m) => (/\bteach/iu.test(m.input) || /(?:since|in|from|at) (?:high|law|med) school/iu.test(m.input) ? null : group(m)) },
  { kind: "study", isWhole: true, pattern: /\b(?:at|to|in|attend(?:ing)?|student at|go to|got into|accepted to) (?<v>UMich|MIT|UCLA|UCL|LSE|NYU|Oxford|Cambridge|Harvard|Yale|Stanford|Princeton|Berkeley|Georgia Tech|Plymouth|(?:\p{Lu}[\p{L}.]+ ){1,3}(?:University|College|State|Uni|Tech|Academy|High)|Uni(?:versity)? of \p{Lu}\p{L}+)/u },
  { kind: "study", isWhole: true, pattern: /\b(?:study(?:ing)?|reading|doing|phd|master's|masters|degree|bsc|ba) [a-z ]{0,24}?at (?<v>\p{Lu}[\p{L}.]+(?: \p{Lu}[\p{L}.]+){0,2})/u },
  { kind: "study", isWhole: true, pattern: /\b(?:take|taking|started|doing|signed up for|in) (?:a|an|my) (?<v>[a-z -]{3,24}? (?:class|course|classes|lessons|evening class|diploma|apprenticeship|gcse|a[- ]levels?))\b/iu },
  // Languages and skills
  { kind: "language", isWhole: true, pattern: re(`\\b(?:speak|speaks|learning|learn|study(?:ing)?|fluent in|native|know|taught myself|teaching myself|practi[cs]ing|self-taught) (?:a (?:bit|little) (?:of )?|some |basic |fluent |bad |broken )?(?<v>(?:${LANGUAGES})(?:(?:,| and|, and) (?:a bit of |some )?(?:${LANGUAGES})){0,4})\\b`) },
  { kind: "language", isWhole: true, pattern: re(`\\b(?<v>${LANGUAGES})(?: is| was|'s) my (?:first|native|mother|second|third|home|main)\\b`) },
  { kind: "language", isWhole: true, pattern: re(`\\b(?<v>${LANGUAGES}) (?:from|with|to) (?:my )?(?:mum|mom|dad|grandma|grandpa|the neighbou?rs|my wife|nan|home)\\b`) },
  { kind: "skill", isWhole: true, pattern: /\b(?:i (?:can )?(?:also )?|the )(?:play (?:the )?(?<v>piano|guitar|violin|cello|drums|bass|ukulele|flute|saxophone|sax|trumpet|banjo|harp|accordion|clarinet|tuba|bagpipes|chess|goalkeeper)|(?<v2>violin|cello|piano|guitar|trumpet) i play)\b/iu, value: (m) => `plays the ${m.groups?.["v"] ?? m.groups?.["v2"] ?? ""}` },
  // Family and ties
  { kind: "family", isWhole: true, pattern: re(`\\b(?:i|we|i've|we've) (?:have|got|had|am raising|'ve got)? ?(?:got )?(?<v>(?:an? |one |two |three |four |five |six |twin )(?:[a-z-]+ ){0,2}?(?:kids?|children|sons?|daughters?|boys|girls|brothers?|sisters?|siblings|twins|grandkids|grandchildren|stepkids))\\b`) },
  { kind: "family", isWhole: true, pattern: /\b(?:i'm|i am|im) (?<v>an only child|the (?:eldest|oldest|youngest|middle)(?: (?:of|child)[a-z ]{0,12})?|a twin|a single (?:mum|mom|dad|parent)|adopted|an orphan|(?:\w+ )?(?:months|weeks) pregnant|pregnant)\b/iu },
  { kind: "family", isWhole: true, pattern: /\b(?<v>raised by my (?:grandma|grandparents|nan|aunt|uncle|dad|mum|mom|gran|grandmother|grandfather|sister|brother))\b/iu },
  { kind: "family", isWhole: true, pattern: /\bmy (?<v>(?:son|daughter|kid|baby|twins)) was born\b/iu, value: (m) => `a ${group(m)}` },
  { kind: "partnership", isWhole: true, pattern: re(`\\b(?:i'm|i am|im|i've been|we've been|we're|been|got|just got|happily|have been|newly) (?<v>(?:married|divorced|engaged|separated|widowed|single|together)(?: (?:for )?(?:since \\d{4}|(?:\\d+|${NUMBER}) (?:years?|months?)))?)(?=$|[,.!?]| and | but | to | so | with )(?! (?:out|from))`) },
  { kind: "partnership", isWhole: true, pattern: re(`\\b(?:we|i) (?<v>broke up|split up|got married|got engaged|eloped)\\b`) },
  // Animals and things
  { kind: "pet", isWhole: true, pattern: re(`\\b(?:have|got|own|adopted|rescued|bought|raise|keep|i've|we've got|foster(?:ing)?|feed) (?:got )?(?<v>(?:an?|one|two|three|four|five|six|seven|\\d+) (?:[a-z-]+ ){0,3}?(?:${ANIMAL_WORDS})s?)\\b(?! (?:allergy|person|toy|costume|food|meme|video|bed))`), of: "me" },
  { kind: "breed", pattern: /\b(?:an? |is an? )(?<v>beagle|corgi|labrador|poodle|husky|(?:\w+ )?terrier|spaniel|collie|(?:golden )?retriever|greyhound|dachshund|pug|bulldog|mutt|rottweiler|whippet|chihuahua|german shepherd|tabby|siamese|maine coon|ragdoll|persian|bengal|cockatiel|budgie)\b/iu, isWhole: true, about: (m) => animalOf(group(m)) },
  { kind: "belonging", isWhole: true, pattern: /\b(?:bought|inherited|own|treated myself to|restored|restoring|left me|gave me|got myself|bought myself) (?<v>(?:a|an|my|his|her|two|three|\d+)(?: first| new| used| old)? [a-z0-9' -]{3,28}?)(?=$|[,.!?]| and | but | so | from | for | with | that | which )/iu, value: (m) => (/\b(?:coffee|lunch|dinner|drink|ticket|cat|dog|puppy|kitten|lift|ride|heart attack|hug|call|look|headache|cold)\b/iu.test(group(m)) ? null : group(m)) },
  { kind: "belonging", isWhole: true, pattern: /\bi drive (?<v>an? [a-z0-9' -]{3,24}?)(?=$|[,.!?]| and | that | with )/iu, value: (m) => (/taxi|bus|truck|lorry|hard/iu.test(group(m)) ? null : group(m)) },
  // Health
  { kind: "allergy", isWhole: true, pattern: re(`\\ballerg(?:ic|y) to ${V}${END}`), value: (m) => (/\bnot allerg/iu.test(m.input) || /^(?:work|mondays|mornings|people|hard work|bs|nonsense|effort|exercise)/iu.test(group(m)) ? null : group(m)) },
  { kind: "allergy", isWhole: true, pattern: /\b(?<v>peanuts|nuts|shellfish|bees|wasps|bee stings|prawns|shrimp|latex|penicillin|eggs|milk) (?:could|would|will|can|might) (?:literally |actually )?kill me\b/iu },
  { kind: "allergy", isWhole: true, pattern: /\b(?<v>(?:peanut|nut|tree nut|shellfish|pollen|dairy|egg|wheat|bee|latex|penicillin|cat|dog|dust(?: mite)?|soy|sesame|kiwi|strawberry|nickel|fish|milk|gluten)) allergy\b/iu },
  { kind: "health", isWhole: true, pattern: re(`(?:\\b(?:have|has|got|had|having|with|diagnosed with|living with|i'm|im|i am|am|is|he's|she's|my|her|his|since|because of|for)\\s+(?:(?:a |an |really |bad |severe |mild |chronic |late|just|got|undiagnosed )+)?|^)(?<v>${ILLNESSES})(?![a-z])(?!\\s+(?:person|joke))`), value: (m) => (/\b(?:that gives|gonna give|gives me)\b/iu.test(m.input) || /^(?:add|ms|pots|thyroid|blind)$/iu.test(group(m)) && !/\b(?:have|has|got|diagnosed)\b/iu.test(m[0]) ? null : group(m)) },
  { kind: "health", isWhole: true, pattern: re(`\\b(?<v>(?:(?:${NUMBER}|\\d+) (?:years?|months?|days?|weeks?) )?(?:sober|clean|smoke[- ]free)(?! house)|can't (?:do|walk|climb|lift|hear|see|smell|drive|swim) ?[a-z ]{0,24}?|found a lump|broke (?:my|his|her) [a-z]+|(?:hip|knee) replacement|in a wheelchair|use a wheelchair|hearing aids?|pacemaker|pregnant)(?=$|[,.!?]| and | in | so | but | because )`), value: (m) => (/\b(?:wait|stand|believe|see why|see the|drive me|hear you|see you)\b/iu.test(group(m)) || /^clean$/iu.test(group(m)) ? null : group(m)) },
  { kind: "medicine", isWhole: true, pattern: /\b(?:take|taking|takes|on|prescribed|started|need(?:s)?(?: (?:her|his|my))?|meds?|been on) (?<v>(?:metformin|insulin|concerta|ritalin|adderall|vyvanse|elvanse|sertraline|zoloft|prozac|fluoxetine|citalopram|lexapro|escitalopram|lithium|lamotrigine|xanax|propranolol|levothyroxine|thyroxine|statins|warfarin|antihistamines|antibiotics|blood thinners|the pill|steroids|prednisone|methotrexate|omeprazole|ibuprofen|melatonin|[a-z]+(?:pam|zole|statin|pril|sartan|olol|azine|etine|mycin|cillin)|(?:[a-z]+ )?(?:pills|tablets|inhaler)(?: (?:once|twice|three times) a day)?)(?: \d+ ?(?:mg)?)?)\b/iu },
  { kind: "medicine", isWhole: true, pattern: /\b(?<v>concerta|ritalin|adderall|vyvanse|sertraline|prozac|metformin|insulin|lithium)\b(?<d> \d+)?/iu, value: (m) => m[0], of: "me" },
  { kind: "died", pattern: re(`^(?:is |'s |has )?(?:just |recently |sadly )?(?<v>died|passed away|passed|is gone|was put down|was put to sleep|is no longer with us)\\b`), of: "other" },
  // Likes and dislikes
  { kind: "like", isWhole: true, pattern: re(`\\b(?:i|i've|we) (?:really |just |also |absolutely |still |do |fucking |always |secretly |kinda )?(?:like|love|enjoy|adore|live for|could live on|can't live without|can't get enough of|am into|fell in love with|got into|collect|worship|crave) ${NOT}${V}${END}`), value: (m) => (/live for/iu.test(m[0]) && /weekend|friday|moment/iu.test(group(m)) ? null : group(m)) },
  { kind: "like", isWhole: true, pattern: re(`\\b(?:obsessed with|addicted to|crazy about|big fan of|huge fan of|i'm a fan of|really into|i'm into|so into|im into|hooked on|a sucker for|soft spot for|partial to|in love with) ${NOT}${V}${END}`) },
  { kind: "like", isWhole: true, pattern: re(`\\bmy (?:all[- ]time )?(?:favou?rite|fave|fav|go-to|comfort|happy place)(?: [a-z]+){0,2} (?:is|are|has to be|was|'s|will always be) ${V}${END}`), value: (m) => (/^(?:that|when|the way|how)/iu.test(group(m)) ? null : group(m)) },
  { kind: "like", isWhole: true, pattern: re(`\\bi (?:put on|rewatch|listen to|re-?read|binge) ${V}(?:$|[,.!?]| (?:every|all|on repeat|when|again|constantly|whenever))`) },
  { kind: "like", isWhole: true, pattern: re(`^${V} (?:is|are) my (?:favou?rite|fave|jam|guilty pleasure|comfort (?:food|film|movie|show|blanket)|happy place|passion|everything|thing|blanket)\\b`) },
  { kind: "like", pattern: re(`^(?:likes|loves|adores|enjoys|is obsessed with|is into) ${NOT}${V}${END}`), of: "other" },
  { kind: "dislike", isWhole: true, pattern: re(`\\b(?:i|we|i'm|im|i am) (?:really |just |also |absolutely |still |fucking |always |secretly |kinda |do )?(?:hate|dislike|despise|loathe|detest|can't stand|cannot stand|cant stand|can't bear|can't abide|don't like|dont like|do not like|don't eat|can't eat|cannot eat|don't do|never eat|won't eat|don't touch|(?:am |'m )?(?:really |so )?(?:scared|terrified|afraid) of|avoid) ${NOT}${V}${END}`) },
  { kind: "dislike", isWhole: true, pattern: re(`^(?:honestly |really |just )?(?:can't stand|cant stand|hate|hates|can't bear|despise|not a fan of|not into|not keen on|terrified of|scared of|sick of) ${NOT}${V}${END}`) },
  { kind: "dislike", isWhole: true, pattern: re(`\\b(?:not a|no|not much of a) (?<v>[a-z]+(?: [a-z]+)?) person\\b`) },
  { kind: "dislike", isWhole: true, pattern: re(`\\b(?:no|hold the|without|NOT the) (?<v>${FOOD})\\b(?: (?:for me|please|thanks|ever))`) },
  { kind: "dislike", isWhole: true, pattern: /^(?<v>[a-z' ]{3,24}?) (?:is|are)(?:n't| not) (?:really )?(?:my thing|for me|my cup of tea)\b/iu },
  { kind: "habit", isWhole: true, pattern: /\b(?:i |i've )(?<v>(?:quit|gave up|stopped|given up) (?:smoking|drinking|sugar|caffeine|alcohol|gambling|vaping))\b/iu },
  { kind: "habit", isWhole: true, pattern: re(`\\bi (?:don't|dont|do not|never) (?<v>drink|smoke|eat meat|drink coffee)(?=$|[,.!?]| or | and | any)`), value: (m) => `doesn't ${group(m)}` },
  { kind: "habit", isWhole: true, pattern: re(`\\b(?:i|we|i've|written|been) (?!was|am|'m|had|have been|can't|just)(?<v>[a-z' -]{3,40}? (?:every|each) (?:single )?(?:day|night|morning|evening|week|weekend|sunday|monday|tuesday|wednesday|thursday|friday|saturday|month|summer|winter))\\b`), value: (m) => group(m).replace(/^(?:'ve|have|always|still) /iu, "") },
  { kind: "habit", isWhole: true, pattern: re(`\\b(?:i'm|i am|im|been|we're|gone|went) (?:a |an )?(?<v>vegan|vegetarian|pescatarian|veggie|teetotal|kosher|halal|keto|gluten[- ]free|a? ?night owl|an? ?early bird|left[- ]handed)\\b`) },
  // The rest
  { kind: "worry", isWhole: true, pattern: re(`\\b(?:i'm|im|i am|i've been|been|i'm so|i keep|so) (?:really |so |a bit |just |constantly )?(?:worr(?:ied|ying) (?:about|that|sick about)|worried(?= (?:the|my|i|he|she|they|it|we)\\b)|thinking (?:that )?(?=they|he|she|i)|scared(?: that)?(?= i\\b)|afraid (?:that|of)|afraid(?= i\\b)|terrified(?: that)?(?= i\\b)|anxious about|nervous about|dreading|stressed about|stressing (?:about|over)|checking) ${NOT}(?<v>[^,.!?]{3,50})`) },
  { kind: "wish", isWhole: true, pattern: /\b(?:(?:my|the) dream (?:is|job is|has always been)|i've always wanted|i dream of|i want to be|one day i'll|my goal is|i'm saving (?:up )?for|saving up for) (?:to )?(?<v>[^,.!?]{3,50})/iu },
  { kind: "other", isWhole: true, pattern: re(`\\b(?:i'm|im|i am|he's|she's|wife's|husband's|mum's|mom's|dad's|is) (?:an? )?(?<v>agnostic|atheist|catholic|muslim|jewish|buddhist|hindu|sikh|christian|quaker|mormon|gay|bi|bisexual|lesbian|trans|non-?binary|queer|asexual|ace)\\b`) },
  { kind: "other", isWhole: true, pattern: /\b(?:i'm|im|i am) (?<v>(?:\d['′]\d+|\d+ ?(?:cm|feet|foot)(?: \d+)?)(?: tall)?|(?:an? )?(?:introvert|extrovert|perfectionist))\b/iu },
];
