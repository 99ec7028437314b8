import type { PageSummary } from '../artifacts/page-summary.js';
import type { SitemapArtifact } from '../artifacts/sitemap.js';
import { measureVelocity, type PublishingVelocity } from '../sitemap/publishing-velocity.js';

/** How often a site publishes, as far as its dates show. */
export interface PublishingCadence {
  status: 'measured' | 'no_data';
  /** Where the dates come from; those that pages show say more than lastmod, which changes with every edit. */
  basis: 'page_dates' | 'sitemap_lastmod' | null;
  velocity: PublishingVelocity | null;
  dated: number;
  newest: { date: string; url: string } | null;
  /** The last twelve months, oldest first, zeros included. */
  months: { month: string; published: number }[];
  sample_urls: string[];
  next_step: string | null;
}

interface Dated {
  url: string;
  date: string;
}

const MONTHS = 12;
const MAX_SAMPLE = 5;
const NEXT_STEP = 'Show dates on your pages: datePublished in structured data, or lastmod in the sitemap.';

/** `now` is ISO 8601. */
export function measureCadence(
  pages: readonly Pick<PageSummary, 'url' | 'date_published'>[],
  sitemap: Pick<SitemapArtifact, 'entries'> | null,
  now: string,
): PublishingCadence {
  const ofPages = datedBefore(
    now,
    pages.map(({ url, date_published }) => ({ url, date: date_published })),
  );
  const ofSitemap = datedBefore(
    now,
    (sitemap?.entries ?? []).map(({ url, lastmod }) => ({ url, date: lastmod })),
  );
  const byPages = velocityOf(ofPages, now);
  const bySitemap = byPages === null ? velocityOf(ofSitemap, now) : null;
  const dated = byPages ? ofPages : bySitemap ? ofSitemap : [];
  const velocity = byPages ?? bySitemap;
  const [newest] = dated;
  return {
    status: velocity ? 'measured' : 'no_data',
    basis: byPages ? 'page_dates' : bySitemap ? 'sitemap_lastmod' : null,
    velocity,
    dated: dated.length,
    newest: newest ? { date: newest.date, url: newest.url } : null,
    months: velocity ? countMonths(dated, now) : [],
    sample_urls: dated.slice(0, MAX_SAMPLE).map(({ url }) => url),
    next_step: velocity ? null : NEXT_STEP,
  };
}

/** Newest first; a date in the future or one that cannot be read says nothing. */
function datedBefore(now: string, given: readonly { url: string; date: string | null }[]): Dated[] {
  const end = Date.parse(now);
  const dated = given.flatMap(({ url, date }) => (date !== null && Date.parse(date) <= end ? [{ url, date }] : []));
  return dated.sort((one, other) => Date.parse(other.date) - Date.parse(one.date));
}

function velocityOf(dated: readonly Dated[], now: string): PublishingVelocity | null {
  return measureVelocity(
    dated.map(({ date }) => date),
    now,
  );
}

function countMonths(dated: readonly Dated[], now: string): PublishingCadence['months'] {
  const end = new Date(Date.parse(now));
  const months = Array.from({ length: MONTHS }, (_, back) => {
    const month = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() - (MONTHS - 1 - back), 1));
    return month.toISOString().slice(0, 7);
  });
  const counts = new Map(months.map((month) => [month, 0]));
  for (const { date } of dated) {
    const month = new Date(Date.parse(date)).toISOString().slice(0, 7);
    const known = counts.get(month);
    if (known !== undefined) counts.set(month, known + 1);
  }
  return [...counts].map(([month, published]) => ({ month, published }));
}
