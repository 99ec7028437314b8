import { FAMILIES } from '../../../../domain/audits/recommendation-families.js';
import type { ReportLanguage } from '../../../../domain/reports/report-options.js';
import { ALL_CHECKS } from '../../../../domain/seo/checks/index.js';
import { ALL_IMPROVEMENTS } from '../../../../domain/seo/improvements/all-improvements.js';
import { DE_PHRASES } from '../de/phrases.js';
import { DE_WORK } from '../de/work.js';
import { writeGermanDay } from '../de/write-german-day.js';
import type { WorkCatalog } from '../work-catalog.js';
import { createPhraseBook, type PhraseBook, type PhrasePair } from './phrase-book.js';

/** Texts are cut before they are shown; a longer one is no phrase of ours. */
const PHRASE_MAX_CHARS = 2000;

const GERMAN = { localizeNumber: swapSeparators, localizeDay: writeGermanDay, or: 'oder' };
const books = new Map<ReportLanguage, PhraseBook>();

/**
 * A sentence that an audit wrote in English, such as a step or an observation, in the language of the report.
 * @returns null for one that the language has no translation of
 */
export function translatePhrase(text: string, language: ReportLanguage): string | null {
  if (language === 'en') return text;
  if (text.length > PHRASE_MAX_CHARS) return null;
  return openBook(language).translate(text);
}

function openBook(language: Exclude<ReportLanguage, 'en'>): PhraseBook {
  const book = books.get(language) ?? createPhraseBook(listPhrases(DE_WORK, DE_PHRASES), GERMAN);
  books.set(language, book);
  return book;
}

/** "1,200.5" → "1.200,5" */
function swapSeparators(figure: string): string {
  return figure.replace(/[,.]/g, (separator) => (separator === ',' ? '.' : ','));
}

/** The language's own phrases, and the texts of checks, families and improvements by their English ones. */
function* listPhrases(work: WorkCatalog, phrases: readonly PhrasePair[]): Generator<PhrasePair> {
  yield* phrases;
  for (const { id, title, fix, why } of ALL_CHECKS) {
    const text = work.checks[id];
    if (text === undefined) continue;
    yield [title, text.title];
    yield [fix, text.fix];
    const reason = work.whys[id];
    if (reason !== undefined) yield [why, reason];
  }
  for (const { name, title } of FAMILIES) {
    const translation = work.families[name];
    if (translation !== undefined) yield [title, translation];
  }
  for (const { id, title } of ALL_IMPROVEMENTS) {
    const text = work.improvements[id.replace('improvement/', '')];
    if (text !== undefined) yield [title, text.title];
  }
}
