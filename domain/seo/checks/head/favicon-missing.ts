import { writeText } from '../../../base/text/write-text.js';
import type { SiteCheck } from '../check.js';

const UNTELLING = [401, 403, 429];

export const headFaviconMissing: SiteCheck = {
  id: 'head/favicon-missing',
  severity: 'low',
  component: 'on_page_seo',
  scope: 'site',
  needs: ['probes'],
  measured_over: 'site',
  title: 'Missing favicon',
  why: 'The icon is shown beside the site in search results, tabs and bookmarks; without one, a gray placeholder appears.',
  fix: 'Link an icon of at least 48 by 48 px from the home page with rel="icon", or put one at /favicon.ico.',
  reference: 'https://developers.google.com/search/docs/appearance/favicon-in-search',
  effort_hours: 0.5,
  judge({ start_url, pages, probes }) {
    const status = probes?.favicon?.status ?? 0;
    // No response, a login wall or a rate limit says nothing about the file.
    if (status < 400 || UNTELLING.includes(status)) return [];
    const read = pages.filter((page) => page.is_html && page.status === 200);
    if (read.length === 0 || read.some((page) => page.has_icon)) return [];
    const observed = writeText`no icon link (pages read: ${read.length}), /favicon.ico returns ${status}`;
    return [{ url: start_url, observed, expected: 'link rel="icon" or /favicon.ico', where: 'head' }];
  },
};
