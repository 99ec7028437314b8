import type { Snippet } from '../../audits/recommendation.js';
import type { SiteArtifacts } from '../checks/check.js';
import { correctEntries, type EntryCorrection } from './correct-entries.js';
import type { Fix } from './fix.js';
import { wholeSitemap } from './missing-sitemap-entries.js';

const MAX_LINES = 50;

/**
 * Entries to take out of the sitemap or to replace, one a line: every listed URL that is no indexable page, whichever
 * of these checks found it, so that no correction causes the next finding.
 */
export const sitemapCorrections: Fix = {
  check_ids: [
    'sitemap/url-error',
    'sitemap/url-redirect',
    'sitemap/url-noindex',
    'sitemap/url-noncanonical',
    'sitemap/url-blocked',
  ],
  write(_issues, facts) {
    const { site } = facts;
    const corrections = correctEntries(site);
    if (corrections.length === 0 || corrections.length > MAX_LINES) return [];
    const removed = corrections.filter(({ replacement }) => replacement === null).length;
    const listed = new Set(site.sitemap?.entries.map(({ url }) => url)).size;
    // Nothing would be left: a new file is quicker.
    return removed === listed ? wholeSitemap.write([], facts) : [toSnippet(corrections, site)];
  },
};

function toSnippet(corrections: readonly EntryCorrection[], { sitemap }: SiteArtifacts): Snippet {
  const file = sitemap?.files.find(({ status, kind }) => status === 200 && kind !== 'index')?.url ?? null;
  const lines = corrections.map(({ url, replacement }) => `${url}\n  -> ${replacement ?? '(remove)'}`);
  return { title: 'Sitemap entries to remove or replace', language: 'text', code: lines.join('\n'), url: file };
}
