import { STOP_WORDS } from '../../base/language/stop-words.js';
import { foldTerm } from '../../base/text/fold-term.js';
import { significantWords } from '../../base/text/significant-words.js';
import { siteNameCutter } from '../../base/text/site-name-cutter.js';
import { stemTerm } from '../../base/text/stem-term.js';
import { readHost } from '../../base/url/url-identity.js';
import type { PageSummary } from '../artifacts/page-summary.js';
import { pageLanguage } from './page-language.js';

/** A word that several pages of a site are about. */
export interface SiteTopic {
  /** Its shortest spelling met. */
  term: string;
  /**
   * Pages among whose ten most frequent words it is, said more than once or named in title or main heading; of a topic
   * that one page is made for, the pages that say it.
   */
  pages: number;
  /** The first of them in crawl order, at most 3. */
  sample_urls: string[];
  /** Pages among them that name it in title or main heading. */
  titled_pages: number;
  /** Primary subtag of the language that those pages are in. Absent when it is not known. */
  language?: string;
}

type TopicPage = Pick<PageSummary, 'url' | 'top_terms' | 'title' | 'h1'> &
  Partial<Pick<PageSummary, 'lang' | 'guessed_lang'>>;

const MAX_TOPICS = 60;
const MAX_SAMPLE = 3;
/** A page is about its most frequent words, not about all thirty that are kept unless its title names them. */
const TERMS_OF_A_PAGE = 10;
/** What a page says once, and not in title or main heading, it is not about. */
const MIN_TIMES = 2;
/** What one page says is a page, not a topic. */
const MIN_PAGES = 2;
/** On this share of the pages a word belongs to the site's frame or name, unless titles or headings say it too. */
const FRAME_SHARE = 0.8;
const FRAME_FROM_PAGES = 10;
/** In a language without a list of function words, a word on this share of the pages is taken for one. */
const FUNCTION_SHARE = 0.5;
const FUNCTION_CHARS = 3;
/** In this share of titles and headings of the pages that say it, a word of every page is the subject of the site. */
const TITLED_SHARE = 0.2;

/**
 * The topics of a site's indexable pages, what most pages say and name in title or main heading first. Words are counted
 * within one language only; numbers and the words of the site's own host name are left out.
 */
export function listTopics(url: string, pages: readonly TopicPage[]): SiteTopic[] {
  const own = new Set(readHost(url).split(/[.-]/).map(foldTerm));
  const byLanguage = new Map<string, TopicPage[]>();
  for (const page of pages) {
    const language = languageOf(page) ?? '';
    byLanguage.set(language, [...(byLanguage.get(language) ?? []), page]);
  }
  const found = [...byLanguage].flatMap(([language, members]) => topicsWithin(members, language || null, own));
  return found
    .sort(
      (one, other) =>
        weightOf(other) - weightOf(one) || other.said - one.said || (one.topic.term < other.topic.term ? -1 : 1),
    )
    .slice(0, MAX_TOPICS)
    .map(({ topic }) => topic);
}

interface Tally {
  topic: SiteTopic;
  /** How often those pages say it. */
  said: number;
}

function weightOf({ topic }: Tally): number {
  return topic.pages + topic.titled_pages;
}

function topicsWithin(pages: readonly TopicPage[], language: string | null, own: ReadonlySet<string>): Tally[] {
  const isListed = language === null || STOP_WORDS.has(language);
  const withoutName = siteNameCutter(pages.map(({ title }) => title));
  const found = new Map<string, Tally>();
  for (const page of pages) {
    const headed = headWords(`${withoutName(page.title)} ${page.h1}`, language);
    const seen = new Set<string>();
    for (const [place, [term, count]] of page.top_terms.entries()) {
      const folded = stemTerm(term, language);
      if (own.has(foldTerm(term)) || /^\p{N}+$/u.test(folded)) continue;
      const tally = found.get(folded);
      const titled = isHeaded(folded, headed) ? 1 : 0;
      const isFrequent = count >= MIN_TIMES && (place < TERMS_OF_A_PAGE || !isListed);
      if ((!isFrequent && titled === 0) || seen.has(folded)) continue;
      seen.add(folded);
      if (!tally) found.set(folded, { topic: startTopic(term, page.url, titled, language), said: count });
      else {
        countPage(tally.topic, term, page.url, titled);
        tally.said += count;
      }
    }
  }
  const isKept = isListed ? keeperOfListed(pages.length) : keeperOfUnlisted(pages.length);
  const mentions = countMentions(pages, language);
  return [...found]
    .map(([stem, tally]) => withMentions(tally, mentions.get(stem) ?? 0))
    .filter((tally) => tally.topic.pages >= MIN_PAGES && isKept(tally));
}

/** How many pages say each word, by its stem, among all the words that are kept of them. */
function countMentions(pages: readonly TopicPage[], language: string | null): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { top_terms } of pages)
    for (const stem of new Set(top_terms.map(([term]) => stemTerm(term, language))))
      counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return counts;
}

/** A subject that one page is made for and others mention is a topic of the site as well. */
function withMentions({ topic, said }: Tally, mentions: number): Tally {
  const isShared = topic.pages < MIN_PAGES && topic.titled_pages > 0;
  return { topic: isShared ? { ...topic, pages: Math.max(topic.pages, mentions) } : topic, said };
}

function keeperOfListed(pages: number): (tally: Tally) => boolean {
  const most = pages < FRAME_FROM_PAGES ? pages : Math.floor(pages * FRAME_SHARE);
  return ({ topic }) => topic.pages <= most || topic.titled_pages >= topic.pages * TITLED_SHARE;
}

/** Without a list, a word must be named in a title or heading, and what half of the pages say in more than a few. */
function keeperOfUnlisted(pages: number): (tally: Tally) => boolean {
  return ({ topic: { term, pages: count, titled_pages: titled } }) =>
    term.length > FUNCTION_CHARS &&
    titled > 0 &&
    (count <= Math.max(MIN_PAGES, pages * FUNCTION_SHARE) || titled >= count * TITLED_SHARE);
}

/** The words of title and heading, and the text itself for compounds that a dictionary cuts. */
function headWords(text: string, language: string | null): { words: ReadonlySet<string>; text: string } {
  return {
    words: new Set(significantWords(text, language).map((word) => stemTerm(word, language))),
    text: foldTerm(text),
  };
}

function isHeaded(folded: string, { words, text }: ReturnType<typeof headWords>): boolean {
  return words.has(folded) || (folded.length > 1 && COMPOUND.test(folded) && text.includes(folded));
}

/** Written without spaces, or of several words. */
const COMPOUND =
  /[\s\p{Script=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

function startTopic(term: string, url: string, titled: number, language: string | null): SiteTopic {
  const topic = { term, pages: 1, sample_urls: [url], titled_pages: titled };
  return language === null ? topic : { ...topic, language };
}

function countPage(topic: SiteTopic, term: string, url: string, titled: number): void {
  topic.pages += 1;
  topic.titled_pages += titled;
  if (term.length < topic.term.length) topic.term = term;
  if (topic.sample_urls.length < MAX_SAMPLE) topic.sample_urls.push(url);
}

function languageOf({ lang = null, ...page }: TopicPage): string | null {
  return pageLanguage({ lang, ...page }) || null;
}

/** Every word, folded and by its stem, that pages say often or name in title or main heading: what a site does not lack. */
export function coveredTerms(pages: readonly TopicPage[]): Set<string> {
  const covered = new Set<string>();
  for (const page of pages) {
    const language = languageOf(page);
    const said = [...page.top_terms.map(([term]) => term), ...significantWords(`${page.title} ${page.h1}`, language)];
    for (const word of said) covered.add(foldTerm(word)).add(stemTerm(word, language));
  }
  return covered;
}
