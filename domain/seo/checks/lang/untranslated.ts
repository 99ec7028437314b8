import type { PageSummary } from '../../artifacts/page-summary.js';
import { pageLanguage } from '../../site/page-language.js';
import { statedLanguage } from '../../site/stated-language.js';
import { resemblance } from '../../text/resemblance.js';
import { comparable } from '../../text/text-form.js';
import type { Finding, SiteCheck } from '../check.js';

/** Fewer words may be the same in any language: a name, an address, a picture with a caption. */
const MIN_WORDS = 20;
/** Fewer do, where a description of the page is the same too: it is a sentence in some language. */
const MIN_WORDS_DESCRIBED = 5;
/** Of the runs of words, what remains the same where a menu or a date was translated and the text was not. */
const MIN_SHARED = 0.9;
const RELATED_URLS = 10;

export const langUntranslated: SiteCheck = {
  id: 'lang/untranslated',
  severity: 'high',
  component: 'technical_seo',
  scope: 'site',
  needs: [],
  measured_over: 'html_pages',
  title: 'Untranslated copy under another language',
  why: 'Search engines see the same text under several languages as duplicates: people who search in the other language neither find the page nor can read it.',
  fix: 'Translate the page, or take the language version out of hreflang and redirect it to the original until it is translated.',
  reference: 'https://developers.google.com/search/docs/specialty/international/localized-versions',
  effort_hours: 4,
  judge(site) {
    const groups = new Map<string, PageSummary[]>();
    for (const page of site.pages) {
      if (!page.indexable || isBlank(page) || statedLanguage(page) === '') continue;
      const texts = `${comparable(page.title)}\n${comparable(page.description)}`;
      const key = page.title === '' ? page.text_hash : texts;
      groups.set(key, [...(groups.get(key) ?? []), page]);
    }
    return [...groups.values()].flatMap(findCopies);
  },
};

/** One finding for the copies of a page: the original is in the language that it states, as far as that is known. */
function findCopies(group: readonly PageSummary[]): Finding[] {
  const original = group.find((page) => pageLanguage(page) === statedLanguage(page)) ?? group[0];
  if (!original) return [];
  const language = statedLanguage(original);
  const copies = group.filter((page) => statedLanguage(page) !== language && isSameText(page, original));
  const [first, ...others] = copies;
  if (!first) return [];
  const languages = [...new Set(copies.map(statedLanguage))];
  return [
    {
      url: first.url,
      observed: `stated language ${languages.join(', ')}, same title, description and text as the ${language} page`,
      expected: 'a translation',
      where: 'title, meta[name=description] and main text',
      count: copies.length,
      related_urls: [original, ...others].slice(0, RELATED_URLS).map(({ url }) => url),
    },
  ];
}

function isBlank({ word_count, description }: PageSummary): boolean {
  return word_count < (description === '' ? MIN_WORDS : MIN_WORDS_DESCRIBED);
}

function isSameText(one: PageSummary, other: PageSummary): boolean {
  return one.text_hash === other.text_hash || resemblance(one.sketch, other.sketch) >= MIN_SHARED;
}
