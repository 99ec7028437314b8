import type { PageSummary } from '../../artifacts/page-summary.js';
import { statedLanguage } from '../../site/stated-language.js';
import { findUntranslated } from '../../site/untranslated-copies.js';
import type { SiteCheck } from '../check.js';

const RELATED_URLS = 10;

export const langUntranslated: SiteCheck = {
  id: 'lang/untranslated',
  severity: 'high',
  component: 'technical_seo',
  scope: 'site',
  needs: [],
  measured_over: 'html_pages',
  title: 'Untranslated page under another language',
  why: 'Search engines see the same text under several languages as duplicates: people who search in the other language neither find the page nor can read it.',
  fix: 'Translate the page, or take the language version out of hreflang and redirect it to the original until it is translated.',
  reference: 'https://developers.google.com/search/docs/specialty/international/localized-versions',
  effort_hours: 4,
  judge(site) {
    return findUntranslated(site).map(({ original, copies }) => {
      const [first, ...others] = copies;
      const languages = [...new Set(copies.map(statedLanguage))];
      return {
        url: first?.url ?? original.url,
        observed: `stated language ${languages.join(', ')}, ${whatIsShared(original, copies)} as the ${statedLanguage(original)} page`,
        expected: 'a translation',
        where: 'title, meta[name=description] and main text',
        count: copies.length,
        related_urls: [original, ...others].slice(0, RELATED_URLS).map(({ url }) => url),
      };
    });
  },
};

function whatIsShared(original: PageSummary, copies: readonly PageSummary[]): string {
  const isAll = copies.every(
    ({ title, description }) => title === original.title && description === original.description,
  );
  return isAll ? 'same title, description and text' : 'same text';
}
