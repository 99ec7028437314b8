import type { ClassFacts, ClassFinding } from './class-facts.js';
import { findPhrase, phrases } from './phrases.js';

const REFUSALS = phrases([
  "(?:not|isn't|aren't|no longer|never) (?:\\S+ ){0,3}?(?:interested|interesting (?:for|to) us|accepting|looking for|a (?:good )?(?:fit|match)|the right fit|relevant (?:for|to) us|something (?:we|i)|for us|suitable for us|taking (?:on )?(?:any )?guest|in the market)",
  "(?:don't|do not|dont|doesn't|does not|can't|cannot|can not|won't|will not|never|no longer) (?:\\S+ ){0,2}?(?:accept|publish|post|take|allow|offer|host|run|feature|work with|do|use|need|want|link|add|place|sell|include)(?: \\S+){0,4}? ?(?:guest|outside|external|third[- ]party|sponsored|paid|unsolicited|links?|posts?|articles?|content|contributions?|submissions?|contributors?|backlinks?|it|this|that|pitches)",
  "no,? (?:thanks|thank you|thx|thankyou|interest|need)|thanks,? but no|thank you,? but no|nope|not at (?:this|the) (?:time|moment)|not right now|not for (?:us|me)|hard pass|pass on (?:this|it|that|your)|(?:i'll|we'll|i will|we will|have to|going to|must) (?:have to )?(?:pass|decline)|(?:politely|respectfully) decline|decline your",
  "(?:unfortunately|sorry|afraid|regret)(?:[, ]+\\S+){0,8}? (?:can't|cannot|can not|not (?:able|possible|interested|accept\\S*|looking|publish\\S*)|unable|won't|decline|do not|don't|no longer|pass)",
  'we are (?:all )?(?:set|good|fully booked)|(?:already|currently) have (?:enough|plenty|a full)|against our (?:policy|guidelines)',
  "(?:i|we) don't think (?:\\S+ ){1,6}?(?:fit|works?|right|match)",
  // German
  '(?:kein|keinen|keinerlei) (?:interesse|bedarf|gastbeitr\\S+|gastartikel)|nicht interessiert|nein,? danke|(?:leider|bedauerlicherweise)(?: \\S+){0,8}? (?:nicht|kein\\S*|ablehnen|absagen)|(?:veröffentlichen|akzeptieren|nehmen|bieten|machen) (?:\\S+ ){0,4}?(?:keine|nicht)|passt (?:\\S+ ){0,3}?nicht|kommt (?:\\S+ ){0,4}?nicht (?:in frage|infrage)',
  // French
  "(?:pas|plus|aucunement) intéressée?s?|non,? merci|(?:n'|ne )(?:\\S+ ){0,3}?(?:pas|plus|aucun\\S*) (?:\\S+ ){0,3}?(?:intéress\\S+|articles?|invités?|liens?|publi\\S+|accept\\S+|donner suite|besoin)|(?:malheureusement|désolée?|regrett\\S+)(?:[, ]+\\S+){0,8}? (?:pas|plus|ne|impossible)|ne (?:correspond|convient) pas|décliner",
  // Spanish
  'no (?:nos|me|estamos|estoy|tenemos|tengo)(?: \\S+){0,3}? (?:interesa\\S*|interés|interesad[oa]s?|necesit\\S+)|no,? gracias|no (?:aceptamos|publicamos|admitimos|trabajamos|colaboramos|acepto|publico)|(?:lamentablemente|desafortunadamente|lo siento|lo sentimos)(?:[, ]+\\S+){0,8}? (?:no|nunca)|no encaja',
  // Italian
  'non (?:siamo|sono|ci|mi|abbiamo|è)(?: \\S+){0,3}? (?:interessat[oiae]|interessa|interesse)|no,? grazie|non (?:accettiamo|pubblichiamo|ospitiamo|accetto|pubblico|collaboriamo)|(?:purtroppo|mi dispiace|ci dispiace|spiacenti)(?:[, ]+\\S+){0,8}? non',
  // Dutch
  'geen (?:interesse|belangstelling|behoefte|gastblogs?|gastartikelen)|niet geïnteresseerd|nee,? (?:bedankt|dank\\S*)|(?:helaas|jammer genoeg)(?:[, ]+\\S+){0,8}? (?:niet|geen)|(?:plaatsen|accepteren|publiceren) (?:\\S+ ){0,3}?(?:geen|niet)|past (?:\\S+ ){0,3}?niet',
  // Portuguese
  'não (?:temos|tenho|estamos|estou|nos|me|há)(?: \\S+){0,3}? (?:interess\\S+)|não,? obrigad[oa]|não (?:aceitamos|publicamos|aceito|publico|trabalhamos)|(?:infelizmente|lamentamos|desculpe)(?:[, ]+\\S+){0,8}? não',
  // Polish, Czech
  'nie (?:jesteśmy|jestem|interesuje)(?: \\S+){0,2}? ?(?:zainteresowan[iya]|mnie|nas)?|nie,? dzięki|dziękuj\\S+,? (?:ale )?nie|(?:niestety|przykro)(?:[, ]+\\S+){0,8}? nie|nie (?:publikujemy|przyjmujemy|zamieszczamy)',
  '(?:nemáme|nemám|nejsme|nejsem) (?:\\S+ ){0,2}?(?:zájem|zainteresov\\S+)|ne,? děkuj\\S+|(?:bohužel)(?:[, ]+\\S+){0,8}? ne\\p{L}+',
  // Nordic
  '(?:inte|ej) (?:\\S+ ){0,2}?(?:intressera\\S*|aktuellt|intresse)|nej,? tack|(?:tyvärr|dessvärre)(?:[, ]+\\S+){0,8}? (?:inte|inga|ej)|(?:inget|inte något) intresse',
  '(?:ikke) (?:\\S+ ){0,2}?(?:interesser\\S*|aktuelt|noget for os|interesse)|nej,? tak|nei,? takk|(?:desværre|dessverre|beklager)(?:[, ]+\\S+){0,8}? (?:ikke|ingen)|ingen interesse',
  '(?:emme|en) (?:\\S+ ){0,2}?(?:ole kiinnostun\\S+|julkaise|ota vastaan)|ei (?:\\S+ ){0,1}?(?:kiinnosta|kiitos)|kiitos,? ei|valitettavasti(?: \\S+){0,6}? e(?:i|mme|n)',
  // Russian, Ukrainian, Turkish, Hungarian, Romanian
  '(?:не|нам не|мне не) (?:\\S+ )?(?:интересно|интересует|заинтересован\\S+|интересны|публикуем|размещаем|принимаем)|нет,? спасибо|спасибо,? (?:но )?(?:нет|не надо)|к сожалению(?:[, ]+\\S+){0,8}? не',
  '(?:не|нам не) (?:\\S+ )?(?:цікаво|цікавить|зацікавлен\\S+|публікуємо)|ні,? дякую|на жаль(?:[, ]+\\S+){0,8}? не',
  'ilgilenmiyor\\S*|hayır,? teşekkür\\S*|(?:maalesef|ne yazık ki)(?:[, ]+\\S+){0,8}? \\S*(?:mıyor|miyor|muyor|müyor|değil|yok)\\S*|kabul etmiyor\\S*',
  'nem (?:\\S+ ){0,2}?(?:érdekel|érdekelt\\S*|vagyunk érdekeltek|áll módunkban|fogadunk)|köszön\\S+,? (?:de )?nem|sajnos(?:[, ]+\\S+){0,6}? nem|nu (?:\\S+ ){0,2}?(?:suntem interesați|mă interesează|ne interesează|publicăm|acceptăm)|nu,? mulțum\\S+|din păcate(?:[, ]+\\S+){0,6}? nu',
  '興味(?:は|が)?(?:ありません|ございません|ない)|お断り|見送らせて|遠慮(?:させて|いたし|します)|受け付けて(?:おりません|いません)|不感兴趣|没有兴趣|不需要|不接受|沒有興趣|관심이? 없|괜찮습니다',
]);

const PLAIN_NO = /^(?:no|nope|nein|non|nee|não|nie|nej|nei|ei|нет|ні|hayır|nem)[.!]*$/u;

/** They do not want what was offered. */
export function findNotInterested({ text, words }: ClassFacts): ClassFinding | null {
  if (PLAIN_NO.test(text)) return { confidence: 0.9, signals: [`says only "${text.slice(0, 20)}"`] };
  const phrase = findPhrase(text.slice(0, 2_000), REFUSALS);
  return phrase ? { confidence: words <= 60 ? 0.9 : 0.75, signals: [`says "${phrase}"`] } : null;
}
