import { writeText } from '../../../base/text/write-text.js';
import type { SiteCheck } from '../check.js';

export const schemaNoneOnSite: SiteCheck = {
  id: 'schema/none-on-site',
  severity: 'low',
  component: 'on_page_seo',
  scope: 'site',
  needs: [],
  measured_over: 'site',
  title: 'No structured data',
  why: 'Rich results such as breadcrumbs, ratings, products or events need structured data, and machines that answer questions read it too.',
  fix: 'Start with Organization and WebSite on the home page and BreadcrumbList everywhere, then mark up what the site is about.',
  reference: 'https://developers.google.com/search/docs/appearance/structured-data/intro-structured-data',
  effort_hours: 6,
  judge({ start_url, pages }) {
    const read = pages.filter((page) => page.is_html && page.status === 200);
    if (read.length === 0 || read.some((page) => page.has_structured_data)) return [];
    return [
      {
        url: start_url,
        observed: writeText`no JSON-LD, microdata or RDFa (pages read: ${read.length})`,
        expected: 'structured data on the main pages',
      },
    ];
  },
};
