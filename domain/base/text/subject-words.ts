import { isFunctionWord } from '../language/is-function-word.js';
import { STOP_WORDS as STOP_WORDS_BY_LANGUAGE } from '../language/stop-words.js';
import { cutWords } from './cut-words.js';
import { isTopicWord } from './is-topic-word.js';

/** Frequent words that say nothing about a subject, in the languages most sites are written in. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  `about above after again all also and any are because been before being best between both but can did does doing down
  during each few for from further get had has have having her here hers him his how into its itself just like make more
  most new not now off once only other our ours out over own same she should some such than that the their theirs them
  then there these they this those through too under until very was were what when where which while who whom why will
  with you your yours
  aber alle als also auch auf aus bei bin bis dann das dass dein dem den der des die dies diese doch durch ein eine einem
  einen einer eines für hat hier ich ihr ihre ist kann mehr mein mit nach nicht noch nur oder ohne sein seine sich sie sind
  über und uns unser vom von vor war was wenn wer wie wir wird zum zur
  avec aux ces cette dans des elle est leur les leurs mais nos notre nous par pas plus pour que qui sans ses son sont sur
  une vos votre vous
  con como cuando del desde donde esta este esto las los más muy para pero por porque que sin sobre son sus una uno
  che chi come con dai dal dalla degli dei del della delle gli nel nella non per più sono sua sul sulla tra una uno`
    .split(/\s+/)
    .filter(Boolean),
);

/** Those of one and two letters; the rest of that length ("c", "ui", "im") may well be what a text is about. */
const SHORT_STOP_WORDS: ReadonlySet<string> = new Set(
  `a i an as at be by do he if in is it me my no of on or so to up us we
  am da er es ob um wo zu au ce de du en et il je la le on ou sa se un y el lo su di e ed o`.split(/\s+/),
);

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const UNSPACED =
  /[\p{Script=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/**
 * The words of a short text that may show its subject, lower case, in order, repeats included: all but stop words.
 * Texts without spaces between words (Chinese, Japanese, Thai) are segmented by a dictionary. `language` is a primary
 * subtag; without one the stop words of the commonest languages are left out.
 */
export function subjectWords(text: string, language: string | null = null): string[] {
  const words = text.normalize('NFKC').toLowerCase().match(WORD) ?? [];
  return words.flatMap((word) => {
    if (UNSPACED.test(word)) return cutSubjects(word, language);
    return isStopWord(word, language) ? [] : [word];
  });
}

/** The language of a run may be another than that of the page: a Japanese name in an English title. */
function cutSubjects(run: string, language: string | null): string[] {
  const words = cutWords(run).map(({ start, end }) => run.slice(start, end));
  return words.filter((word) => (UNSPACED.test(word) ? isTopicWord(word, language) : !isStopWord(word, language)));
}

function isStopWord(word: string, language: string | null): boolean {
  if (language !== null && STOP_WORDS_BY_LANGUAGE.has(language)) return isFunctionWord(word, language);
  if (/^\p{Script=Latin}/u.test(word)) return STOP_WORDS.has(word) || SHORT_STOP_WORDS.has(word);
  return isFunctionWord(word, null);
}
