import { plural } from '../../../base/text/plural.js';
import { writeText } from '../../../base/text/write-text.js';
import type { PageSummary } from '../../artifacts/page-summary.js';
import type { ContentSite } from '../content-site.js';

export type GapKind = 'keyword' | 'phrase' | 'topic' | 'section' | 'depth' | 'structured_data';

/** Something that others have and the site lacks. */
export interface ContentGap {
  kind: GapKind;
  subject: string;
  /** One sentence with the figures. */
  detail: string;
  /** 0–100: 60 for the share of competitors that have it, 25 for how much of it they have, 15 for a target keyword. */
  score: number;
  /** Who has it, most pages first, with pages that show it. */
  competitors: { url: string; pages: number; sample_urls: string[] }[];
  /** Pages of yours that come closest, at most 3. */
  your_pages: string[];
}

export type GapHolder = ContentGap['competitors'][number];
/** Before it is scored. */
export type GapDraft = Omit<ContentGap, 'score'>;

const MAX_SAMPLE = 3;

/** That competitors have `what`, and the site has nothing of it. */
export function describeGap(kind: GapKind, subject: string, competitors: readonly GapHolder[], what: string): GapDraft {
  const pages = competitors.reduce((sum, holder) => sum + holder.pages, 0);
  const detail = writeText`${plural(competitors.length, 'competitor')} ${competitors.length === 1 ? 'has' : 'have'} ${pages} ${what}; you have none.`;
  return { kind, subject, detail, competitors: [...competitors], your_pages: [] };
}

/** Which competitors have such pages, most first. */
export function findHolders(
  rivals: readonly ContentSite[],
  pagesOf: (rival: ContentSite) => PageSummary[],
): GapHolder[] {
  const holders = rivals.flatMap((rival) => {
    const pages = pagesOf(rival);
    return pages.length === 0 ? [] : [{ url: rival.url, pages: pages.length, sample_urls: samplePages(pages) }];
  });
  return holders.sort((one, other) => other.pages - one.pages);
}

export function samplePages(pages: readonly PageSummary[]): string[] {
  return pages.slice(0, MAX_SAMPLE).map(({ url }) => url);
}
