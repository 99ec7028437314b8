import type { PageSummary } from '../artifacts/page-summary.js';
import { foldTerm } from '../text/fold-term.js';
import { significantWords } from '../text/significant-words.js';
import { hostOf } from '../url/url-identity.js';

/** A word that several pages of a site are about. */
export interface SiteTopic {
  /** Its shortest spelling met. */
  term: string;
  /** Pages among whose ten most frequent words it is. */
  pages: number;
  /** The first of them in crawl order, at most 3. */
  sample_urls: string[];
}

type TopicPage = Pick<PageSummary, 'url' | 'top_terms' | 'title' | 'h1'>;

const MAX_TOPICS = 60;
const MAX_SAMPLE = 3;
/** A page is about its most frequent words, not about all thirty that are kept. */
const TERMS_OF_A_PAGE = 10;
/** What one page says is a page, not a topic. */
const MIN_PAGES = 2;
/** On so many of the pages a word belongs to the site's frame or name and tells none of its pages apart. */
const FRAME_SHARE = 0.8;
const FRAME_FROM_PAGES = 10;

/** The topics of a site's indexable pages, most pages first. Numbers and the words of its own host name are left out. */
export function listTopics(url: string, pages: readonly TopicPage[]): SiteTopic[] {
  const own = new Set(hostOf(url).split(/[.-]/).map(foldTerm));
  const found = new Map<string, SiteTopic>();
  for (const page of pages) {
    const terms = new Map(page.top_terms.slice(0, TERMS_OF_A_PAGE).map(([term]) => [foldTerm(term), term]));
    for (const [folded, term] of terms) {
      if (own.has(folded) || /^\p{N}+$/u.test(folded)) continue;
      const topic = found.get(folded);
      if (!topic) found.set(folded, { term, pages: 1, sample_urls: [page.url] });
      else countPage(topic, term, page.url);
    }
  }
  const most = pages.length < FRAME_FROM_PAGES ? pages.length : Math.floor(pages.length * FRAME_SHARE);
  return [...found.values()]
    .filter((topic) => topic.pages >= MIN_PAGES && topic.pages <= most)
    .sort((one, other) => other.pages - one.pages || (one.term < other.term ? -1 : 1))
    .slice(0, MAX_TOPICS);
}

function countPage(topic: SiteTopic, term: string, url: string): void {
  topic.pages += 1;
  if (term.length < topic.term.length) topic.term = term;
  if (topic.sample_urls.length < MAX_SAMPLE) topic.sample_urls.push(url);
}

/** Every word, folded, that pages say often or name in title or main heading: what a site does not lack. */
export function coveredTerms(pages: readonly TopicPage[]): Set<string> {
  const covered = new Set<string>();
  for (const { top_terms, title, h1 } of pages) {
    for (const [term] of top_terms) covered.add(foldTerm(term));
    for (const word of significantWords(`${title} ${h1}`)) covered.add(foldTerm(word));
  }
  return covered;
}
