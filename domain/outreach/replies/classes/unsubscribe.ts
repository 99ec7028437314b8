import type { ClassFacts, ClassFinding } from './class-facts.js';
import { findPhrase, phrases } from './phrases.js';

/** A message this short says nothing else. */
const SHORT_WORDS = 12;
const OPENING_CHARS = 160;

const NEGATED = phrases([
  "(?:don't|do not|dont|never|no need to|without|nicht|ne pas|no|nie|inte|ikke) (?:unsubscribe|remove|opt out|stop|abmelden)",
]);

/** Orders that mean the mails, wherever they stand in the opening. */
const ORDERS = phrases([
  '(?:please |pls |kindly )?(?:unsubscribe|un-subscribe) (?:me|us|my|our|this|from)',
  '(?:please|pls|kindly|want to|wish to|would like to|like to|how (?:do|can) i|i) unsubscribe',
  '(?:please |pls |kindly )?(?:remove|delete|take|drop) (?:me|us|my (?:\\S+ )?(?:e-?mail|address|name|details|data|contact)|our (?:\\S+ )?(?:e-?mail|address)|this (?:e-?mail )?address) (?:\\S+ ){0,4}?(?:off|from|list|database|out)',
  '(?:please |pls |kindly )?remove (?:me|us)',
  'take (?:me|us) off',
  '(?:i|we) (?:\\S+ ){0,3}?opt(?:ing)?[- ]?out',
  '(?:please |pls )?opt (?:me|us) out',
  "(?:please |pls |kindly )?(?:do not|don't|dont|never) (?:contact|e-?mail|mail|write(?: to)?|message|send|spam) (?:me|us|this address)(?: \\S+){0,3}",
  '(?:please |pls |kindly |just )?stop (?:e-?mailing|sending|contacting|mailing|writing|spamming|messaging|bothering|these|the|those|your|all)(?: \\S+)? ?(?:me|us|e-?mails?|mails?|messages?|spam|this|it)?',
  'no (?:more|further) (?:e-?mails?|mails?|messages?|contact)',
  'not (?:wish|want) to (?:receive|get|hear|be contacted)(?: \\S+){0,4}',
  // German, French, Spanish, Italian
  '(?:bitte )?(?:melden sie (?:mich|uns) ab|abmelden|austragen|tragen sie (?:mich|uns) aus|streichen sie (?:mich|uns)|entfernen sie (?:mich|uns|meine)|löschen sie (?:mich|uns|meine|unsere))',
  'keine (?:weiteren |mehr )?(?:e-?mails|mails|nachrichten|werbung)(?: mehr)?',
  '(?:bitte )?(?:schreiben|kontaktieren|mailen|senden) sie (?:mir|mich|uns) (?:bitte )?(?:nicht|keine)(?: \\S+){0,3}',
  '(?:merci de |veuillez |svp )?(?:me |nous )?(?:désabonner|désinscrire|désabonnez|désinscrivez|désabonnement|désinscription)(?:-moi|-nous)?',
  '(?:merci de )?ne (?:plus|pas) (?:me|nous) (?:contacter|écrire|envoyer|solliciter)',
  'ne (?:me|nous) (?:contactez|écrivez|envoyez) plus',
  '(?:retirez|supprimez|enlevez)(?:-moi|-nous| mon adresse| notre adresse)',
  '(?:quiero |por favor |solicito )?(?:darme|darnos|dadme|denme|den|dar|dénme) de baja|cancelar (?:la |mi )?suscripción|desuscrib\\S+',
  'no (?:me|nos) (?:escriba|escriban|envíe|envíen|envie|envien|contacte|contacten|mande|manden) (?:más|mas)',
  '(?:elim[ií]n(?:e|en|a)me|b[oó]rr(?:e|en|a)me)(?: \\S+){0,4}',
  '(?:cancellatemi|cancellami|disiscrivetemi|disiscrivimi|rimuovetemi|rimuovimi|toglietemi)(?: \\S+){0,3}|(?:disiscrivermi|cancellarmi|disiscrizione)',
  'non (?:contattatemi|scrivetemi|mandatemi|inviatemi|contattarmi|scrivermi) (?:più|piu)',
  // Dutch, Portuguese, Polish, Czech
  '(?:graag |gelieve )?(?:afmelden|uitschrijven)|schrijf (?:mij|me|ons) uit|verwijder (?:mij|me|ons|mijn)|(?:mail|e-?mail|schrijf|benader) (?:mij|me|ons) niet meer|geen (?:e-?)?mails meer',
  '(?:descadastr\\S+|remova(?:m)?(?:-me| meu| nosso)|remover meu|cancelar (?:a |minha )?(?:inscrição|assinatura)|não (?:me |nos )?(?:envie|enviem|contate|contacte|mande|escreva)\\S*(?: mais)?(?: \\S+){0,2} mais|não quero (?:mais )?receber)',
  '(?:proszę (?:mnie )?)?(?:wypisać|wypisz|wypiszcie|usunąć|usuń|usuńcie)(?: mnie| nas| mój| nasz)(?: \\S+){0,3}|(?:wypisać|usunąć) z (?:listy|bazy|newslettera)|proszę (?:więcej )?(?:do mnie )?nie (?:pisać|wysyłać|kontaktować)(?: \\S+){0,2}',
  '(?:prosím )?(?:odhlaste|odhlásit|vyřaďte|vymažte|smažte) (?:mě|nás|můj)|(?:už )?(?:mi|nám) (?:už )?nepište|nepište mi',
  // Nordic
  '(?:avregistrera|avprenumerera|avanmäl)(?: \\S+)?|ta bort (?:mig|oss)|sluta (?:mejla|maila|skicka|kontakta)',
  '(?:afmeld|frameld|meld) (?:mig|os|meg|oss)(?: af| av)?|(?:fjern|slet|slett) (?:mig|os|meg|oss|min)|(?:stop|slutt) (?:med )?å? ?(?:at )?(?:sende|maile|skrive|kontakte)',
  '(?:poistakaa|poista) (?:minut|meidät|sähköpostini)|peruuta(?:n)? tilau\\S+|älkää (?:lähettäkö|ottako)',
  // Russian, Ukrainian, Turkish, Hungarian, Romanian
  '(?:отпишите|удалите|уберите|исключите) (?:меня|нас|мой|наш)|отписаться|отписать(?: меня)?|(?:больше )?не (?:пишите|присылайте|отправляйте)(?: \\S+){0,3}',
  '(?:відпишіть|видаліть) (?:мене|нас)|відписатися|(?:більше )?не (?:пишіть|надсилайте)(?: \\S+){0,2}',
  '(?:beni|bizi) (?:listeden |listenizden )?(?:çıkarın|çıkar|silin)|abonelikten (?:çık|çıkar)\\S*|(?:bir daha|artık) (?:mail|e-posta) (?:atmayın|göndermeyin)',
  '(?:kérem )?(?:töröljenek|iratkoztassanak) (?:le|a listáról)?|leiratkoz\\S+|dezabon\\S+|nu (?:mă|ne) mai contacta\\S*',
  '配信(?:を)?停止|配信不要|メール(?:を)?(?:送|おく)らないで|退订|取消订阅|不要再(?:发|给我发|联系)|取消訂閱|수신 ?거부|구독 ?취소',
]);

/** Single words that are an order only when nothing else is said, or said first. */
const WORDS =
  /^(?:hi|hello|hallo|dear \S+|hey|bonjour|hola)?[,!. \n]{0,4}(?:please |pls |bitte |just )?(?:stop|unsubscribe|un-subscribe|remove|opt[- ]?out|abmelden|austragen|désabonner|désinscription|désinscrire|baja|cancelar|parar|afmelden|uitschrijven|wypisz|rezygnuję|avregistrera|afmeld|stopp|отписаться|отпишите|стоп|退订|td|配信停止)(?:[ ,]{1,2}(?:please|pls|now|it|this|that|bitte|svp|thanks|thank you|por favor))?(?:[ ]{0,2}[.!,;:\n-]|$)/u;

/** Somebody wants no more mails and says so: at the start, or in a message that says little else. */
export function findUnsubscribe({ text, words, subject }: ClassFacts): ClassFinding | null {
  if (text === '' && /^(?:unsubscribe|opt[- ]?out|remove(?: me)?|stop)$/.test(subject)) {
    return { confidence: 0.95, signals: [`subject "${subject}"`] };
  }
  const start = text.slice(0, words <= SHORT_WORDS ? text.length : OPENING_CHARS);
  if (findPhrase(start, NEGATED) && !/^(?:please )?(?:don't|do not|never) (?:contact|email|mail|write)/.test(start))
    return null;
  const word = findPhrase(start, WORDS);
  if (word) return { confidence: 0.97, signals: [`begins with "${word}"`] };
  const order = findPhrase(start, ORDERS);
  return order ? { confidence: 0.93, signals: [`asks "${order}"`] } : null;
}
