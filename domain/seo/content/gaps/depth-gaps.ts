import { wholeMedian } from '../../../base/statistics/median.js';
import { plural } from '../../../base/text/plural.js';
import { writeText } from '../../../base/text/write-text.js';
import type { PageSummary } from '../../artifacts/page-summary.js';
import { type ContentSite, pagesAbout } from '../content-site.js';
import { findHolders, type GapDraft, samplePages } from './content-gap.js';

const MIN_DEPTH_PAGES = 2;
const MAX_DEPTHS = 10;
/** Less than this share of the words that others spend on a subject is thin beside them. */
const THIN_SHARE = 0.6;

/** Subjects that both write about, on which the site's pages are much shorter. */
export function depthGaps(own: ContentSite, rivals: readonly ContentSite[]): GapDraft[] {
  const gaps = own.profile.topics.flatMap(({ term, language }): GapDraft[] => {
    const mine = pagesAbout(own, term, language);
    const holders = findHolders(rivals, (rival) => pagesAbout(rival, term, language));
    const theirs = rivals.flatMap((rival) => pagesAbout(rival, term, language));
    if (mine.length === 0 || theirs.length < MIN_DEPTH_PAGES) return [];
    const [yourWords, theirWords] = [medianWords(mine), medianWords(theirs)];
    if (yourWords >= theirWords * THIN_SHARE) return [];
    const detail = writeText`Your pages about “${term}” have ${yourWords} words at the median, those of ${plural(holders.length, 'competitor')} ${theirWords}.`;
    return [{ kind: 'depth', subject: term, detail, competitors: holders, your_pages: samplePages(mine) }];
  });
  return gaps.slice(0, MAX_DEPTHS);
}

function medianWords(pages: readonly PageSummary[]): number {
  return wholeMedian(pages.map((page) => page.word_count)) ?? 0;
}
