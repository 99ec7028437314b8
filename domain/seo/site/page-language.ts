import type { PageSummary } from '../artifacts/page-summary.js';
import { primaryLanguage } from '../language/primary-language.js';

/** The primary subtag of the language that a page states, or is guessed to be written in; '' when neither is known. */
export function pageLanguage({ lang, guessed_lang }: Pick<PageSummary, 'lang' | 'guessed_lang'>): string {
  return primaryLanguage(lang ?? '') || (guessed_lang ?? '');
}
