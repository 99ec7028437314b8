import { isFunctionWord } from '../../../base/language/is-function-word.js';
import { STOP_WORDS } from '../../../base/language/stop-words.js';
import { siteNameCutter } from '../../../base/text/site-name-cutter.js';
import { comparable, shorten } from '../../../base/text/text-form.js';
import type { PageSummary } from '../../artifacts/page-summary.js';
import { statedLanguage } from '../../site/stated-language.js';
import type { Finding, SiteCheck } from '../check.js';

const RELATED_URLS = 10;
const WORD = /[\p{L}\p{M}\p{N}’']+/gu;
/** Two words of a language in a title make it a phrase of that language; one may be part of a name ("Die Zeit"). */
const MIN_FUNCTION_WORDS = 2;

export const titleUntranslated: SiteCheck = {
  id: 'title/untranslated',
  severity: 'medium',
  component: 'on_page_seo',
  scope: 'site',
  needs: [],
  measured_over: 'html_pages',
  title: 'Untranslated title',
  why: 'People search in their own language: a title in another one is rarely clicked, and search engines may take the pages for duplicates.',
  fix: 'Translate the title of each language version, with the words that people of that language search for.',
  reference: 'https://developers.google.com/search/docs/appearance/title-link',
  effort_hours: 0.25,
  judge(site) {
    const pages = site.pages.filter((page) => page.indexable && page.title !== '' && statedLanguage(page) !== '');
    const withoutName = siteNameCutter(pages.map(({ title }) => title));
    const groups = new Map<string, PageSummary[]>();
    for (const page of pages) {
      const key = comparable(withoutName(page.title));
      groups.set(key, [...(groups.get(key) ?? []), page]);
    }
    return [...groups].flatMap(([title, group]) => findForeign(title, group));
  },
};

/** Names are the same everywhere: a title counts only where its small words show what language it is in. */
function findForeign(title: string, group: readonly PageSummary[]): Finding[] {
  const languages = [...new Set(group.map(statedLanguage))].filter((language) => STOP_WORDS.has(language));
  if (languages.length < 2) return [];
  const words = title.match(WORD) ?? [];
  const [own] = languages
    .map((language) => ({ language, hits: words.filter((word) => isFunctionWord(word, language)).length }))
    .sort((one, other) => other.hits - one.hits);
  if (!own || own.hits < MIN_FUNCTION_WORDS) return [];
  const isOwn = (page: PageSummary) => statedLanguage(page) === own.language;
  // A copy as a whole has a finding of its own (lang/untranslated).
  const texts = new Set(group.filter(isOwn).map(({ text_hash }) => text_hash));
  const foreign = group.filter((page) => !isOwn(page) && !texts.has(page.text_hash));
  const [first, ...others] = foreign;
  const original = group.find(isOwn);
  if (!first || !original) return [];
  return [
    {
      url: first.url,
      observed: `"${shorten(first.title)}", the title of the ${own.language} page too`,
      expected: 'a title in the language of the page',
      where: 'head > title',
      count: foreign.length,
      related_urls: [original, ...others].slice(0, RELATED_URLS).map(({ url }) => url),
    },
  ];
}
