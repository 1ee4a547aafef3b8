/** Past forms that follow no rule, by their first form; where two are given, the second is the participle. */
const IRREGULAR = `be was been|become became become|begin began begun|bite bit bitten|blow blew blown|break broke broken|bring brought brought|build built built|burn burned burned|buy bought bought|catch caught caught|choose chose chosen|come came come|cut cut cut|dig dug dug|do did done|draw drew drawn|dream dreamed dreamed|drink drank drunk|drive drove driven|eat ate eaten|fall fell fallen|feel felt felt|fight fought fought|find found found|fly flew flown|forget forgot forgotten|forgive forgave forgiven|freeze froze frozen|get got got|give gave given|go went gone|grow grew grown|hang hung hung|have had had|hear heard heard|hide hid hidden|hit hit hit|hold held held|hurt hurt hurt|keep kept kept|know knew known|lead led led|learn learned learned|leave left left|lend lent lent|let let let|lie lied lied|lose lost lost|make made made|mean meant meant|meet met met|pay paid paid|put put put|quit quit quit|read read read|ride rode ridden|run ran run|say said said|see saw seen|sell sold sold|send sent sent|set set set|shoot shot shot|sing sang sung|sink sank sunk|sit sat sat|sleep slept slept|smell smelled smelled|speak spoke spoken|spend spent spent|stand stood stood|steal stole stolen|swim swam swum|take took taken|teach taught taught|tell told told|think thought thought|throw threw thrown|try tried tried|understand understood understood|wake woke woken|wear wore worn|win won won|write wrote written`;

const participles = new Map(
  IRREGULAR.split("|").map((forms): [string, string] => {
    const [first = "", , participle = ""] = forms.split(" ");
    return [first, participle];
  }),
);
const past = new Set(IRREGULAR.split("|").flatMap((forms) => forms.split(" ").slice(1)));

const regular = (verb: string): string => {
  if (verb.endsWith("e")) return `${verb}d`;
  if (/[^aeiou]y$/u.test(verb)) return `${verb.slice(0, -1)}ied`;
  return /^[^aeiou]*[aeiou][bdgmnprt]$/u.test(verb) ? `${verb}${verb.slice(-1)}ed` : `${verb}ed`;
};

/** The participle of a verb: “broken” of “break”, “danced” of “dance”. */
export const participleOf = (verb: string): string => participles.get(verb) ?? regular(verb);

/** Whether a word is a past form or a participle: “been”, “danced”. */
export const isPastForm = (word: string): boolean => past.has(word) || /(?:[^e]ed|eed)$/u.test(word);
