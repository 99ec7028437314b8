import type { PageSummary } from '../artifacts/page-summary.js';
import { sitemapEntry } from './sitemap-entry.js';

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** A whole sitemap file of these pages. */
export function writeSitemap(pages: readonly PageSummary[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<urlset xmlns="${NAMESPACE}">`,
    ...pages.map(sitemapEntry),
    '</urlset>',
  ].join('\n');
}
