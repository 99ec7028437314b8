import { detectScript, type Script } from '../text/detect-script.js';
import { STOP_WORDS } from './stop-words.js';

/** Languages whose lists hold for a word of a script when its language is not known; others share too many forms. */
const BY_SCRIPT: Partial<Record<Script, readonly string[]>> = {
  Latin: ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl'],
  Cyrillic: ['ru', 'uk', 'sr', 'bg'],
  Greek: ['el'],
  Hebrew: ['he'],
  Arabic: ['ar', 'fa'],
  Devanagari: ['hi'],
  Thai: ['th'],
  Hangul: ['ko'],
  Han: ['ja', 'zh'],
  Hiragana: ['ja'],
  Katakana: ['ja'],
};
const NONE: readonly string[] = [];

/** Conjunctions that are written with the word behind them: "and" and "so" in Arabic, "and" and "that" in Hebrew. */
const PREFIXES: Readonly<Record<string, RegExp>> = { ar: /^[وف](?=..)/u, he: /^[וש](?=..)/u };
const MARKS = /[\u064b-\u0652\u0670\u0640\u0591-\u05c7]/gu;
/** Predicates of Korean end so; a noun hardly does. */
const KOREAN_ENDINGS =
  /(?:니다|니까|세요|에요|예요|어요|아요|해요|돼요|하는|하고|하여|해서|하면|하며|하게|하기|되는|되어|있는|없는)$/u;

/**
 * A word that says nothing about a subject: article, pronoun, particle, auxiliary. `word` is in lower case; `language` is a
 * primary subtag. Without a language, or with one that has no list, the lists of the word's script hold.
 */
export function isFunctionWord(word: string, language: string | null): boolean {
  const plain = word.replaceAll('’', "'").replace(MARKS, '');
  const languages = language !== null && STOP_WORDS.has(language) ? [language] : languagesOf(plain);
  return languages.some((name) => isListed(plain, name));
}

function languagesOf(word: string): readonly string[] {
  return BY_SCRIPT[detectScript(word.codePointAt(0) ?? 0)] ?? NONE;
}

function isListed(word: string, language: string): boolean {
  const list = STOP_WORDS.get(language);
  if (list === undefined) return false;
  if (list.has(word)) return true;
  const prefix = PREFIXES[language];
  if (prefix !== undefined) return list.has(word.replace(prefix, ''));
  return language === 'ko' && KOREAN_ENDINGS.test(word);
}
