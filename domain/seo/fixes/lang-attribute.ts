import { isLanguageTag } from '../../base/language/is-language-tag.js';
import type { PageSummary } from '../artifacts/page-summary.js';
import type { SiteFacts } from '../improvements/improvement.js';
import { affectedPages } from './affected-pages.js';
import { escapeMarkup } from './escape-markup.js';
import type { Fix } from './fix.js';

/** The lang attribute, where the language is known: by hreflang, by what a browser read, or by a tag that is nearly right. */
export const langAttribute: Fix = {
  check_ids: ['lang/missing', 'lang/invalid'],
  write: (issues, facts) =>
    affectedPages(issues, facts).flatMap((page) => {
      const lang = languageOf(page, facts);
      if (lang === null) return [];
      const code = `<html lang="${escapeMarkup(lang)}">`;
      return [{ title: 'The language of the page', language: 'html', code, url: page.url }];
    }),
};

function languageOf({ url, lang, hreflang }: PageSummary, { site }: SiteFacts): string | null {
  const repaired = lang?.trim().replaceAll('_', '-');
  if (repaired && isLanguageTag(repaired)) return repaired;
  const own = hreflang.find((alternate) => alternate.url === url && alternate.code.toLowerCase() !== 'x-default');
  if (own && isLanguageTag(own.code)) return own.code;
  const rendered = site.rendered?.find((page) => page.url === url);
  return (rendered?.rendered ?? rendered?.raw)?.text.language_guess ?? null;
}
