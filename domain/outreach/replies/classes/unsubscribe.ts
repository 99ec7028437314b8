import type { ClassFacts, ClassFinding } from './class-facts.js';
import { type Clause, splitClauses } from './clauses.js';
import { findInterested } from './interested.js';
import { findPhrase } from './phrases.js';
import { DOUBTFUL_ENGLISH_ORDERS, ENGLISH_ORDERS } from './unsubscribe-orders.js';
import { DOUBTFUL_ORDERS_ELSEWHERE, ORDERS_ELSEWHERE } from './unsubscribe-orders-elsewhere.js';

/** A message this short says nothing else. */
const SHORT_WORDS = 12;
const OPENING_CHARS = 160;

/** Single words that are an order only when nothing else is said, or said first. */
const WORDS =
  /^(?:hi|hello|hallo|dear \S+|hey|bonjour|hola)?[,!. \n]{0,4}(?:please |pls |bitte |just )?(?:stop|unsubscribe|un-subscribe|remove|opt[- ]?out|abmelden|austragen|désabonner|désinscription|désinscrire|baja|cancelar|parar|afmelden|uitschrijven|wypisz|rezygnuję|avregistrera|afmeld|stopp|отписаться|отпишите|стоп|退订|td|配信停止)(?:[ ,]{1,2}(?:please|pls|now|it|this|that|bitte|svp|thanks|thank you|por favor))?(?:[ ]{0,2}[.!,;:\n-]|$)/u;

/** Who does not want to unsubscribe says the word as well. */
const UNWANTED = new RegExp(
  [
    "(?:do not|don't|dont|did not|didn't|not|no) (?:\\S+ )?(?:want|wish|need|intend|mean|meant|asking|ask|plan|planning)(?: \\S+){0,3}? (?:unsubscribe|opt[- ]?out|you to stop|be removed|be taken off)",
    '(?:nicht|nie) (?:\\S+ )?(?:abmelden|austragen|abbestellen)',
    '(?:niet|nooit) (?:\\S+ )?(?:afmelden|uitschrijven)',
    '(?:veux|souhaite|voudrais|voulons) (?:pas|surtout pas) (?:\\S+ ){0,2}?(?:désabonner|désinscrire|désinscription)',
    '(?:no (?:quiero|queremos|pienso|pretendo|voy a)|ni pienso) (?:\\S+ )?(?:darme de baja|darnos de baja|desuscribirme|la baja)',
    'non (?:voglio|vogliamo|intendo) (?:\\S+ )?(?:cancellarmi|disiscrivermi|disiscrizione)',
    'não (?:quero|queremos|pretendo) (?:\\S+ ){0,2}?(?:descadastrar|sair da lista|cancelar)',
    'nie (?:chcę|chcemy|zamierzam) (?:\\S+ ){0,2}?(?:wypis|rezygn)',
    '配信停止(?:は|を)?(?:しないで|希望してい(?:ません|ない)|しなくて|不要)',
  ].join('|'),
  'u',
);

/** The writer asks for no more mail: at the start, or in a message that says little else. */
export function findUnsubscribe(facts: ClassFacts): ClassFinding | null {
  const { text, words, subject } = facts;
  if (text === '' && /^(?:unsubscribe|opt[- ]?out|remove(?: me)?|stop)$/.test(subject)) {
    return { confidence: 0.95, signals: [`subject "${subject}"`] };
  }
  const word = findPhrase(text, WORDS);
  if (word && !wants(facts, text.slice(word.length))) return { confidence: 0.97, signals: [`begins with "${word}"`] };
  const opening = splitClauses(text).filter(({ at }) => words <= SHORT_WORDS || at < OPENING_CHARS);
  const order = firstMet(opening, [ENGLISH_ORDERS, ORDERS_ELSEWHERE]);
  if (order) return { confidence: 0.93, signals: [`asks "${order.phrase}"`] };
  const doubtful = firstMet(opening, [DOUBTFUL_ENGLISH_ORDERS, DOUBTFUL_ORDERS_ELSEWHERE]);
  if (!doubtful || wants(facts, text.replace(doubtful.clause, ' '))) return null;
  return { confidence: 0.9, signals: [`asks "${doubtful.phrase}"`] };
}

function firstMet(clauses: readonly Clause[], orders: readonly RegExp[]): { phrase: string; clause: string } | null {
  for (const { text } of clauses.filter((clause) => !UNWANTED.test(clause.text))) {
    for (const order of orders) {
      const phrase = findPhrase(text, order);
      if (phrase) return { phrase, clause: text };
    }
  }
  return null;
}

/** "Please don't send us more mails. Send the article to Lee" is about the way, not the wish. */
function wants(facts: ClassFacts, rest: string): boolean {
  return findInterested({ ...facts, text: rest.trim() }) !== null;
}
