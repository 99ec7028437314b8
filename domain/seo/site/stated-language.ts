import { ISO_639_1 } from '../../base/language/iso-639-1.js';
import { primaryLanguage } from '../../base/language/primary-language.js';
import type { PageSummary } from '../artifacts/page-summary.js';

/**
 * The primary subtag of the language that a page is meant for: what it states, else what its text is in; '' when neither
 * is known. An untranslated copy is meant for another language than it is in.
 */
export function statedLanguage({ lang, guessed_lang }: Pick<PageSummary, 'lang' | 'guessed_lang'>): string {
  const primary = primaryLanguage(lang ?? '');
  return ISO_639_1.has(primary) ? primary : (guessed_lang ?? primary);
}
