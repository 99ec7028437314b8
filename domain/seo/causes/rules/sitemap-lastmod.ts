import type { Snippet } from '../../../audits/recommendation.js';
import { writeText } from '../../../base/text/write-text.js';
import type { PageSummary } from '../../artifacts/page-summary.js';
import { sitemapEntry } from '../../fixes/sitemap-entry.js';
import { type CauseScope, findingsRule } from '../findings-rule.js';

const MAX_ENTRIES = 50;
const NAMED = 3;

const TITLES: Readonly<Record<string, (count: string) => string>> = {
  'sitemap/lastmod-all-equal': () => 'All sitemap entries have the same lastmod date',
  'sitemap/lastmod-future': (count) => `Sitemap dates are in the future (${count})`,
  'sitemap/lastmod-invalid': (count) => `Sitemap dates that cannot be read (${count})`,
  'sitemap/lastmod-stale': (count) => `Sitemap dates differ from those on the pages (${count})`,
};

/** Dates in the sitemap that are not those of the pages: one generator writes them all. */
export const sitemapLastmod = findingsRule({
  id: 'sitemap/lastmod',
  level: 'sitemap',
  component: 'sitemap',
  lead_check_ids: Object.keys(TITLES),
  site_check_ids: ['sitemap/lastmod-all-equal', 'sitemap/lastmod-future', 'sitemap/lastmod-invalid'],
  pages: (findings, { sitemap }) => {
    const stale = findings.filter(({ check_id: id }) => id === 'sitemap/lastmod-stale').map(({ url }) => url);
    return stale.length === findings.length ? stale : (sitemap?.entries ?? []).map(({ url }) => url);
  },
  certainty: 0.7,
  effort_hours: () => 1,
  title: ({ lead, findings }) => {
    const cases = findings.filter(({ check_id: id }) => id === lead).reduce((sum, { count = 1 }) => sum + count, 0);
    return TITLES[lead]?.(cases === 1 ? '1 entry' : writeText`${cases} entries`) ?? '';
  },
  why: 'Search engines use lastmod to fetch changed pages first, and disregard it on sites where it has proved wrong.',
  steps: ({ findings }) => [
    'Write the date of the last real change of each page as lastmod, from the same source as the date on the page, or leave it out.',
    `Dates to correct: ${findings
      .slice(0, NAMED)
      .map(({ url, observed }) => `${url} (${observed})`)
      .join('; ')}.`,
  ],
  page_to_edit: ({ site }) =>
    site.sitemap?.files.find(({ status, kind }) => status === 200 && kind !== 'index')?.url ?? null,
  snippets: writeSnippets,
});

/** Entries with the dates that the pages themselves show, where all that are wrong can be listed. */
function writeSnippets({ findings, site, pages }: CauseScope): Snippet[] {
  const plain = (site.sitemap?.entries ?? []).filter(
    ({ images, videos, news, alternates }) => images + videos + alternates.length === 0 && !news,
  );
  const own = new Set(pages);
  const dated = plain.filter(({ url }) => own.has(url)).flatMap(({ url }) => datedPage(site.by_url.get(url)) ?? []);
  const ids = new Set(findings.map(({ check_id }) => check_id));
  if (ids.size > 1 || !ids.has('sitemap/lastmod-stale') || dated.length < pages.length || dated.length > MAX_ENTRIES)
    return [];
  const code = dated.map(sitemapEntry).join('\n');
  const title = 'Sitemap entries with the dates that the pages show, in place of those that are there';
  const url = site.sitemap?.entries[0]?.file_url ?? null;
  return [{ title, language: 'xml', code, url, check_ids: ['sitemap/lastmod-stale'] }];
}

function datedPage(page: PageSummary | undefined): PageSummary | null {
  return page && /^\d{4}-\d{2}-\d{2}/.test(page.date_modified ?? '') ? page : null;
}
