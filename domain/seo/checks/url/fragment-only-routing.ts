import { writeText } from '../../../base/text/write-text.js';
import { fragmentViews } from '../../site/fragment-views.js';
import type { SiteCheck } from '../check.js';
import { MAX_RELATED_URLS } from '../linking-pages.js';

const SHOWN_VIEWS = 3;

export const urlFragmentOnlyRouting: SiteCheck = {
  id: 'url/fragment-only-routing',
  severity: 'medium',
  component: 'technical_seo',
  scope: 'site',
  needs: [],
  measured_over: 'html_pages',
  title: 'Content only available behind a URL fragment (#/ or #!)',
  why: 'Search engines drop what follows "#": all these views are one address to them, and only the first can be found.',
  fix: 'Use the History API with an address for each view.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics',
  effort_hours: 4,
  judge(site) {
    return fragmentViews(site).map(({ url, views, sources }) => ({
      url,
      observed: writeText`${views.length} views: ${views
        .slice(0, SHOWN_VIEWS)
        .map((view) => `#${view}`)
        .join(', ')}`,
      expected: 'an address for each view',
      where: 'a[href]',
      related_urls: sources.slice(0, MAX_RELATED_URLS),
    }));
  },
};
