import { plural } from '../../../base/text/plural.js';
import { comparable } from '../../../base/text/text-form.js';
import type { PageSummary } from '../../artifacts/page-summary.js';
import type { ContentSite } from '../content-site.js';
import { findHolders, type GapDraft, samplePages } from './content-gap.js';

/** Target keywords that no page of yours is made for: none has it in title or main heading. */
export function keywordGaps(own: ContentSite, rivals: readonly ContentSite[], keywords: readonly string[]): GapDraft[] {
  return keywords.flatMap((keyword) => {
    if (targeting(own, keyword).length > 0) return [];
    const holders = findHolders(rivals, (competitor) => targeting(competitor, keyword));
    const mentions = own.pages.filter((page) => useOf(page, keyword)?.body_count ?? 0);
    const yours =
      mentions.length === 0
        ? 'no page of yours says it'
        : `${plural(mentions.length, 'page')} of yours only ${mentions.length === 1 ? 'mentions' : 'mention'} it`;
    const theirs =
      holders.length === 0
        ? 'No competitor has'
        : `${plural(holders.length, 'competitor')} ${holders.length === 1 ? 'has' : 'have'}`;
    return [
      {
        kind: 'keyword',
        subject: keyword,
        detail: `${theirs} pages with “${keyword}” in title or main heading; ${yours}.`,
        competitors: holders,
        your_pages: samplePages(mentions),
      },
    ];
  });
}

function targeting({ pages }: ContentSite, keyword: string): PageSummary[] {
  return pages.filter((page) => {
    const use = useOf(page, keyword);
    return use?.in_title === true || use?.in_h1 === true;
  });
}

function useOf({ keywords }: PageSummary, keyword: string) {
  return keywords.find((use) => comparable(use.keyword) === comparable(keyword));
}
