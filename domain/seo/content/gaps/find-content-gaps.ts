import { compareTopics } from '../../../audits/compare-topics.js';
import { findMissingSections } from '../../../audits/missing-sections.js';
import { foldTerm } from '../../../base/text/fold-term.js';
import { significantWords } from '../../../base/text/significant-words.js';
import { writtenLanguages } from '../../site/written-languages.js';
import type { ContentSite } from '../content-site.js';
import { type ContentGap, describeGap, findHolders, type GapDraft } from './content-gap.js';
import { depthGaps } from './depth-gaps.js';
import { keywordGaps } from './keyword-gaps.js';
import { phraseGaps } from './phrase-gaps.js';

const MAX_GAPS = 60;
const FULL_PAGES = 32;

/** What competitors have and the site lacks, the strongest first. Words are compared within one language only. */
export function findContentGaps(
  own: ContentSite,
  rivals: readonly ContentSite[],
  keywords: readonly string[],
): ContentGap[] {
  const topics = compareTopics(own, own.covered, rivals);
  const alike = rivals.filter(({ url }) => !topics.other_languages.includes(url));
  const score = scorer(rivals.length, keywords);
  const phrases = phraseGaps(own, alike);
  const words = topics.gaps.filter(({ term }) => !phrases.some(({ key }) => key.split(' ').includes(foldTerm(term))));
  const gaps: ContentGap[] = [
    ...keywordGaps(own, rivals, keywords),
    ...phrases.map(({ phrase, holders }) =>
      describeGap('phrase', phrase, holders, `titles or headings with “${phrase}”`),
    ),
    ...words.map(({ term, competitors }) => describeGap('topic', term, competitors, `pages about “${term}”`)),
    ...sectionGaps(own, rivals),
    ...depthGaps(own, alike),
    ...structuredDataGaps(own, rivals),
  ].map((gap) => ({ ...gap, score: score(gap) }));
  return gaps
    .sort((one, other) => other.score - one.score || (one.subject < other.subject ? -1 : 1))
    .slice(0, MAX_GAPS);
}

function scorer(rivals: number, keywords: readonly string[]): (gap: GapDraft) => number {
  const wanted = keywords.map((keyword) => new Set(significantWords(keyword).map(foldTerm)));
  return ({ subject, competitors, kind }) => {
    const pages = competitors.reduce((sum, holder) => sum + holder.pages, 0);
    const words = significantWords(subject).map(foldTerm);
    const isWanted = kind === 'keyword' || wanted.some((keyword) => words.some((word) => keyword.has(word)));
    const share = rivals === 0 ? 0 : competitors.length / rivals;
    const volume = Math.min(1, Math.log2(1 + pages) / Math.log2(1 + FULL_PAGES));
    return Math.round(60 * share + 25 * volume + (isWanted ? 15 : 0));
  };
}

/** A section in another language is no gap: "/trgovina" is the shop for people who don't read this site. */
function sectionGaps(own: ContentSite, rivals: readonly ContentSite[]): GapDraft[] {
  const known = writtenLanguages(own.profile);
  const isRead = ({ languages = [] }: { languages?: readonly string[] }) =>
    known.size === 0 || languages.length === 0 || languages.some((language) => known.has(language));
  const sectionsOf = ({ profile }: ContentSite) =>
    profile.sections.filter(isRead).map(({ pages, ...section }) => ({ ...section, count: pages }));
  const missing = findMissingSections(
    sectionsOf(own),
    rivals.map((competitor) => ({ url: competitor.url, sections: sectionsOf(competitor) })),
  );
  return missing.map(({ section, competitors }) => {
    const holders = competitors.map(({ url, count, sample_urls }) => ({ url, pages: count, sample_urls }));
    return describeGap('section', section, holders, `pages in a section like ${section}`);
  });
}

function structuredDataGaps(own: ContentSite, rivals: readonly ContentSite[]): GapDraft[] {
  const ownTypes = new Set(own.pages.flatMap(({ json_ld_types: types }) => types));
  const types = new Set(rivals.flatMap(({ pages }) => pages.flatMap(({ json_ld_types: theirs }) => theirs)));
  return [...types].flatMap((type) => {
    const holders = findHolders(rivals, ({ pages }) => pages.filter((page) => page.json_ld_types.includes(type)));
    if (ownTypes.has(type) || holders.length < 2) return [];
    return [describeGap('structured_data', type, holders, `pages with structured data of type ${type}`)];
  });
}
