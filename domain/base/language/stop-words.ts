import { ASIAN_STOP_WORDS } from './stop-words/asian-stop-words.js';
import { GERMANIC_STOP_WORDS } from './stop-words/germanic-stop-words.js';
import { MIDDLE_EASTERN_STOP_WORDS } from './stop-words/middle-eastern-stop-words.js';
import { OTHER_EUROPEAN_STOP_WORDS } from './stop-words/other-european-stop-words.js';
import { ROMANCE_STOP_WORDS } from './stop-words/romance-stop-words.js';
import { SLAVIC_STOP_WORDS } from './stop-words/slavic-stop-words.js';

const LISTS: Readonly<Record<string, string>> = {
  ...GERMANIC_STOP_WORDS,
  ...ROMANCE_STOP_WORDS,
  ...SLAVIC_STOP_WORDS,
  ...OTHER_EUROPEAN_STOP_WORDS,
  ...MIDDLE_EASTERN_STOP_WORDS,
  ...ASIAN_STOP_WORDS,
};

/** Codes of languages that are so similar in writing that one list serves both. */
const ALIASES: Readonly<Record<string, string>> = {
  nb: 'no',
  nn: 'no',
  bs: 'hr',
  sh: 'hr',
  ms: 'id',
  in: 'id',
  iw: 'he',
  cmn: 'zh',
  yue: 'zh',
};

const SETS = new Map(Object.entries(LISTS).map(([language, list]) => [language, new Set(list.split(/\s+/))]));

/** Words that say nothing about a subject and everything about the language, lower case, by primary language subtag. */
export const STOP_WORDS: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ...SETS,
  ...Object.entries(ALIASES).flatMap(([alias, language]): [string, Set<string>][] => {
    const list = SETS.get(language);
    return list ? [[alias, list]] : [];
  }),
]);
