import { foldTerm } from '../base/text/fold-term.js';
import { stemTerm } from '../base/text/stem-term.js';
import type { SiteProfile } from '../seo/site/site-profile.js';
import type { SiteTopic } from '../seo/site/site-topics.js';
import { writtenLanguages } from '../seo/site/written-languages.js';

/** A subject that two competitors or more write about and the site does not. */
export interface TopicGap {
  term: string;
  /** Most pages first. */
  competitors: { url: string; pages: number; sample_urls: string[] }[];
}

export interface TopicComparison {
  /** How much of what each competitor writes about the site covers as well, 0–1. */
  overlap: { url: string; topics: number; shared: number; share: number; shared_terms: string[] }[];
  /** Most competitors first, at most 20. */
  gaps: TopicGap[];
  /** Competitors that were left out because they write in another language. */
  other_languages: string[];
}

export interface TopicSite {
  url: string;
  profile: Pick<SiteProfile, 'topics' | 'languages'>;
}

const MAX_GAPS = 20;
const MAX_SHARED = 10;
const MIN_COMPETITORS = 2;

/** `covered` holds every term, folded, that the site says often or names in a title or main heading. */
export function compareTopics(
  own: TopicSite,
  covered: ReadonlySet<string>,
  rivals: readonly TopicSite[],
): TopicComparison {
  const alike = rivals.filter((competitor) => speakAlike(own, competitor));
  const comparable = alike.map((competitor) => inLanguagesOf(own, competitor));
  return {
    overlap: comparable.map((competitor) => overlapWith(competitor, covered)),
    gaps: findGaps(covered, comparable),
    other_languages: rivals.filter((competitor) => !alike.includes(competitor)).map(({ url }) => url),
  };
}

/** Words can be compared within a language only. A site that names none is taken to write in the other's. */
function speakAlike(own: TopicSite, competitor: TopicSite): boolean {
  const [mine, theirs] = [writtenLanguages(own.profile), writtenLanguages(competitor.profile)];
  return mine.size === 0 || theirs.size === 0 || [...theirs].some((language) => mine.has(language));
}

/** The competitor with the topics that are in a language of the site. */
function inLanguagesOf(own: TopicSite, competitor: TopicSite): TopicSite {
  const known = writtenLanguages(own.profile);
  const isRead = ({ language }: SiteTopic) => language === undefined || known.size === 0 || known.has(language);
  return { ...competitor, profile: { ...competitor.profile, topics: competitor.profile.topics.filter(isRead) } };
}

function overlapWith(
  { url, profile: { topics } }: TopicSite,
  covered: ReadonlySet<string>,
): TopicComparison['overlap'][number] {
  const isCovered = ({ term, language }: SiteTopic) =>
    covered.has(foldTerm(term)) || covered.has(stemTerm(term, language));
  const shared = topics.filter(isCovered).map(({ term }) => term);
  const share = topics.length === 0 ? 0 : Math.round((shared.length / topics.length) * 1000) / 1000;
  return { url, topics: topics.length, shared: shared.length, share, shared_terms: shared.slice(0, MAX_SHARED) };
}

function findGaps(covered: ReadonlySet<string>, rivals: readonly TopicSite[]): TopicGap[] {
  const found = new Map<string, TopicGap>();
  for (const { url, profile } of rivals) {
    for (const { term, pages, sample_urls, language } of profile.topics) {
      const folded = stemTerm(term, language);
      if (covered.has(folded) || covered.has(foldTerm(term))) continue;
      const gap = found.get(folded) ?? { term, competitors: [] };
      if (term.length < gap.term.length) gap.term = term;
      gap.competitors.push({ url, pages, sample_urls: [...sample_urls] });
      found.set(folded, gap);
    }
  }
  const gaps = [...found.values()].filter(({ competitors }) => competitors.length >= MIN_COMPETITORS);
  for (const { competitors } of gaps) competitors.sort((one, other) => other.pages - one.pages);
  return gaps.sort(compareGaps).slice(0, MAX_GAPS);
}

function compareGaps(one: TopicGap, other: TopicGap): number {
  const pages = ({ competitors }: TopicGap) => competitors.reduce((sum, { pages: count }) => sum + count, 0);
  return (
    other.competitors.length - one.competitors.length || pages(other) - pages(one) || (one.term < other.term ? -1 : 1)
  );
}
