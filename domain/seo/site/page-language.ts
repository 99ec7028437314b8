import { primaryLanguage } from '../../base/language/primary-language.js';
import type { PageSummary } from '../artifacts/page-summary.js';

/**
 * The primary subtag of the language that a page is written in: what it states, unless its text was found to be in another
 * one or what it states is no language code; '' when none is known.
 */
export function pageLanguage({ lang, guessed_lang }: Pick<PageSummary, 'lang' | 'guessed_lang'>): string {
  return guessed_lang ?? primaryLanguage(lang ?? '');
}
