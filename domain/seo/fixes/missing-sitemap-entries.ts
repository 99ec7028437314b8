import type { SiteFacts } from '../improvements/improvement.js';
import type { Fix } from './fix.js';
import { sitemapEntry } from './sitemap-entry.js';
import { writeSitemap } from './write-sitemap.js';

const MAX_ENTRIES = 50;

/** Entries for the indexable pages that no sitemap lists. */
export const missingSitemapEntries: Fix = {
  check_ids: ['sitemap/indexable-not-listed'],
  write(_issues, { site, pages }) {
    const listed = new Set(site.sitemap?.entries.map(({ url }) => url));
    const origin = new URL(site.start_url).origin;
    // A sitemap speaks for its own host only.
    const missing = pages.filter(({ url }) => !listed.has(url) && new URL(url).origin === origin);
    if (missing.length === 0) return [];
    const code = missing.slice(0, MAX_ENTRIES).map(sitemapEntry).join('\n');
    const rest =
      missing.length > MAX_ENTRIES
        ? ` (the first ${MAX_ENTRIES} of ${missing.length}: let the generator add them)`
        : '';
    return [{ title: `Entries to add to the sitemap${rest}`, language: 'xml', code, url: fileOf(site) }];
  },
};

/** A whole sitemap for a site that is small enough to list; a larger one needs a generator, and gets none here. */
export const wholeSitemap: Fix = {
  check_ids: ['sitemap/missing', 'sitemap/empty', 'sitemap/not-xml', 'sitemap/no-namespace'],
  write(_issues, facts) {
    if (!isListable(facts)) return [];
    const code = writeSitemap(facts.pages);
    return [{ title: 'A sitemap of all indexable pages', language: 'xml', code, url: sitemapUrl(facts) }];
  },
};

/** Whether the whole sitemap is written out as a snippet. */
export function isListable({ pages }: Pick<SiteFacts, 'pages'>): boolean {
  return pages.length > 0 && pages.length <= MAX_ENTRIES;
}

function sitemapUrl({ site }: SiteFacts): string {
  return fileOf(site) ?? new URL('/sitemap.xml', site.start_url).href;
}

/** The first sitemap file that was read. */
function fileOf({ sitemap }: SiteFacts['site']): string | null {
  return (sitemap?.files ?? []).find(({ status, kind }) => status === 200 && kind !== 'index')?.url ?? null;
}
