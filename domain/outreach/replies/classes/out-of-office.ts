import type { ClassFacts, ClassFinding } from './class-facts.js';
import { findPhrase, phrases } from './phrases.js';

const DAY =
  '(?:\\d|next|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december|a (?:day|week|fortnight|month)|(?:two|three|four|a few) (?:days|weeks|months))';

const ABSENT = phrases([
  "(?:i am|i'm|im|i will be|i'll be|am|we are|we're|we will be|we'll be|our office is|the office is|(?<=^|[.!\\n] ?)currently) (?:\\S+ ){0,3}?(?:out of (?:the |my )?office|away|on (?:annual |parental |maternity |paternity |sick |medical )?(?:leave|vacation|holidays?|pto)|ooo|travell?ing|on a business trip|absent|unavailable)",
  "(?:(?:our|the) (?:\\S+ )?(?:office|offices|shop|company|studio|agency|newsroom|building)|we|we're|i|i'm)(?: (?:is|are|am|will be))? (?:\\S+ )?closed (?:for (?:the )?(?:\\S+ )?(?:holidays?|vacation|christmas|easter|summer|winter|new year|season|break|day|week|weekend)|until|till|from|between|over|during|today|tomorrow|this week|on|through)|(?:our|the) (?:\\S+ )?(?:office|offices) (?:is|are|will be) (?:\\S+ )?closed",
  'out of (?:the )?office (?:until|till|from|starting|through|and|with|on|this|next|-)',
  '(?:limited|no|intermittent|sporadic) access to (?:my )?(?:e-?mails?|mail|messages|internet)',
  "(?:will|i'll) (?:respond|reply|answer|get back|be back|return|read your)(?: \\S+){0,6}? (?:when i return|upon my return|on my return|after my return|once i(?:'m| am) back|as soon as i(?:'m| am) back)",
  "(?:i will be|i'll be|we will be|we'll be|will be|i shall be) (?:back|returning)(?: \\S+){0,4}? (?:on|at|in|the|from|by|next|tomorrow)",
  `(?:i am|i'm|we are|we're) (?:only |not )?(?:back|returning)(?: (?:in|to|at) (?:the |my )?(?:office|work|desk))? (?:on|from|by|after|in) (?:the )?${DAY}`,
  'annual leave until|on vacation until|on leave until',
  // German
  '(?:ich bin|bin|wir sind|unser büro ist)(?: \\S+){0,8}? (?:nicht (?:im (?:büro|haus)|erreichbar|da|verfügbar)|abwesend|(?:im|in) (?:\\S+ )?urlaub|außer haus|auf dienstreise|geschlossen|in elternzeit|krank(?:geschrieben)?)|(?:bin|sind) (?:erst )?(?:(?:ab|am|nach|in|zum) )(?:\\S+ ){1,5}?wieder (?:erreichbar|im (?:büro|haus)|für sie da|zurück|da)|wieder (?:erreichbar|im (?:büro|haus)|für sie da) (?:ab|am|bin ich (?:ab|am))',
  'derzeit (?:nicht im (?:büro|haus)|abwesend|im urlaub|nicht erreichbar)|(?:ihre|deine) (?:e-?mail|nachricht) wird nicht weitergeleitet|abwesenheitsnotiz',
  // French
  'je suis (?:\\S+ ){0,3}?(?:absente?|en (?:congés?|vacances|déplacement|arrêt)|hors du bureau|indisponible)|(?:actuellement|momentanément) absente?|serai de retour|à mon retour|de retour le',
  // Spanish
  '(?:estoy|estaré|me encuentro|estamos|estaremos) (?:\\S+ ){0,3}?(?:fuera de (?:la |mi )?oficina|de vacaciones|de baja|ausente|de viaje)|fuera de la oficina|a mi (?:regreso|vuelta)',
  // Italian
  '(?:sono|sarò|siamo|saremo) (?:\\S+ ){0,3}?(?:fuori (?:ufficio|sede)|in (?:ferie|vacanza|congedo|maternità|trasferta)|assente|chiusi)|(?:al|del) mio (?:rientro|ritorno)|fuori ufficio',
  // Dutch
  '(?:ik ben|wij zijn|we zijn|ben)(?: \\S+){0,6}? (?:afwezig|niet (?:op kantoor|aanwezig|bereikbaar)|met (?:vakantie|verlof|zwangerschapsverlof)|op (?:vakantie|reis)|(?:vanaf|op|tot|per) (?:\\S+ ){1,3}?weer (?:aanwezig|bereikbaar|op kantoor))|weer (?:aanwezig|bereikbaar|op kantoor) (?:vanaf|op|per)',
  // Portuguese
  '(?:estou|estarei|estamos|encontro-me) (?:\\S+ ){0,3}?(?:fora do escritório|de férias|em férias|ausente|de licença|em viagem)|fora do escritório|(?:no|ao|após o) meu (?:regresso|retorno)',
  // Polish, Czech
  '(?:jestem|będę|przebywam|obecnie)(?: \\S+){0,4}? (?:na urlopie|poza biurem|nieobecn[ya]|niedostępn[ya]|na zwolnieniu|w delegacji)|nie ma mnie w biurze|po (?:moim )?powrocie',
  '(?:jsem|budu|nejsem)(?: \\S+){0,5}? (?:mimo kancelář|na dovolené|nepřítom(?:en|na)|nedostupn[ýá])|(?:budu|nejsem) (?:\\S+ ){0,3}?v kanceláři|čerpám dovolenou|po (?:svém )?návratu',
  // Nordic
  '(?:jag är|är|jag har|vi har)(?: \\S+){0,5}? (?:på semester|semester|ledig|föräldraledig|bortrest|inte på kontoret|på tjänsteresa)|(?:åter|tillbaka) (?:(?:på kontoret|i tjänst) )?(?:den |på )?(?:\\d|måndag|tisdag|onsdag|torsdag|fredag)',
  '(?:jeg er|jeg har|vi har|er)(?: \\S+){0,5}? (?:på ferie|ferie|ikke på kontoret|ude af kontoret|fraværende|på barsel|på orlov|bortreist|i permisjon|ute av kontoret)|(?:tilbage|tilbake) (?:på kontoret )?(?:igen |igjen )?(?:den |på )?(?:\\d|mandag|tirsdag|onsdag|torsdag|fredag)',
  '(?:olen|olemme)(?: \\S+){0,4}? (?:lomalla|poissa|vuosilomalla|vanhempainvapaalla|matkoilla)|(?:en ole|emme ole) (?:\\S+ ){0,3}?tavoitettavissa|tavoitettavissa (?:jälleen |taas )?(?:vasta )?\\d|palaan (?:töihin|toimistolle|\\d)',
  // Hungarian, Romanian, Turkish, Greek
  '(?:szabadságon|házon kívül) (?:vagyok|leszek)|nem vagyok (?:az irodában|elérhető)',
  '(?:sunt|voi fi|mă aflu) (?:\\S+ ){0,3}?(?:în concediu|plecat[ăa]?|absent[ăa]?|în afara biroului)',
  '(?:izindeyim|izinliyim|tatildeyim|ofis dışındayım|ofiste değilim|yıllık izin\\S*)',
  '(?:είμαι|θα είμαι|βρίσκομαι)(?: \\S+){0,3}? (?:εκτός γραφείου|σε άδεια|με άδεια)',
  // Russian, Ukrainian
  '(?:я |мы )?(?:(?:сейчас|временно) )?(?:нахожусь|буду|в|нахожусь сейчас)(?: \\S+){0,3}? (?:в отпуске|вне офиса|в командировке|отсутству\\S+|на больничном)|(?:в|нахожусь в) отпуске|отсутствую на рабочем месте|вернусь (?:в офис|из отпуска|\\d)',
  '(?:я )?(?:перебуваю|буду|зараз)(?: \\S+){0,2}? (?:у відпустці|поза офісом|у відрядженні)|у відпустці|повернуся (?:до офісу|\\d)',
  // Japanese, Chinese, Korean
  '不在(?:に|と)|休暇(?:を|で|中|に)|休業(?:日|中|いた|と)|夏季休業|年末年始|外出(?:中|して)|出張(?:中|で|に)',
  '(?:不在|离开)办公室|休假|外出|出差|正在度假|暂时无法|不在辦公室|부재 ?중|휴가 ?중|자리를 비|출장 ?중',
]);
/** It was so in the past, or it is about another person. */
const PAST = phrases([
  "(?:i was|i've been|i have been|just (?:got|came) back|now back|finally back|returned (?:from|to)|was (?:on|out|away)|were (?:on|out|away)|war (?:ich )?|j'étais|estaba|estuve|ero|sono tornat[oa])(?: \\S+){0,4}? (?:out|away|on|im|in|en|de|fuera|in ferie)",
]);

/** The subject that is closed, away or back is not the author but the offer: "We are closed to guest posts". */
const OF_POSTS =
  /(?<!\p{L})(?:closed|unavailable|away|absent|geschlossen|fermés?|cerrad[oa]s?|chiusi|gesloten|fechad[oa]s?)(?: \S+){0,4}? (?:to|for|from|für|aux?|pour|a|ai|agli|voor|para) (?:\S+ ){0,3}?\S*(?:guest|gast|submission|contribut|pitch|outside|external|unsolicited|sponsored|invité|invitad|ospit|convidad|beitr)|(?:guest|submission|contribution|pitch|post|gast\p{L}+)\p{L}*(?: \S+){0,3}? (?:is|are|remain|sind) (?:\S+ ){0,2}?(?:closed|unavailable|geschlossen)|für (?:\S+ ){0,2}?(?:gast|einreich|beitr)\p{L}*(?: \S+){0,3}? geschlossen/u;
/** Far into a text such words are a footer, not the message. */
const OPENING_CHARS = 500;

/** @param isAutomatic A program wrote it, so that less is needed. */
export function findOutOfOffice({ text, subject }: ClassFacts, isAutomatic: boolean): ClassFinding | null {
  const opening = isAutomatic ? text.slice(0, 4_000) : text.slice(0, OPENING_CHARS);
  const phrase = findPhrase(opening, ABSENT) ?? (isAutomatic ? findPhrase(subject, SUBJECT) : null);
  if (!phrase) return null;
  if (!isAutomatic && (findPhrase(opening, PAST) || OF_POSTS.test(opening))) return null;
  return { confidence: isAutomatic ? 0.97 : 0.8, signals: [`says "${phrase}"`] };
}

const SUBJECT = phrases([
  'out of (?:the )?office|ooo|away|vacation|holiday|on leave|annual leave|abwesen\\S*|urlaub|absence|absente?|congés?|vacances|fuera de (?:la )?oficina|vacaciones|fuori ufficio|ferie|afwezig\\S*|vakantie|fora do escritório|férias|urlop|poza biurem|nieobecn\\S+|dovolen\\S+|semester|frånvaro\\S*|fravær\\S*|lomalla|poissa|отпуск\\S*|отсутств\\S+|відпустк\\S+',
  '不在|休暇|休業|休假|부재',
]);
