/**
 * What people ask or say that is understood without an author's example: `group.kind`, as in
 * `evaluation/ask-kinds.json`. `asked.*` are questions by their frame (`questions/`), `frame.*` words around an answer
 * that was worked out, `back.*` what is asked back after a line, `daily.*` what people bring up when they ask nothing.
 */
// biome-ignore format: a line for each group
export const ASK_KINDS = [
  "self.name", "self.name_meaning", "self.who", "self.age", "self.birthday", "self.sign", "self.home", "self.where", "self.doing", "self.alone", "self.work", "self.family", "self.food", "self.colour", "self.music", "self.season", "self.film", "self.book", "self.animal", "self.hobby", "self.dislike", "self.fear", "self.dream", "self.feelings", "self.mood", "self.real", "self.ai", "self.human", "self.see", "self.maker", "self.sleep", "self.eat", "self.looks", "self.skills", "self.languages", "self.past",
  "us.love", "us.miss", "us.think", "us.friends", "us.secret", "us.met", "us.leave",
  "greet.there", "greet.morning", "greet.noon", "greet.evening", "greet.eaten", "greet.sorry", "greet.back", "greet.longtime", "greet.festival", "greet.how", "greet.night", "greet.bye", "greet.thanks",
  "opinion.life", "opinion.thing", "opinion.hot", "opinion.taste",
  "other.character", "other.prefer", "other.friend", "other.celebrity",
  "rough.insult", "rough.swear", "rough.confess", "rough.flirt", "rough.jealous",
  "comfort.sad", "comfort.tired", "comfort.lonely", "comfort.angry", "comfort.anxious", "comfort.sick", "comfort.insomnia", "comfort.exam", "comfort.job", "comfort.breakup", "comfort.parents", "comfort.friend", "comfort.bored", "comfort.homesick", "comfort.grief", "comfort.bullied", "comfort.body", "comfort.money", "comfort.scared", "comfort.danger", "comfort.violence", "comfort.selfharm",
  "happy.news", "happy.achieve", "happy.plan", "happy.love", "happy.share",
  "daily.meal", "daily.cooking", "daily.child", "daily.elder", "daily.partner", "daily.quarrel", "daily.peace", "daily.friend", "daily.kindness", "daily.rude", "daily.pet", "daily.shift", "daily.trouble", "daily.change", "daily.earning", "daily.class", "daily.clinic", "daily.kinsick", "daily.baby", "daily.wedding", "daily.house", "daily.broken", "daily.found", "daily.bought", "daily.gift", "daily.trip", "daily.road", "daily.sky", "daily.garden", "daily.exercise", "daily.match", "daily.play", "daily.screen", "daily.song", "daily.craft", "daily.dream", "daily.sleep", "daily.past", "daily.gone", "daily.waiting", "daily.decided", "daily.undone", "daily.mishap", "daily.hurt", "daily.loss", "daily.luck", "daily.feast", "daily.noise", "daily.courage", "daily.learned", "daily.online", "daily.chores", "daily.alone", "daily.small",
  "talk.i_said", "talk.you_said", "talk.notlistening", "talk.already", "talk.dontget", "talk.simpler", "talk.stopask", "talk.topic", "talk.you", "talk.correct", "talk.quiet", "talk.shorter", "talk.longer", "talk.summary", "talk.speak_en", "talk.speak_zh",
  "noise.silence", "noise.mash", "noise.nonsense", "noise.long", "noise.ack", "noise.laugh",
  "follow.why", "follow.really", "follow.guess", "follow.andyou", "follow.more", "follow.nth", "follow.view", "follow.then",
  "asked.can", "asked.able", "asked.ever", "asked.heard", "asked.like", "asked.want", "asked.would", "asked.instead", "asked.believe", "asked.have", "asked.are", "asked.why", "asked.favourite", "asked.what", "asked.how", "asked.wonder", "asked.should", "asked.say", "asked.advise", "asked.child",
  "unknown.weather", "unknown.news", "unknown.stock", "unknown.private", "unknown.future", "unknown.nearby", "unknown.person",
  "app.action",
  "refuse.danger", "refuse.crime", "refuse.sexual", "refuse.minor", "refuse.hate", "refuse.medical",
  "frame.fact", "frame.word", "frame.compare", "frame.sum", "frame.clock", "frame.unit", "frame.made", "frame.ideas", "frame.advice", "frame.app",
  "choose.ab", "choose.yesno", "choose.coin", "choose.dice", "choose.random",
  "make.joke", "make.coldjoke", "make.compliment", "make.motto", "make.fortune", "make.tale",
  "game.start", "game.on", "game.win", "game.lose", "game.stop",
  "back.unknown", "back.listening", "back.care", "back.not_sad", "back.joy", "back.funny", "back.fiction", "back.mishap", "back.touched", "back.heavy",
  "memory.unknown", "memory.noted", "memory.forgotten", "memory.recall", "memory.comeback", "memory.all", "memory.none", "memory.struck", "memory.misheard",
  "memory.of_birthday", "memory.of_death", "memory.of_illness", "memory.of_condition", "memory.of_trouble", "memory.of_wedding", "memory.of_baby", "memory.of_job", "memory.of_home", "memory.of_their_home", "memory.of_animal", "memory.of_person", "memory.of_study", "memory.of_own_study", "memory.of_taste", "memory.of_age", "memory.of_own_age", "memory.of_plan", "memory.of_test", "memory.of_own_test", "memory.of_skill", "memory.of_allergy", "memory.of_work",
] as const;
export type AskKind = (typeof ASK_KINDS)[number];
