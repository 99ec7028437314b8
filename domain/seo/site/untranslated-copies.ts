import { resemblance } from '../../base/text/resemblance.js';
import { comparable } from '../../base/text/text-form.js';
import type { PageSummary } from '../artifacts/page-summary.js';
import type { SiteArtifacts } from '../checks/check.js';
import { pageLanguage } from './page-language.js';
import { statedLanguage } from './stated-language.js';

/** Fewer words may be the same in any language: a name, an address, an image with a caption. */
const MIN_WORDS = 20;
/** Fewer do, where a description of the page is the same too: it is a sentence in some language. */
const MIN_WORDS_DESCRIBED = 5;
/** The same text under a translated title: enough of it that no address or list of names is meant. */
const MIN_WORDS_ALONE = 50;
/** Of the runs of words, what remains the same where a menu or a date was translated and the text was not. */
const MIN_SHARED = 0.9;

export interface UntranslatedCopies {
  /** In the language that it states, as far as that is known. */
  original: PageSummary;
  /** Pages with its text that state another language, in crawl order. */
  copies: PageSummary[];
}

/**
 * Pages that can be indexed, state one language and have the text of a page in another: the same title, description and
 * text, or the same text alone where there is enough of it. A page is a copy once.
 */
export function findUntranslated({ pages }: Pick<SiteArtifacts, 'pages'>): UntranslatedCopies[] {
  const stated = pages.filter((page) => page.indexable && statedLanguage(page) !== '');
  const described = group(stated.filter(isTelling), (page) =>
    page.title === '' ? page.text_hash : `${comparable(page.title)}\n${comparable(page.description)}`,
  );
  const alike = group(
    stated.filter(({ word_count: words }) => words >= MIN_WORDS_ALONE),
    (page) => page.text_hash,
  );
  const taken = new Set<string>();
  return [...described, ...alike].flatMap((members) => {
    const original = members.find((page) => pageLanguage(page) === statedLanguage(page)) ?? members[0];
    if (!original) return [];
    const language = statedLanguage(original);
    const copies = members.filter(
      (page) => !taken.has(page.url) && statedLanguage(page) !== language && isSameText(page, original),
    );
    for (const { url } of copies) taken.add(url);
    return copies.length > 0 ? [{ original, copies }] : [];
  });
}

function group(pages: readonly PageSummary[], keyOf: (page: PageSummary) => string): PageSummary[][] {
  const groups = new Map<string, PageSummary[]>();
  for (const page of pages) {
    const key = keyOf(page);
    const known = groups.get(key);
    if (known) known.push(page);
    else groups.set(key, [page]);
  }
  return [...groups.values()].filter(({ length }) => length > 1);
}

function isTelling({ word_count: words, description }: PageSummary): boolean {
  return words >= (description === '' ? MIN_WORDS : MIN_WORDS_DESCRIBED);
}

function isSameText(one: PageSummary, other: PageSummary): boolean {
  return one.text_hash === other.text_hash || resemblance(one.sketch, other.sketch) >= MIN_SHARED;
}
