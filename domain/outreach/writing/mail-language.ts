import { primaryLanguage } from '../../base/language/primary-language.js';
import { LEARNED_LANGUAGES, type LearnedLanguage } from '../replies/classifier/guess-language.js';

/** Languages that mails are written in: the same that replies are read in. */
export const MAIL_LANGUAGES = LEARNED_LANGUAGES;
export type MailLanguage = LearnedLanguage;

/**
 * Why a mail is in its language: `request` names it, the `site` states it, or the `text` that was handed in is in it;
 * `default` is English where none of them is known.
 */
export const LANGUAGE_BASES = ['request', 'site', 'text', 'default'] as const;

export interface ChosenLanguage {
  language: MailLanguage;
  language_basis: (typeof LANGUAGE_BASES)[number];
}

/** In English, for the instructions of a model and for lists to choose from. */
export const LANGUAGE_NAMES: Readonly<Record<MailLanguage, string>> = {
  en: 'English',
  de: 'German',
  nl: 'Dutch',
  fr: 'French',
  es: 'Spanish',
  it: 'Italian',
  pt: 'Portuguese',
  pl: 'Polish',
  ja: 'Japanese',
};

/** The mail language of a language tag, such as `de` for `de-AT`; null for any other. */
export function findMailLanguage(tag: string | null): MailLanguage | null {
  const primary = primaryLanguage(tag ?? '');
  return MAIL_LANGUAGES.find((language) => language === primary) ?? null;
}

/** The first that is known. A language that no mails are written in counts as unknown. */
export function chooseMailLanguage(known: {
  request?: MailLanguage | undefined;
  site?: string | null;
  text?: MailLanguage | null;
}): ChosenLanguage {
  if (known.request !== undefined) return { language: known.request, language_basis: 'request' };
  const site = findMailLanguage(known.site ?? null);
  if (site !== null) return { language: site, language_basis: 'site' };
  if (known.text) return { language: known.text, language_basis: 'text' };
  return { language: 'en', language_basis: 'default' };
}
