import { isOneLanguage } from '../../base/language/is-one-language.js';
import { wholeMedian } from '../../base/statistics/median.js';
import { stemTerm } from '../../base/text/stem-term.js';
import type { SiteTopic } from '../site/site-topics.js';
import { type ContentSite, pagesAbout } from './content-site.js';
import type { SitePhrase } from './list-phrases.js';

/** What the site writes about, and who else does. */
export interface MappedTopic {
  term: string;
  kind: 'word' | 'phrase';
  pages: number;
  /** Pages that name it in title or main heading. */
  titled_pages: number;
  /** Primary subtag; null when it is not known. */
  language: string | null;
  /** Of the indexable pages, 0–1. */
  share: number;
  words_median: number;
  sample_urls: string[];
  competitors: { url: string; pages: number; sample_urls: string[] }[];
}

const MAX_WORDS = 25;
const MAX_PHRASES = 15;
const MIN_PHRASE_PAGES = 2;
const MAX_SAMPLE = 3;

/** Words that several pages say often, and phrases that several titles or headings have: most pages and titles first. */
export function mapTopics(own: ContentSite, rivals: readonly ContentSite[]): MappedTopic[] {
  const share = (pages: number) => Math.round((pages / Math.max(1, own.pages.length)) * 1000) / 1000;
  const words = own.profile.topics.slice(0, MAX_WORDS).map((topic): MappedTopic => {
    const { term, pages, titled_pages, language, sample_urls } = topic;
    const words_median = medianWords(pagesAbout(own, term, language));
    return {
      term,
      kind: 'word',
      pages,
      titled_pages,
      language: language ?? null,
      share: share(pages),
      words_median,
      sample_urls,
      competitors: alsoSay(rivals, topic),
    };
  });
  const shared = withoutParts(own.phrases.filter(({ pages }) => pages >= MIN_PHRASE_PAGES)).slice(0, MAX_PHRASES);
  const phrases = shared.map(({ phrase, key, pages, language, sample_urls }): MappedTopic => {
    const members = new Set(sample_urls);
    const words_median = medianWords(own.pages.filter(({ url }) => members.has(url)));
    const competitors = rivals.flatMap(({ url, phrases: theirs }) => {
      const same = theirs.find((other) => other.key === key && isOneLanguage(other.language, language));
      return same ? [{ url, pages: same.pages, sample_urls: same.sample_urls }] : [];
    });
    return {
      term: phrase,
      kind: 'phrase',
      pages,
      titled_pages: pages,
      language,
      share: share(pages),
      words_median,
      sample_urls,
      competitors,
    };
  });
  const ranked = [...words, ...phrases].map((topic) => ({ topic, ...weigh(own, topic) }));
  ranked.sort(
    (one, other) => other.weight - one.weight || other.said - one.said || (one.topic.term < other.topic.term ? -1 : 1),
  );
  return ranked.map(({ topic }) => topic);
}

/** Without phrases that only occur inside a longer one. */
function withoutParts(phrases: readonly SitePhrase[]): SitePhrase[] {
  const isPart = ({ key, pages }: SitePhrase) =>
    phrases.some((longer) => longer.key !== key && longer.pages >= pages && ` ${longer.key} `.includes(` ${key} `));
  return phrases.filter((phrase) => !isPart(phrase));
}

/** Pages about it, those that name it in title or main heading counting twice, and how often they say it. */
function weigh(own: ContentSite, topic: MappedTopic): { weight: number; said: number } {
  const { term, kind, pages, titled_pages, language } = topic;
  if (kind === 'phrase') return { weight: 2 * pages, said: pages };
  const about = pagesAbout(own, term, language ?? undefined);
  const stem = stemTerm(term, language);
  const counts = about.map(({ top_terms }) => top_terms.find(([word]) => stemTerm(word, language) === stem)?.[1] ?? 0);
  return { weight: pages + titled_pages, said: counts.reduce((sum, count) => sum + count, 0) };
}

function alsoSay(rivals: readonly ContentSite[], { term, language }: SiteTopic): MappedTopic['competitors'] {
  return rivals.flatMap((competitor) => {
    const pages = pagesAbout(competitor, term, language);
    if (pages.length === 0) return [];
    return [
      { url: competitor.url, pages: pages.length, sample_urls: pages.slice(0, MAX_SAMPLE).map(({ url }) => url) },
    ];
  });
}

function medianWords(pages: readonly { word_count: number }[]): number {
  return wholeMedian(pages.map(({ word_count }) => word_count)) ?? 0;
}
