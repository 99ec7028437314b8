import type { PageSummary } from '../artifacts/page-summary.js';
import { affectedPages } from './affected-pages.js';
import { escapeMarkup } from './escape-markup.js';
import type { Remedy } from './remedy.js';

const MAX_ENTRIES = 20;
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** Entries for indexable pages that no sitemap lists. */
export const sitemapEntries: Remedy = {
  check_ids: ['sitemap/indexable-not-listed'],
  write(issues, facts) {
    const pages = affectedPages(issues, facts).filter(({ indexable }) => indexable);
    if (pages.length === 0) return [];
    const code = pages.slice(0, MAX_ENTRIES).map(entryOf).join('\n');
    return [{ title: 'Entries to add to the sitemap', language: 'xml', code, url: null }];
  },
};

/** A whole sitemap to begin with; a generator should write the rest. */
export const wholeSitemap: Remedy = {
  check_ids: ['sitemap/missing', 'sitemap/empty', 'sitemap/not-xml', 'sitemap/no-namespace'],
  write(_issues, facts) {
    if (facts.pages.length === 0) return [];
    const entries = facts.pages.slice(0, MAX_ENTRIES).map(entryOf);
    const code = [
      '<?xml version="1.0" encoding="UTF-8"?>',
      `<urlset xmlns="${NAMESPACE}">`,
      ...entries,
      '</urlset>',
    ].join('\n');
    const rest = facts.pages.length > MAX_ENTRIES ? ` (the first ${MAX_ENTRIES} of ${facts.pages.length} pages)` : '';
    return [
      {
        title: `A sitemap that is read everywhere${rest}`,
        language: 'xml',
        code,
        url: new URL('/sitemap.xml', facts.site.start_url).href,
      },
    ];
  },
};

/** With the date of change that the page shows; without one there is no lastmod, since a wrong one is worse than none. */
function entryOf({ url, date_modified: modified, date_published: published }: PageSummary): string {
  const date = [modified, published].find((one) => one !== null && /^\d{4}-\d{2}-\d{2}/.test(one))?.slice(0, 10);
  const lastmod = date === undefined ? '' : `\n    <lastmod>${date}</lastmod>`;
  return `  <url>\n    <loc>${escapeMarkup(url)}</loc>${lastmod}\n  </url>`;
}
