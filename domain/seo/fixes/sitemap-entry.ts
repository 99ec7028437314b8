import type { PageSummary } from '../artifacts/page-summary.js';
import { escapeMarkup } from './escape-markup.js';

type DatedPage = Pick<PageSummary, 'url' | 'date_modified' | 'date_published'>;

/** Of a sitemap, with the date of change that the page shows; without one there is no lastmod, since a wrong one is worse. */
export function sitemapEntry({ url, date_modified: modified, date_published: published }: DatedPage): string {
  const date = [modified, published].find((one) => one !== null && /^\d{4}-\d{2}-\d{2}/.test(one))?.slice(0, 10);
  const lastmod = date === undefined ? '' : `\n    <lastmod>${date}</lastmod>`;
  return `  <url>\n    <loc>${escapeMarkup(url)}</loc>${lastmod}\n  </url>`;
}
