import type { ClassFacts, ClassFinding } from './class-facts.js';
import { findPhrase, phrases } from './phrases.js';

const POSTS =
  '(?:guest|outside|external|third[- ]party|unsolicited|posts?|articles?|content|contributions?|submissions?|contributors?|writers?|authors?|pitches)';

/** Of the whole: they will not have it. */
const REFUSALS = phrases([
  "(?:not|isn't|aren't|no longer|never) (?:\\S+ ){0,3}?(?:interested(?! in (?:money|payments?|paid|sponsored|links?|backlinks?|exchang\\S*))|interesting (?:for|to) us|accepting(?! (?:payments?|money|links?|paid|sponsored))|looking for(?! (?:payment|money|perfect\\S*|paid|sponsored|links?))|a (?:good )?(?:fit|match)|the right fit|relevant (?:for|to) us|something (?:we|i)(?:'re|'d)? (?:are|do|can|would|could|offer|publish|want|need|accept|take|run|look)|for us|suitable for us|taking (?:on )?(?:any )?guest|in the market)",
  `(?:don't|do not|dont|doesn't|does not|can't|cannot|can not|won't|will not|never|no longer|not) (?:\\S+ ){0,2}?(?:accept|publish|post|take|allow|offer|host|run|feature|work with|want|need|use)(?! (?:sponsored|paid|promotional|commercial|links?|backlinks?))(?: (?!but\\b|sponsored\\b|paid\\b|promotional\\b|commercial\\b|with\\b|without\\b)\\S+){0,4}? ?${POSTS}(?! (?:that|which|with|without|about|under|over|before|written|generated|until|longer|shorter|if|unless))`,
  "(?:can't|cannot|can not|won't|will not) (?:\\S+ )?(?:accept|publish|post|run|feature|host|use|take) (?:it|this|that)(?! (?:before|until|yet|without|unless|as|in|if|now|today|this))|(?:don't|do not|dont) do (?:it|this|that|these)(?![\\p{L}\\p{N}])",
  "no,? (?:thanks|thank you|thx|thankyou|interest)|no need(?: (?:for (?:this|it|that|such|guest|more)|thanks|thank you))?(?=[.,!\\n]|$)|thanks,? but no|thank you,? but no|nope|not for (?:us|me)|hard pass|pass on (?:this|it|that|your)(?! (?:\\S+ ){0,4}?(?:to|along))|(?:i'll|we'll|i will|we will|have to|going to|must) (?:have to )?(?:pass(?=[.,!\\n]|$| (?:on (?:this|it|that|your)(?! (?:\\S+ ){0,4}?(?:to|along))|this time|for now|here|up))|decline)|(?:politely|respectfully) decline|decline your",
  '(?:unfortunately|sorry|regrettably|afraid)[, ]+(?:not|no)(?=[.,!\\n]|$)',
  "we(?: are|'re) (?:all )?(?:set|good|fully booked)(?: (?:for now|thanks|thank you|at the moment|right now|here|on \\S+(?: \\S+)?))*(?=[.,!\\n]|$)|(?:already|currently) have (?:enough|plenty|a full)",
  // What is closed to all.
  `(?:guest (?:posts?|posting|blogging|articles?|contributions?|submissions?)|submissions?|pitches|contributions?)(?: \\S+){0,2}? (?:is|are|remain|have been|has been) (?:\\S+ ){0,2}?(?:closed|paused|suspended|on hold|discontinued|unavailable|full|not (?:\\S+ )?(?:open|available|accepted|possible|allowed))(?! (?:on|to) (?:\\S+days?|agencies))|(?:closed|not (?:\\S+ )?open) (?:to|for) (?:(?:any|all|new|more|unsolicited|outside|external|further) ){0,3}${POSTS}|(?:stopped|ceased|paused|discontinued|suspended) (?:accepting |taking |publishing |running |offering |our |all ){0,2}(?:guest|outside|external|unsolicited|submissions|contributions)`,
  '(?:gastbeitr\\S+|gastartikel\\S*) (?:sind|werden|nehmen|veröffentlichen) (?:\\S+ ){0,4}?(?:geschlossen|ausgesetzt|nicht|keine)|für (?:gastbeitr\\S+|gastartikel\\S*|gastautoren) (?:\\S+ ){0,3}?geschlossen',
  '(?:articles? invités?|contributions|soumissions)(?: \\S+){0,2}? (?:sont|est) (?:\\S+ ){0,2}?(?:ferm\\S+|suspend\\S+)|(?:artículos de invitados|guest posts?|colaboraciones)(?: \\S+){0,2}? (?:están|está) (?:\\S+ ){0,2}?(?:cerrad\\S+|suspend\\S+)|(?:guest post|contributi)(?: \\S+){0,2}? sono (?:\\S+ ){0,2}?(?:chius\\S+|sospes\\S+)|gastblogs?(?: \\S+){0,2}? (?:is|zijn) (?:\\S+ ){0,2}?gesloten',
  // German
  '(?:kein|keinen|keinerlei) (?:interesse|bedarf|gastbeitr\\S+|gastartikel)|nicht interessiert|nein,? danke|(?:veröffentlichen|akzeptieren|nehmen|bieten|machen) (?:\\S+ ){0,4}?(?:keine|nicht)(?! (?:\\S+ )?(?:werb|bezahlt|link|kommerz|ki-|gesponser|vor|bis))|kommt (?:\\S+ ){0,4}?nicht (?:in frage|infrage)',
  // French
  "(?:pas|plus|aucunement) intéressée?s?|non,? merci|(?:n'|ne )(?:\\S+ ){0,3}?(?:pas|plus|aucun\\S*) (?:\\S+ ){0,3}?(?:intéress\\S+|articles?|invités?|liens?|publi\\S+|accept\\S+|donner suite|besoin)|ne (?:correspond|convient) pas|décliner",
  // Spanish
  'no (?:nos|me|estamos|estoy|tenemos|tengo)(?: \\S+){0,3}? (?:interesa\\S*|interés|interesad[oa]s?|necesit\\S+)|no,? gracias|no (?:aceptamos|publicamos|admitimos|trabajamos|colaboramos|acepto|publico)|no encaja',
  // Italian
  'non (?:siamo|sono|ci|mi|abbiamo|è)(?: \\S+){0,3}? (?:interessat[oiae]|interessa|interesse)|no,? grazie|non (?:accettiamo|pubblichiamo|ospitiamo|accetto|pubblico|collaboriamo)',
  // Dutch
  'geen (?:interesse|belangstelling|behoefte|gastblogs?|gastartikelen)|niet geïnteresseerd|nee,? (?:bedankt|dank\\S*)|(?:plaatsen|accepteren|publiceren) (?:\\S+ ){0,3}?(?:geen|niet)|past (?:\\S+ ){0,3}?niet',
  // Portuguese
  'não (?:temos|tenho|estamos|estou|nos|me|há)(?: \\S+){0,3}? (?:interess\\S+)|não,? obrigad[oa]|não (?:aceitamos|publicamos|aceito|publico|trabalhamos)',
  // Polish, Czech
  'nie (?:jesteśmy|jestem|interesuje)(?: \\S+){0,2}? ?(?:zainteresowan[iya]|mnie|nas)?|nie,? dzięki|dziękuj\\S+,? (?:ale )?nie|nie (?:publikujemy|przyjmujemy|zamieszczamy)',
  '(?:nemáme|nemám|nejsme|nejsem) (?:\\S+ ){0,2}?(?:zájem|zainteresov\\S+)|ne,? děkuj\\S+',
  // Nordic
  '(?:inte|ej) (?:\\S+ ){0,2}?(?:intressera\\S*|aktuellt|intresse)|nej,? tack|(?:inget|inte något) intresse',
  '(?:ikke) (?:\\S+ ){0,2}?(?:interesser\\S*|aktuelt|noget for os|interesse)|nej,? tak|nei,? takk|ingen interesse',
  '(?:emme|en) (?:\\S+ ){0,2}?(?:ole kiinnostun\\S+|julkaise|ota vastaan)|ei (?:\\S+ ){0,1}?(?:kiinnosta|kiitos)|kiitos,? ei',
  // Russian, Ukrainian, Turkish, Hungarian, Romanian
  '(?:не|нам не|мне не) (?:\\S+ )?(?:интересно|интересует|заинтересован\\S+|интересны|публикуем|размещаем|принимаем)|нет,? спасибо|спасибо,? (?:но )?(?:нет|не надо)',
  '(?:не|нам не) (?:\\S+ )?(?:цікаво|цікавить|зацікавлен\\S+|публікуємо)|ні,? дякую',
  'ilgilenmiyor\\S*|hayır,? teşekkür\\S*|kabul etmiyor\\S*',
  'nem (?:\\S+ ){0,2}?(?:érdekel|érdekelt\\S*|vagyunk érdekeltek|áll módunkban|fogadunk)|köszön\\S+,? (?:de )?nem|nu (?:\\S+ ){0,2}?(?:suntem interesați|mă interesează|ne interesează|publicăm|acceptăm)|nu,? mulțum\\S+',
  '興味(?:は|が)?(?:ありません|ございません|ない)|お断り|見送らせて|遠慮(?:させて|いたし|します)|受け付けて(?:おりません|いません)|不感兴趣|没有兴趣|不需要|不接受|沒有興趣|관심이? 없|괜찮습니다',
]);

/** Of a part, a price or a date, or said for the time being: a yes beside it counts more. */
const PARTIAL = phrases([
  "(?:don't|do not|dont|doesn't|does not|can't|cannot|can not|won't|will not|never|no longer) (?:\\S+ ){0,2}?(?:accept|publish|post|take|allow|offer|host|run|feature|want|need|link|add|place|sell|include|use)(?: \\S+){0,4}? ?(?:sponsored|paid|promotional|links?|backlinks?|this|that|guest|articles?|posts?|content|submissions?)|not (?:interested in|accepting|looking for) (?:paid|sponsored|links?|backlinks?|exchang\\S*)",
  "not at (?:this|the) (?:time|moment)(?=[.,!\\n]|$)|not right now(?=[.,!\\n]|$)|against our (?:policy|guidelines)|(?:i|we) don't think (?:\\S+ ){1,6}?(?:fit|works?|right|match)",
  "(?:unfortunately|regrettably|sorry(?! (?:for|about|to (?:hear|bother|keep|have))(?![\\p{L}])|,? (?:late|slow))|afraid|regret)(?:[, ]+\\S+){0,8}? (?:(?:can't|cannot|can not|won't|do not|don't|no longer|not able to|unable to|not going to|not|be able to) (?:\\S+ )?(?:accept|publish|take|help|offer|do|work|host|run|post|use|feature|proceed|consider|collaborat|cooperat|move forward|go ahead|participat|support|accommodat|assist|includ|add|interested|looking|possible|something)\\S*|decline|pass(?=[.,!\\n]|$| on (?:this|it)))",
  'passt (?:\\S+ ){0,3}?nicht|(?:veröffentlichen|akzeptieren|nehmen|bieten|machen) (?:\\S+ ){0,4}?(?:keine|nicht)|(?:leider|bedauerlicherweise) nicht(?=[.,!\\n]|$)',
]);
/** Regret and a no, of whatever: "Leider habe ich Ihre Mail nicht früher gesehen" is one as well. */
const REGRETS = phrases([
  '(?:leider|bedauerlicherweise)(?: \\S+){0,8}? (?:nicht|kein\\S*|ablehnen|absagen)',
  '(?:malheureusement|désolée?|regrett\\S+)(?:[, ]+\\S+){0,8}? (?:pas|plus|ne|impossible)',
  '(?:lamentablemente|desafortunadamente|lo siento|lo sentimos)(?:[, ]+\\S+){0,8}? (?:no|nunca)',
  '(?:purtroppo|mi dispiace|ci dispiace|spiacenti)(?:[, ]+\\S+){0,8}? non',
  '(?:helaas|jammer genoeg)(?:[, ]+\\S+){0,8}? (?:niet|geen)',
  '(?:infelizmente|lamentamos|desculpe)(?:[, ]+\\S+){0,8}? não',
  '(?:niestety|przykro)(?:[, ]+\\S+){0,8}? nie',
  '(?:bohužel)(?:[, ]+\\S+){0,8}? ne\\p{L}+',
  '(?:tyvärr|dessvärre)(?:[, ]+\\S+){0,8}? (?:inte|inga|ej)',
  '(?:desværre|dessverre|beklager)(?:[, ]+\\S+){0,8}? (?:ikke|ingen)',
  'valitettavasti(?: \\S+){0,6}? e(?:i|mme|n)',
  'к сожалению(?:[, ]+\\S+){0,8}? не',
  'на жаль(?:[, ]+\\S+){0,8}? не',
  '(?:maalesef|ne yazık ki)(?:[, ]+\\S+){0,8}? \\S*(?:mıyor|miyor|muyor|müyor|değil|yok)\\S*',
  'sajnos(?:[, ]+\\S+){0,6}? nem',
  'din păcate(?:[, ]+\\S+){0,6}? nu',
]);

const PLAIN_NO = /^(?:no|nope|nein|non|nee|não|nie|nej|nei|ei|нет|ні|hayır|nem)[.!]*$/u;
/** What rests on a tone alone. */
const DOUBTFUL = 0.65;

export interface Refusal extends ClassFinding {
  /** It may be of a part only, so that a clear yes beside it counts more. */
  yields: boolean;
}

/** They do not want what was offered. */
export function findNotInterested({ text, words }: ClassFacts): Refusal | null {
  if (PLAIN_NO.test(text)) return { confidence: 0.9, signals: [`says only "${text.slice(0, 20)}"`], yields: false };
  const start = text.slice(0, 2_000);
  const whole = findPhrase(start, REFUSALS);
  const confidence = words <= 60 ? 0.9 : 0.75;
  if (whole) return { confidence, signals: [`says "${whole}"`], yields: false };
  const partial = findPhrase(start, PARTIAL);
  if (partial) return { confidence, signals: [`says "${partial}"`], yields: true };
  const regret = findPhrase(start, REGRETS);
  return regret ? { confidence: DOUBTFUL, signals: [`says "${regret}"`], yields: true } : null;
}
